import { mediaUrl } from '../../../../shared/site/settings.ts';
import { selectAudioPath } from '../../state/playerSelectors.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';

/** Media paths of recordings in memory, with their object URLs. At most one. */
export type Sources = Map<string, string>;

/**
 * Plays a recording of a server that ignores Range from memory. Such a server cannot send the middle of a recording:
 * Chromium would go back to its start. So the whole file is fetched once, and every position can be reached.
 */
export function playFromMemory(startListening: StartListening, sources: Sources): void {
  const drop = (but?: string) => {
    for (const [path, address] of sources) {
      if (path === but) continue;
      URL.revokeObjectURL(address);
      sources.delete(path);
    }
  };
  startListening({
    actionCreator: playerEvents.seekRefused,
    effect: async (_action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      const path = selectAudioPath(getState());
      if (!path) return;
      const isStillWanted = () => !signal.aborted && selectAudioPath(getState()) === path;
      try {
        const response = await fetch(new URL(mediaUrl(path), window.location.href), { signal });
        const body = response.ok ? await response.blob() : null;
        if (!isStillWanted()) return;
        if (!body) return void dispatch(playerEvents.elementFailed('unseekable'));
        drop();
        sources.set(path, URL.createObjectURL(body));
        dispatch(playerEvents.sourceRenewed());
      } catch {
        // The connection was lost; the requested position is kept for the next try.
        if (isStillWanted()) dispatch(playerEvents.elementFailed('unseekable'));
      }
    },
  });
  startListening({
    predicate: (_action, now, before) =>
      sources.size > 0 && selectAudioPath(now) !== selectAudioPath(before),
    effect: (_action, { getState }) => drop(selectAudioPath(getState())),
  });
}
