import type { GuideDetail } from '../../../domain/model.ts';
import { guideApi } from '../../guides/guideApi.ts';
import type { PlayerState } from '../state/playerState.ts';
import type { AppThunk } from '../../../shared/store/rootState.ts';

interface GuideToPlay {
  /** Undefined if it could not be loaded. */
  guide: GuideDetail | undefined;
  hasFailed: boolean;
  /** Something else was chosen while it loaded, which plays: the last click wins. */
  isOvertaken: boolean;
}

let latest = 0;
/** What played when the latest guide was requested, or has followed that by itself. */
let playedBefore = '';

/** Identifies what plays; a new address or a new try changes nothing. */
const playedIn = ({ clip, intent, item, preview }: PlayerState): string =>
  intent === 'play'
    ? [item?.guideId, item?.trackId, clip?.kind, clip?.id, preview?.guideId].join()
    : '';

/** The end of a track has started the next one. That is no choice: a guide that still loads plays when it arrives. */
export const playedOn = (before: PlayerState, after: PlayerState): void => {
  if (playedIn(before) === playedBefore) playedBefore = playedIn(after);
};

/** Loads a guide of which a track is to play, on any page. */
export const guideToPlay =
  (guideId: number): AppThunk<Promise<GuideToPlay>> =>
  async (dispatch, getState) => {
    latest += 1;
    const mine = latest;
    playedBefore = playedIn(getState().player);
    const call = dispatch(guideApi.endpoints.guide.initiate(guideId));
    const { data: guide, isError: hasFailed } = await call;
    // It stays in the cache for a minute, and longer if it is played.
    call.unsubscribe();
    const now = playedIn(getState().player);
    // A pause meanwhile is of what played before.
    const isOvertaken = mine !== latest || (now !== '' && now !== playedBefore);
    return { guide, hasFailed, isOvertaken };
  };
