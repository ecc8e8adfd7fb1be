import { playerBefore } from '../state/playerBefore.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { clipMediaApi } from './clipMediaApi.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/** Finds the words of a clip that was chosen in a list: lists do not have their addresses. */
export function findClipWords(startListening: StartListening): void {
  startListening({
    predicate: (action, { player: { clip } }, earlier) =>
      clip !== null && clip.transcript === undefined && clip !== playerBefore(action, earlier).clip,
    effect: async (_action, { dispatch, getState }) => {
      const { clip } = getState().player;
      if (!clip) return;
      const { kind, id } = clip;
      const call = clipMediaApi.endpoints.clipMedia.initiate({ kind, id }, { subscribe: false });
      const { data } = await dispatch(call);
      if (data?.transcript === undefined) return;
      const { transcript } = data;
      dispatch(playerEvents.clipWordsFound({ kind, id, transcript }));
    },
  });
}
