import type { GuideDetail } from '../../../domain/model.ts';
import {
  mergeNewest,
  positionIn,
  withGuideDetails,
  type GuideProgress,
  type TrackProgress,
} from './guideProgress.ts';

/** Seconds below which a position counts as the start. */
const minimumSeconds = 1;
/** Seconds before the length from which on a position is the end: a recording may be shorter than the catalogue says. */
const padding = 2;
/** Seconds that a position may be before the stored one without a seek. */
const tolerance = 2;

interface ProgressState {
  /** The progress in the browser's storage, which another tab may have written. */
  stored: GuideProgress | undefined;
  /** The progress in this tab's state: without storage only that has it. */
  inMemory: GuideProgress | undefined;
  /** Undefined for a moment while signing in, which clears the cache. */
  guide: GuideDetail | undefined;
  /** Length of the loaded track in seconds; 0 while unknown. */
  duration: number;
  /** The user moved the position since the last stored one: it may be earlier. */
  wasMoved: boolean;
  /** When this tab last played or was used, in milliseconds since 1970. */
  activeAt: number;
}

/** A position of the loaded track; `at` is now. */
interface PositionReached extends TrackProgress {
  trackId: number;
  /** It was reached by playback or by the user in this tab. */
  isActive: boolean;
}

/**
 * Returns the progress of the guide after an event; undefined if the event must not replace what is stored. Only
 * playback, a seek or a chosen second in this tab replaces a stored position: not the 0 of a new load, not a track that
 * jumped back by itself, not a tab that was suspended while another one played.
 */
export function nextProgress(
  { stored, inMemory, guide, duration, wasMoved, activeAt }: ProgressState,
  { trackId, position, isFinished, isActive, at }: PositionReached,
): GuideProgress | undefined {
  if (!isActive && stored && stored.changedAt > activeAt) return undefined;
  const merged = mergeNewest(stored, inMemory);
  const progress = guide ? withGuideDetails(guide, merged) : merged;
  if (!progress) return undefined;
  const stop = progress.trackProgress[trackId];
  const lang = progress.tracks.find(({ id }) => id === trackId)?.lang;
  const inRecording = stop && positionIn(stop, lang);
  const before = inRecording === undefined ? undefined : { position: inRecording };
  if (!isFinished) {
    const isStart = position < minimumSeconds;
    if (isStart && (!before || before.position >= minimumSeconds)) return undefined;
    const isBehind = before !== undefined && position < before.position - tolerance;
    // Moved there while it was paused: playing starts it again.
    const wasAtEnd = before && duration > 0 && before.position > duration - padding;
    if (isBehind && !wasMoved && !wasAtEnd) return undefined;
  }
  const { [lang ?? '']: _replaced, ...others } = {
    ...stop?.elsewhere,
    ...(stop && { [stop.lang ?? '']: stop.position }),
  };
  const reached = {
    position,
    isFinished: isFinished || (stop?.isFinished ?? false),
    at,
    ...(lang !== undefined && { lang }),
    ...(Object.keys(others).length > 0 && { elsewhere: others }),
  };
  return {
    ...progress,
    lastTrackId: trackId,
    wantedTrackId: progress.wantedTrackId === trackId ? null : progress.wantedTrackId,
    trackProgress: { ...progress.trackProgress, [trackId]: reached },
    changedAt: at,
  };
}
