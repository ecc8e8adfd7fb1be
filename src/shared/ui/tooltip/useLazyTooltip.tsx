import { useState, type SyntheticEvent } from 'react';
import type { Intent } from './ActionTooltip.tsx';
import { LazyTooltip } from './LazyTooltip.tsx';

/**
 * Returns the handlers that a button needs to get its tooltip, and the tooltip.
 * @param onKeyboard called when the keyboard's focus reaches the button
 */
export function useLazyTooltip(label: string, onKeyboard?: () => void) {
  const [visit, setVisit] = useState<{ element: HTMLElement; intent: Intent } | null>(null);
  const begin = (intent: Intent) => (event: SyntheticEvent<HTMLElement>) => {
    if (!visit) setVisit({ element: event.currentTarget, intent });
  };
  const beginByKeyboard = begin('mouseover');
  return {
    intentHandlers: {
      onMouseOver: begin('mouseover'),
      onTouchStart: begin('touchstart'),
      onFocus: (event: SyntheticEvent<HTMLElement>) => {
        if (!event.currentTarget.matches(':focus-visible')) return;
        onKeyboard?.();
        beginByKeyboard(event);
      },
    },
    tooltip: visit && <LazyTooltip label={label} {...visit} />,
  };
}
