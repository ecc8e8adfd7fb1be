import { useEffect } from 'react';
import { dialogEvents } from './dialogSlice.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/** Milliseconds after the landing page has loaded. */
const opensAfter = 5000;
/** Milliseconds until the next try, while a menu or another dialog is open. */
const pause = 1000;

/** Opens the dialog automatically while the landing page stays open; the slice decides whether it may open. */
export function useAutoOpenDialog(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const open = () => {
      // The dialog would open underneath.
      if (document.querySelector('[aria-modal="true"], [role="menu"]')) {
        timer = setTimeout(open, pause);
      } else dispatch(dialogEvents.openedAutomatically());
    };
    let timer = setTimeout(open, opensAfter);
    return () => clearTimeout(timer);
  }, [dispatch]);
}
