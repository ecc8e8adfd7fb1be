/**
 * The only access to what a browser may lack, refuse, or throw at when it is only looked at, as with site data blocked
 * or in a sandbox: then each is undefined, and the app continues without it. rawStorage.ts has the storage.
 */
function attempt<T>(read: () => T | undefined): T | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

// The types say that these always exist.
type Abilities = Partial<Pick<Navigator, 'clipboard' | 'locks' | 'mediaSession' | 'serviceWorker'>>;
const own = (): Abilities => navigator;

export const abilities = {
  clipboard: (): Clipboard | undefined => attempt(() => own().clipboard),
  /** Only pages with TLS have locks. */
  locks: (): LockManager | undefined => attempt(() => own().locks),
  mediaSession: (): MediaSession | undefined =>
    attempt(() => (typeof MediaMetadata === 'undefined' ? undefined : own().mediaSession)),
  serviceWorker: (): ServiceWorkerContainer | undefined => attempt(() => own().serviceWorker),
  /** Opens a channel between the tabs. */
  channel: (name: string): BroadcastChannel | undefined =>
    attempt(() => new BroadcastChannel(name)),
  indexedDb: (): IDBFactory | undefined => attempt(() => indexedDB),
};
