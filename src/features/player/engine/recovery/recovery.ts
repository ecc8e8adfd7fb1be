import { selectAudioPath } from '../../state/playerSelectors.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import type { Fault, MediaResponse, PlayerState } from '../../state/playerState.ts';
import { mediaStatus } from '../audio/mediaStatus.ts';
import { expiryOf, refetchMediaUrl } from './renewal.ts';
import type { StartListening } from '../../../../shared/store/rootState.ts';

type Status = MediaResponse['status'];

/** The position at which a new address was last tried. */
type Attempt = Pick<PlayerState, 'item' | 'clip' | 'position'>;

/** Seconds that must have been played since: a second failure before that is final. */
const progress = 5;

const isServersFault = (status: Status) =>
  typeof status === 'number' && (status >= 500 || status === 429);

/**
 * Finds out why a track failed before the user sees it: the address of a paid track is renewed once, and playback
 * continues from it (docs/faults.md). Otherwise the fault is that of the server's response or of the element.
 */
export function recoverPlayback(startListening: StartListening): void {
  let attempt: Attempt | undefined;

  const wasTried = ({ item, clip, position }: PlayerState): boolean =>
    attempt !== undefined &&
    attempt.item === item &&
    attempt.clip?.id === clip?.id &&
    Math.abs(position - attempt.position) < progress;

  startListening({
    actionCreator: playerEvents.elementFailed,
    effect: async ({ payload: fault = 'missing' }, api) => {
      const { dispatch, getState } = api;
      const { intent, loads, preview } = api.getOriginalState().player;
      const path = selectAudioPath(getState());
      if (preview || !path || fault === 'output') return;
      const isSigned = expiryOf(path) !== null;
      // A public recording that has started: there is nothing more to find out.
      if (!isSigned && fault !== 'missing') return;
      dispatch(playerEvents.recoveryStarted(intent));
      // Another track was chosen meanwhile.
      const isOver = () => getState().player.loads !== loads;

      const response = await mediaStatus(path);
      dispatch(playerEvents.mediaAnswered(response));
      const { status } = response;
      if (isOver()) return;
      if (!isSigned || status === 'unreachable' || isServersFault(status)) {
        dispatch(playerEvents.recoveryFailed(faultOf(status, fault)));
        return;
      }
      if (!wasTried(getState().player)) {
        const { item, clip, position } = getState().player;
        attempt = { item, clip, position };
        await refetchMediaUrl(api);
        if (isOver()) return;
        const fresh = selectAudioPath(getState());
        // The server may sign the same address again: unless it is a 404, the failure may have been temporary.
        if (fresh && (fresh !== path || status !== 404)) {
          dispatch(playerEvents.sourceRenewed());
          return;
        }
      }
      const isRefused = status === 403 || status === null;
      dispatch(playerEvents.recoveryFailed(isRefused ? 'expired' : faultOf(status, fault)));
    },
  });
  // The user tries again after a 404: the recording may have moved.
  startListening({
    actionCreator: playerEvents.retryRequested,
    effect: async (_action, api) => {
      const { dispatch, getState } = api;
      const { fault } = api.getOriginalState().player;
      attempt = undefined;
      if (fault !== 'missing' && fault !== 'expired') return;
      const path = selectAudioPath(getState());
      const { loads } = getState().player;
      await refetchMediaUrl(api);
      const isSame = getState().player.loads === loads;
      if (isSame && selectAudioPath(getState()) !== path) dispatch(playerEvents.sourceRenewed());
    },
  });
}

/** Returns the fault that the server's status shows; otherwise the one that the element reported. */
function faultOf(status: Status, reported: Fault): Fault {
  if (status === 404) return 'missing';
  if (status === 'unreachable') return 'connection';
  return isServersFault(status) ? 'server' : reported;
}
