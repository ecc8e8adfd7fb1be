import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dialogEvents } from './dialogSlice.ts';

/** Milliseconds after the landing page has loaded. */
const opensAfter = 5000;

/** The dialog opens by itself while the landing page stays open; the slice knows when it must not. */
export function useAutoOpenDialog(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(dialogEvents.openedAutomatically()), opensAfter);
    return () => clearTimeout(timer);
  }, [dispatch]);
}
