import type { StartListening } from '../../../shared/lib/startListening.ts';
import { selectAccount } from '../../auth/session/authSelectors.ts';
import type { AudioPort } from '../engine/audio/audioPort.ts';
import { guideApi } from '../state/guideApi.ts';
import { playerBefore } from '../state/playerBefore.ts';
import {
  mergeNewest,
  withGuideDetails,
  type GuideProgress,
  type TrackProgress,
} from './guideProgress.ts';
import { progressEvents } from './progressSlice.ts';
import type { ProgressStorage } from './progressStorage.ts';
import type { PlayerAndApi } from '../state/playerSelectors.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerItem } from '../state/playerState.ts';

/** When this tab was last heard or operated, in milliseconds since 1970. */
export interface TabActivity {
  at: number;
}

/** Seconds: a sound that has only just begun is nowhere yet. */
const minimumSeconds = 1;
/** Seconds that a sound may stand before its kept place without having been moved there. */
const tolerance = 2;

/**
 * Notes where the loaded track is, at every second and whenever it is paused, moved, ended or hidden. What
 * was kept gives way only to what was heard or requested here: never to a zero, never to a track that fell
 * back by itself, never to a tab that has slept while another one continued.
 */
export function recordProgress(
  startListening: StartListening<PlayerAndApi>,
  audio: AudioPort,
  progress: ProgressStorage,
  tab: TabActivity,
): void {
  /** Who started what is loaded: signing out stops nothing, and is no reason to tell the next person. */
  let owner: string | null = null;
  /** The seeks that were requested up to the place noted last: a further one may go back. */
  let seeks = 0;
  const note = (
    state: PlayerAndApi,
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
    // A browser without storage: what this tab holds is all there is.
    const held = owner === state.progress.account ? state.progress.guides[guideId] : undefined;
    const noted = mergeNewest(stored, held);
    // Signing in drops the guide's answer for a moment.
    const known = guide ? withGuideDetails(guide, noted) : noted;
    if (!known) return undefined;
    const kept = known.places[trackId];
    const wasMoved = state.player.seeks !== seeks;
    if (!place.isFinished && kept) {
      if (place.position < minimumSeconds && kept.position >= minimumSeconds) return undefined;
      if (place.position < kept.position - tolerance && !wasMoved) return undefined;
    } else if (!place.isFinished && place.position < minimumSeconds) return undefined;
    seeks = state.player.seeks;
    const isFinished = place.isFinished || (kept?.isFinished ?? false);
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
      } = playerBefore(action, before);
      if (item !== itemBefore) {
        owner = selectAccount(now);
        seeks = now.player.seeks;
        tab.at = Date.now();
        return;
      }
      if (!item || preview) return;
      if (playerEvents.ended.match(action)) {
        // A paused track that was moved to its end was not heard to its end.
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
      // What is paused was noted when it was paused: another tab may have continued since.
      if (!item || preview || status !== 'playing') return;
      const place = { position: audio.currentTime, isFinished: false };
      const change = note(getState(), item, place, true);
      if (change) dispatch(change);
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { getState, getOriginalState }) => {
      // What a visitor hears is theirs once they have signed in.
      if (selectAccount(getOriginalState()) === null && owner === null) {
        owner = selectAccount(getState());
      }
    },
  });
}
