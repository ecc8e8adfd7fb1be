import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '../../../shared/listening.ts';
import { mediaUrl } from '../../../shared/settings.ts';
import { bufferedFrom, type AudioPort } from '../audioPort.ts';
import { clipAudioApi } from '../clipAudioApi.ts';
import { guideApi } from '../guideApi.ts';
import { selectAudioPath, type PlayerAndApi } from '../playerSelectors.ts';
import { playerEvents } from '../playerSlice.ts';

/** Seconds before an address lapses at which a fresh one is asked for. */
const early = 300;
/** Seconds that the second element is given to load from the fresh address. */
const headStart = 5;

type Api = ListenerEffectAPI<PlayerAndApi, ThunkDispatch<PlayerAndApi, unknown, UnknownAction>>;

/** Seconds of the epoch at which a signed address lapses; null for one that is public. */
function lapseOf(path: string): number | null {
  const expires = /[?&]expires=(\d+)/.exec(path)?.[1];
  return expires === undefined ? null : Number(expires);
}

/**
 * Signed addresses are renewed before they lapse, and after they have: whoever listens hears no difference
 * (faults.md, *The app*). Each address is renewed once: what fails with a fresh one has failed.
 */
export function renewAddresses(
  startListening: StartListening<PlayerAndApi>,
  audio: AudioPort,
): void {
  let asked: string | undefined;
  let failed: string | undefined;

  startListening({
    actionCreator: playerEvents.elementFailed,
    effect: async (_action, api) => {
      const { dispatch, getState } = api;
      const { intent, loads, preview } = api.getOriginalState().player;
      const path = selectAudioPath(getState());
      if (preview || !path || lapseOf(path) === null || failed === path) return;
      failed = path;
      dispatch(playerEvents.renewalBegun(intent));
      await readAgain(api);
      const fresh = selectAudioPath(getState());
      // Something else was chosen meanwhile.
      if (getState().player.loads !== loads) return;
      if (fresh && fresh !== path) dispatch(playerEvents.sourceRenewed());
      else dispatch(playerEvents.elementFailed('expired'));
    },
  });
  // Somebody tries again what was not to be found: perhaps it has moved.
  startListening({
    actionCreator: playerEvents.retryRequested,
    effect: async (_action, api) => {
      const { dispatch, getState } = api;
      const { fault } = api.getOriginalState().player;
      if (fault !== 'missing' && fault !== 'expired') return;
      const path = selectAudioPath(getState());
      const { loads } = getState().player;
      failed = undefined;
      await readAgain(api);
      const isSame = getState().player.loads === loads;
      if (isSame && selectAudioPath(getState()) !== path) dispatch(playerEvents.sourceRenewed());
    },
  });
  startListening({
    actionCreator: playerEvents.timeReported,
    effect: async (_action, api) => {
      const { delay, dispatch, getState } = api;
      const { duration, preview } = getState().player;
      const path = selectAudioPath(getState());
      const lapse = path === undefined ? null : lapseOf(path);
      if (preview || !path || lapse === null || asked === path) return;
      if (lapse - Date.now() / 1000 > early) return;
      asked = path;
      // What has arrived needs no address any more.
      if (duration > 0 && bufferedFrom(audio) >= duration - 1) return;
      const { loads } = getState().player;
      await readAgain(api);
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

/** Asks the server again for what holds the address of what is loaded. */
async function readAgain({ dispatch, getState }: Api): Promise<void> {
  const { clip, item } = getState().player;
  const anew = { forceRefetch: true, subscribe: false };
  if (item) await dispatch(guideApi.endpoints.guide.initiate(item.guideId, anew));
  if (!clip) return;
  const { kind, id } = clip;
  const { data } = await dispatch(clipAudioApi.endpoints.clipAudio.initiate({ kind, id }, anew));
  if (data) dispatch(playerEvents.clipRenewed({ kind, id, audio: data }));
}
