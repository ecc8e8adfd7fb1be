import type { GuideDetail, Track } from '../../../domain/model.ts';
import { guideApi } from '../../guides/guideApi.ts';
import type { PlayerItem } from './playerState.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

/** Returns whether a track can be played: it is free or its guide is owned. */
export const isPlayable = (guide: GuideDetail, track: Track): boolean =>
  track.isFree || guide.isOwned;

const selectGuide = (state: RootState, guideId: number | undefined): GuideDetail | undefined =>
  guideId === undefined ? undefined : guideApi.endpoints.guide.select(guideId)(state).data;

export const selectLoadedGuide = (state: RootState): GuideDetail | undefined =>
  selectGuide(state, state.player.item?.guideId);

export const selectTrack = (state: RootState, item: PlayerItem | null): Track | undefined =>
  selectGuide(state, item?.guideId)?.tracks.find(({ id }) => id === item?.trackId);

export const selectLoadedTrack = (state: RootState): Track | undefined =>
  selectTrack(state, state.player.item);

/**
 * Selects the media path of the current source: the preview's, otherwise that of the loaded track; undefined without
 * one.
 */
export const selectAudioPath = (state: RootState): string | undefined =>
  state.player.preview?.theme ?? state.player.clip?.audio ?? selectLoadedTrack(state)?.audio;

/** Selects the current index in the list: the loaded track, or where the list was left for the queue. */
const selectListItem = ({ player }: RootState): PlayerItem | null => player.anchor ?? player.item;

/** Selects the guide whose tracks are played. */
export const selectListGuide = (state: RootState): GuideDetail | undefined =>
  selectGuide(state, selectListItem(state)?.guideId);

/**
 * Returns the playable track `step` tracks from the current one, wrapping around the list.
 * Undefined when nothing is loaded or no track can be played.
 */
export function selectAdjacentTrack(state: RootState, step: 1 | -1): Track | undefined {
  const guide = selectListGuide(state);
  const item = selectListItem(state);
  const playable = guide?.tracks.filter((track) => isPlayable(guide, track)) ?? [];
  const index = playable.findIndex(({ id }) => id === item?.trackId);
  if (index === -1) return playable[0];
  // From a track of the queue, 'previous' returns to the track of the list.
  if (state.player.anchor && step === -1) return playable[index];
  return playable.at((index + step) % playable.length);
}

/** Selects the track after the list's current index, locked or not; the first one after the last. */
export function selectNextInList(state: RootState): Track | undefined {
  const tracks = selectListGuide(state)?.tracks ?? [];
  const index = tracks.findIndex(({ id }) => id === selectListItem(state)?.trackId);
  return tracks[(index + 1) % tracks.length];
}

/** Selects the first playable track of the queue. */
export const selectQueueHead = (state: RootState): PlayerItem | undefined =>
  state.player.queue.find((item) => {
    const guide = selectGuide(state, item.guideId);
    const track = selectTrack(state, item);
    return guide && track && isPlayable(guide, track);
  });

/** Selects the track after a finished one; undefined if there is none or if it is locked. */
export function selectUpcoming(state: RootState): PlayerItem | undefined {
  const head = selectQueueHead(state);
  if (head) return head;
  const guide = selectListGuide(state);
  const next = selectNextInList(state);
  const isOther = guide && (guide.tracks.length > 1 || state.player.anchor !== null);
  return isOther && next && isPlayable(guide, next)
    ? { guideId: guide.id, trackId: next.id }
    : undefined;
}
