import { useEffect, useSyncExternalStore } from 'react';
import { rawStorage } from '../storage/rawStorage.ts';

/** Without a choice the scheme is that of the system. */
export const schemeModes = ['system', 'light', 'dark'] as const;
type SchemeMode = (typeof schemeModes)[number];

/** Its raw key. The script in public/index.html reads it before the first paint. */
const key = 'scheme';

/** `--paper` of theme.css, for the browser's own bars; also in public/index.html. */
const barColours = { light: '#FBF8F2', dark: '#14110E' };

/** The choice of this visit, if the browser stores none. */
let unstored: SchemeMode | undefined;
const listeners = new Set<() => void>();

const readMode = (): SchemeMode =>
  schemeModes.find((mode) => mode === rawStorage.read(key)) ?? unstored ?? 'system';

/** Chooses the scheme for this page, the next ones, and other tabs. */
function setMode(mode: SchemeMode): void {
  // 'system' is stored as the absence of a choice.
  rawStorage.write(key, mode === 'system' ? null : mode);
  unstored = mode;
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  const stopListening = rawStorage.onOtherTab(() => {
    unstored = undefined;
    changed();
  });
  listeners.add(changed);
  return () => {
    stopListening();
    listeners.delete(changed);
  };
}

/** The user's choice; 'system' in the server's HTML and during hydration. */
export function useScheme() {
  const mode = useSyncExternalStore(subscribe, readMode, () => 'system' as const);
  return { mode, setMode };
}

/** Gives the page and the browser's bars the chosen scheme, as it or the system's changes. */
export function SchemeSync() {
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const mode = readMode();
      const isDark = mode === 'dark' || (mode === 'system' && system.matches);
      const scheme = isDark ? 'dark' : 'light';
      document.documentElement.dataset.scheme = scheme;
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute('content', barColours[scheme]);
    };
    apply();
    const unsubscribe = subscribe(apply);
    system.addEventListener('change', apply);
    return () => {
      unsubscribe();
      system.removeEventListener('change', apply);
    };
  }, []);
  return null;
}
