import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moveFocusByKey } from './focusStops.ts';

interface Parts {
  root: RefObject<HTMLElement | null>;
  box: RefObject<HTMLInputElement | null>;
  isShowing: boolean;
  /** Shows what was found, or not. */
  show: (isShown: boolean) => void;
  /** Escape once more. */
  close: () => void;
  /** Enter in the box. */
  entered: () => void;
}

const isWriting = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;

/**
 * The search by keyboard: Enter in the box leads to the page of all results, arrows go through what was found, Escape closes it and then the box, letters go
 * on writing. What is pressed or focused elsewhere closes it as well.
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
    // In the middle of composing a character, keys belong to the keyboard's own list.
    if (event.isComposing) return;
    if (key === 'Enter' && isInBox) {
      done();
      return entered();
    }
    if (key === 'ArrowDown' && isInBox && !isShowing) {
      done();
      return show(true);
    }
    if (isShowing && moveFocusByKey(key, within, input)) return done();
    // The letter itself goes where the focus is by then.
    if (!isInBox && isWriting(event)) input.focus();
  });
  const left = useEffectEvent((target: EventTarget | null) => {
    if (!isShowing || !(target instanceof Element) || root.current?.contains(target)) return;
    // A dialog above the page, or a toast, is no leaving.
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
