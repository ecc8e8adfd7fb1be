import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moveFocusByKey } from './focusStops.ts';

interface Parts {
  root: RefObject<HTMLElement | null>;
  box: RefObject<HTMLInputElement | null>;
  isShowing: boolean;
  /** Shows or hides the results. */
  show: (isShown: boolean) => void;
  /** Called for a second Escape. */
  close: () => void;
  /** Called for Enter in the box. */
  entered: () => void;
}

const isWriting = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;

/**
 * Handles the keys of the search: Enter in the box opens the page of all results, arrows move through the results,
 * Escape closes them and then the box, letters go into the box. A click or focus outside closes it as well.
 */
export function useSearchKeys({ root, box, isShowing, show, close, entered }: Parts): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const [within, input] = [root.current, box.current];
    if (!within || !input) return;
    const { key } = event;
    const isInBox = event.target === input;
    const done = () => event.preventDefault();
    if (key === 'Escape') {
      done();
      if (!isShowing) return close();
      show(false);
      return input.focus();
    }
    if (key === 'Enter' && isInBox) {
      done();
      return entered();
    }
    if (key === 'ArrowDown' && isInBox && !isShowing) {
      done();
      return show(true);
    }
    if (isShowing && moveFocusByKey(key, within, input)) return done();
    // The browser then adds the letter to the focused box.
    if (!isInBox && isWriting(event)) input.focus();
  });
  const left = useEffectEvent((target: EventTarget | null) => {
    if (!isShowing || !(target instanceof Element) || root.current?.contains(target)) return;
    // A dialog above the page, or a toast, does not close it.
    if (target.closest('header, main, footer')) show(false);
  });
  useEffect(() => {
    const within = root.current;
    const byPointer = ({ target }: PointerEvent) => left(target);
    const byFocus = ({ target }: FocusEvent) => left(target);
    within?.addEventListener('keydown', pressed);
    document.addEventListener('pointerdown', byPointer);
    document.addEventListener('focusin', byFocus);
    return () => {
      within?.removeEventListener('keydown', pressed);
      document.removeEventListener('pointerdown', byPointer);
      document.removeEventListener('focusin', byFocus);
    };
  }, [root]);
}
