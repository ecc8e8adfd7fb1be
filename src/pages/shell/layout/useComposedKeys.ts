import { useEffect } from 'react';

/** What browsers say of a key that belongs to an input method, Safari for the one that ends the composition too. */
const composedKeyCode = 229;

const ignoreComposed = (event: KeyboardEvent): void => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else tells Safari's last key.
  if (event.isComposing || event.keyCode === composedKeyCode) event.stopImmediatePropagation();
};

/**
 * Hides keys from every handler of the page while characters are composed (Japanese, accents by dead keys): Escape and
 * Enter then belong to the input method.
 */
export function useComposedKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', ignoreComposed, true);
    return () => window.removeEventListener('keydown', ignoreComposed, true);
  }, []);
}
