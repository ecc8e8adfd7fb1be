import { useEffect, useRef } from 'react';
import type { Guide } from '../../../domain/model.ts';
import { playerEvents } from '../../player/state/playerSlice.ts';
import { useAppStore } from '../../../shared/store/hooks.ts';

const holds = (guides: Guide[], id: number): boolean => guides.some((guide) => guide.id === id);

/**
 * Stops a preview when the user leaves the page, and when another category or a search removes its card.
 * Scrolling past the card does not stop it.
 */
export function useStopPreviewOnLeave(guides: Guide[]): void {
  const store = useAppStore();
  const shown = useRef<Guide[]>([]);
  useEffect(() => {
    const stopIfGone = (before: Guide[], now: Guide[]) => {
      const id = store.getState().player.preview?.guideId;
      if (id === undefined || !holds(before, id) || holds(now, id)) return;
      store.dispatch(playerEvents.previewStopped());
    };
    stopIfGone(shown.current, guides);
    shown.current = guides;
    return () => {
      // If another list follows, it has registered by then; otherwise the list is gone.
      queueMicrotask(() => {
        if (shown.current === guides) stopIfGone(guides, []);
      });
    };
  }, [guides, store]);
}
