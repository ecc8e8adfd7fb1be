import { selectAccount } from '../../auth/session/sessionSlice.ts';
import type { AudioPort } from '../engine/audio/audioPort.ts';
import { guideApi } from '../state/guideApi.ts';
import { playerBefore } from '../state/playerBefore.ts';
import {
  mergeNewest,
  savedPosition,
  withGuideDetails,
  type GuideProgress,
  type TrackProgress,
} from './guideProgress.ts';
import { progressEvents } from './progressSlice.ts';
import type { ProgressStorage } from './progressStorage.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerItem } from '../state/playerState.ts';
import type { RootState, StartListening } from '../../../shared/store/rootState.ts';

/** When this tab last played or was used, in milliseconds since 1970. */
export interface TabActivity {
  at: number;
}

/** Seconds below which a position counts as the start. */
const minimumSeconds = 1;
/** Seconds before the length from which on a position is the end: a recording may be shorter than the catalogue says. */
const padding = 2;
/** Seconds that a position may be before the stored one without a seek. */
const tolerance = 2;

/**
 * Returns whether a track was chosen at another second than the one that this tab has stored, as by a bookmark. Before
 * the progress is loaded, a track is chosen at 0, which replaces nothing.
 */
const isElsewhere = (
  { guideId, trackId, startAt = 0 }: ReturnType<typeof playerEvents.trackChosen>['payload'],
  { progress }: RootState,
): boolean => startAt !== savedPosition(progress.guides[guideId], trackId);

/**
 * Stores the position of the loaded track every second, and on pause, seek, end and when the page is hidden. Only
 * playback, a seek or a chosen second in this tab replaces a stored position: not the 0 of a new load, not a track that
 * jumped back by itself, not a tab that was suspended while another one played.
 */
export function recordProgress(
  startListening: StartListening,
  audio: AudioPort,
  progress: ProgressStorage,
  tab: TabActivity,
): void {
  /**
   * The account that started the loaded track: signing out does not stop a free one, and its progress stays private.
   */
  let owner: string | null = null;
  /** The user moved the position since the last stored one: it may be earlier. */
  let wasMoved = false;
  const note = (
    state: RootState,
    item: PlayerItem,
    place: Omit<TrackProgress, 'at'>,
    isActive: boolean,
  ): ReturnType<typeof progressEvents.progressChanged> | undefined => {
    const { guideId, trackId } = item;
    const guide = guideApi.endpoints.guide.select(guideId)(state).data;
    const at = Date.now();
    if (isActive) tab.at = at;
    const stored = progress.read(owner, guideId);
    if (!isActive && stored && stored.changedAt > tab.at) return undefined;
    // Without storage only this tab's state has it.
    const held = owner === state.progress.account ? state.progress.guides[guideId] : undefined;
    const noted = mergeNewest(stored, held);
    // Signing in clears the guide from the cache for a moment.
    const known = guide ? withGuideDetails(guide, noted) : noted;
    if (!known) return undefined;
    const storedTrack = known.places[trackId];
    const { duration } = state.player;
    // Moved there while it was paused: playing starts it again.
    const wasAtEnd = storedTrack && duration > 0 && storedTrack.position > duration - padding;
    if (!place.isFinished && storedTrack) {
      if (place.position < minimumSeconds && storedTrack.position >= minimumSeconds)
        return undefined;
      const isBehind = place.position < storedTrack.position - tolerance;
      if (isBehind && !wasMoved && !wasAtEnd) return undefined;
    } else if (!place.isFinished && place.position < minimumSeconds) return undefined;
    wasMoved = false;
    const isFinished = place.isFinished || (storedTrack?.isFinished ?? false);
    const entry: GuideProgress = {
      ...known,
      lastTrackId: trackId,
      wantedTrackId: known.wantedTrackId === trackId ? null : known.wantedTrackId,
      places: { ...known.places, [trackId]: { position: place.position, isFinished, at } },
      changedAt: at,
    };
    progress.write(owner, entry);
    tab.at = at;
    return progressEvents.progressChanged({ account: owner, entry });
  };

  startListening({
    predicate: (action, now, before) => now.player !== playerBefore(action, before),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      const [now, before] = [getState(), getOriginalState()];
      const { item, position } = now.player;
      const {
        item: itemBefore,
        preview,
        intent,
        position: positionBefore,
        seeks: seeksBefore,
      } = playerBefore(action, before);
      if (item !== itemBefore) {
        owner = selectAccount(now);
        wasMoved = playerEvents.trackChosen.match(action) && isElsewhere(action.payload, now);
        tab.at = Date.now();
        return;
      }
      if (now.player.seeks !== seeksBefore) wasMoved = true;
      if (!item || preview) return;
      if (playerEvents.ended.match(action)) {
        // A paused track that was moved to its end was not played to its end.
        if (intent === 'pause') return;
        const change = note(now, item, { position: 0, isFinished: true }, true);
        if (change) dispatch(change);
        return;
      }
      if (position === positionBefore) return;
      const isActive = playerEvents.seekRequested.match(action) || now.player.intent === 'play';
      const change = note(now, item, { position, isFinished: false }, isActive);
      if (change) dispatch(change);
    },
  });
  startListening({
    actionCreator: progressEvents.pageHidden,
    effect: (_action, { dispatch, getState }) => {
      const { item, preview, status } = getState().player;
      // A paused track was stored when it was paused: another tab may have continued since.
      if (!item || preview || status !== 'playing') return;
      const place = { position: audio.currentTime, isFinished: false };
      const change = note(getState(), item, place, true);
      if (change) dispatch(change);
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { getState, getOriginalState }) => {
      // A visitor's progress belongs to the account that signs in.
      if (selectAccount(getOriginalState()) === null && owner === null) {
        owner = selectAccount(getState());
      }
    },
  });
}
