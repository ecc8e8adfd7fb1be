import type { GuideDetail, Track } from '../../domain/model.ts';
import type { api } from '../../shared/api.ts';
import type { AuthRoot } from '../auth/authListeners.ts';
import { guideApi } from './guideApi.ts';
import type { PlayerRoot, PlayerState } from './playerState.ts';

/** The store's state as far as the player reads it: its own slice, the API's cache, and who listens. */
export type PlayerAndApi = PlayerRoot &
  Pick<AuthRoot, 'session'> & { [api.reducerPath]: ReturnType<typeof api.reducer> };

export const selectPlayer = (state: PlayerRoot): PlayerState => state.player;

/** Whether this guide's theme is what sounds now. */
export const selectIsPreviewing = (state: PlayerRoot, guideId: number): boolean =>
  state.player.preview?.guideId === guideId;

/** A track may be played when it is free or its guide is owned (spec section 4, *Player*). */
export const isPlayable = (guide: GuideDetail, track: Track): boolean =>
  track.isFree || guide.isOwned;

export const selectLoadedGuide = (state: PlayerAndApi): GuideDetail | undefined => {
  const guideId = state.player.item?.guideId;
  return guideId === undefined ? undefined : guideApi.endpoints.guide.select(guideId)(state).data;
};

export const selectLoadedTrack = (state: PlayerAndApi): Track | undefined =>
  selectLoadedGuide(state)?.tracks.find(({ id }) => id === state.player.item?.trackId);

/** Media path of what should sound: the preview's before what is loaded; undefined when nothing should. */
export const selectAudioPath = (state: PlayerAndApi): string | undefined =>
  state.player.preview?.theme ?? state.player.clip?.audio ?? selectLoadedTrack(state)?.audio;

/**
 * The playable track `step` places from the loaded one, round the ends of the list (spec section 4).
 * Undefined when nothing is loaded or nothing may be played.
 */
export function selectNeighbour(state: PlayerAndApi, step: 1 | -1): Track | undefined {
  const guide = selectLoadedGuide(state);
  const playable = guide?.tracks.filter((track) => isPlayable(guide, track)) ?? [];
  const here = playable.findIndex(({ id }) => id === state.player.item?.trackId);
  return here === -1 ? playable[0] : playable.at((here + step) % playable.length);
}

/** The track that stands after the loaded one in the list, locked or not; round the end to the first. */
export function selectFollowing(state: PlayerAndApi): Track | undefined {
  const tracks = selectLoadedGuide(state)?.tracks ?? [];
  const here = tracks.findIndex(({ id }) => id === state.player.item?.trackId);
  return tracks[(here + 1) % tracks.length];
}
