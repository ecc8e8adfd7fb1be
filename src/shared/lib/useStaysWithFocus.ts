import { useState } from 'react';

/**
 * Keeps a control that a timer removes as long as it has the focus, which would otherwise be lost while the user
 * decides. A press with the pointer ends that.
 */
export function useStaysWithFocus(isWanted: boolean) {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isShown: isWanted || hasFocus,
    /** The control's own. */
    handlers: { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) },
    /** Call it for each press with the event's `detail`, which is 0 for the keyboard. */
    pressed: (detail: number) => {
      if (detail > 0) setHasFocus(false);
    },
  };
}
