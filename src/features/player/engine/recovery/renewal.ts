import { mediaUrl } from '../../../../shared/site/settings.ts';
import { bufferedFrom, type AudioPort } from '../audio/audioPort.ts';
import { clipMediaApi } from '../clipMediaApi.ts';
import { guideApi } from '../../../guides/guideApi.ts';
import { selectAudioPath } from '../../state/playerSelectors.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import type { ListenerApi, StartListening } from '../../../../shared/store/rootState.ts';

/** Seconds before an address expires at which a new one is requested. */
const early = 300;
/** Seconds within which the second element must load from the new address. */
const headStart = 5;

/** Returns the seconds since 1970 at which a signed address expires; null for a public one. */
export function expiryOf(path: string): number | null {
  const expires = /[?&]expires=(\d+)/.exec(path)?.[1];
  return expires === undefined ? null : Number(expires);
}

/** Renews signed addresses before they expire, without a gap in the sound; after that, recovery.ts does it. */
export function refreshMediaUrls(startListening: StartListening, audio: AudioPort): void {
  let requestedPath: string | undefined;

  startListening({
    actionCreator: playerEvents.timeReported,
    effect: async (_action, api) => {
      const { delay, dispatch, getState } = api;
      const { duration, preview } = getState().player;
      const path = selectAudioPath(getState());
      const expiresAt = path === undefined ? null : expiryOf(path);
      if (preview || !path || expiresAt === null || requestedPath === path) return;
      if (expiresAt - Date.now() / 1000 > early) return;
      requestedPath = path;
      // A completely buffered source no longer needs an address.
      if (duration > 0 && bufferedFrom(audio) >= duration - 1) return;
      const { loads } = getState().player;
      await refetchMediaUrl(api);
      const fresh = selectAudioPath(getState());
      if (!fresh || fresh === path) return;
      audio.prepare?.(mediaUrl(fresh));
      await delay(headStart * 1000);
      const { player } = getState();
      if (player.loads !== loads || player.preview) return;
      dispatch(playerEvents.timeReported(audio.currentTime));
      dispatch(playerEvents.sourceRenewed());
    },
  });
}

/** Requests the data with the address of the current source again. */
export async function refetchMediaUrl({ dispatch, getState }: ListenerApi): Promise<void> {
  const { clip, item } = getState().player;
  const refetch = { forceRefetch: true, subscribe: false };
  if (item) await dispatch(guideApi.endpoints.guide.initiate(item.guideId, refetch));
  if (!clip) return;
  const { kind, id } = clip;
  const { data } = await dispatch(clipMediaApi.endpoints.clipMedia.initiate({ kind, id }, refetch));
  if (data) dispatch(playerEvents.clipRenewed({ kind, id, ...data }));
}
