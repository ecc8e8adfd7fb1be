/** Milliseconds after which a busy page is brought to life all the same. */
const latest = 3000;
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * A rendered page stands before its script runs: it is brought to life when the browser has nothing else to
 * do, or at the first sign of somebody's hand. The click that follows that sign finds React there.
 */
export function whenWanted(bringToLife: () => void): void {
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true);
    window.cancelIdleCallback?.(idle);
    bringToLife();
  };
  for (const sign of signs) window.addEventListener(sign, begin, true);
  // Safari has none: it takes its next free moment.
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 0));
  const idle = later(begin, { timeout: latest });
}
