/**
 * The only door to the browser's storage. A browser may block it, or it may be full: then reads find
 * nothing, writes say so by answering false, and the app works on (faults.md).
 */
function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Flags that live as long as the tab. */
export const sessionFlag = {
  isSet: (name: string): boolean => {
    try {
      return session()?.getItem(name) === 'true';
    } catch {
      return false;
    }
  },
  /** Answers whether the flag could be kept. */
  set: (name: string): boolean => {
    try {
      const storage = session();
      storage?.setItem(name, 'true');
      return storage !== undefined;
    } catch {
      return false;
    }
  },
  clear: (name: string): void => {
    try {
      session()?.removeItem(name);
    } catch {
      // Blocked storage holds no flag.
    }
  },
};
