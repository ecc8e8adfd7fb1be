import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dialogEvents } from './dialogSlice.ts';

/** Milliseconds after the landing page has loaded. */
const opensAfter = 5000;

/** Opens the dialog automatically while the landing page stays open; the slice decides whether it may open. */
export function useAutoOpenDialog(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(dialogEvents.openedAutomatically()), opensAfter);
    return () => clearTimeout(timer);
  }, [dispatch]);
}
