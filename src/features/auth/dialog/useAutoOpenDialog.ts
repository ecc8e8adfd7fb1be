import { useEffect } from 'react';
import { tabFlag } from '../../../shared/storage/rawStorage.ts';
import { dialogEvents } from './dialogSlice.ts';
import { useAppDispatch, useAppStore } from '../../../shared/store/hooks.ts';

/** Milliseconds after the landing page has loaded. */
const opensAfter = 5000;
/** Milliseconds until the next try, while the person is busy. */
const pause = 1000;

/** A menu, another dialog or the search is open: this dialog would open underneath. */
const openedByPerson = '[aria-modal="true"], [role="menu"], [role="search"]';
const field = 'input, textarea, select, [contenteditable="true"]';

const isBackToPage = () => {
  // Entries of this name have no other type.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward';
};

/**
 * Opens the dialog automatically while the landing page stays open and the person neither types nor listens; the slice
 * decides whether it may open. A dialog that was closed in this tab does not come again by Back.
 */
export function useAutoOpenDialog(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const isBusy = () =>
      document.querySelector(openedByPerson) !== null ||
      document.activeElement?.matches(field) === true ||
      store.getState().player.intent === 'play';
    const open = () => {
      if (isBusy()) timer = setTimeout(open, pause);
      else if (!tabFlag.isSet('dialog-closed') || !isBackToPage()) {
        dispatch(dialogEvents.openedAutomatically());
      }
    };
    let timer = setTimeout(open, opensAfter);
    return () => clearTimeout(timer);
  }, [dispatch, store]);
}
