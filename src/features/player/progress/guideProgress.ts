import type { GuideDetail, Picture, Track } from '../../../domain/model.ts';

/** The progress in one track. */
export interface TrackProgress {
  /** Seconds; 0 in a track that was heard to its end. */
  position: number;
  /** Was heard to its end once: it stays so when it is heard again. */
  isFinished: boolean;
  /** When it was noted: milliseconds since 1970. */
  at: number;
}

/** What the progress keeps of one guide: enough for the Continue list without the network. */
export interface GuideProgress {
  guideId: number;
  title: string;
  cover: Picture;
  tracks: Pick<Track, 'id' | 'title' | 'duration'>[];
  lastTrackId: number | null;
  /** The locked track that was requested: what a purchase is for. */
  wantedTrackId: number | null;
  /** By the track's id. */
  places: Record<number, TrackProgress>;
  /** When anything of it changed last: milliseconds since 1970. */
  changedAt: number;
}

/** A progress for a guide that has none yet, or with what its page says now. */
export const withGuideDetails = (
  guide: GuideDetail,
  progress: GuideProgress | undefined,
): GuideProgress => ({
  lastTrackId: null,
  wantedTrackId: null,
  places: {},
  changedAt: 0,
  ...progress,
  guideId: guide.id,
  title: guide.title,
  cover: guide.cover,
  tracks: guide.tracks.map(({ id, title, duration }) => ({ id, title, duration })),
});

/** Of two tabs' versions, what is newer in each: for the whole, and for every track. */
export function mergeNewest(
  one: GuideProgress | undefined,
  other: GuideProgress | undefined,
): GuideProgress | undefined {
  if (!one || !other) return one ?? other;
  const [older, newer] = one.changedAt <= other.changedAt ? [one, other] : [other, one];
  const places = { ...newer.places };
  for (const { id } of older.tracks) {
    const [then, now] = [older.places[id], newer.places[id]];
    if (then && (!now || now.at < then.at)) places[id] = then;
  }
  return { ...newer, places };
}

/** Seconds where a track starts: its kept place, or 0 when there is none or it was heard to its end. */
export const savedPosition = (progress: GuideProgress | undefined, trackId: number): number =>
  progress?.places[trackId]?.position ?? 0;

export const isFinished = (progress: GuideProgress | undefined, trackId: number): boolean =>
  progress?.places[trackId]?.isFinished ?? false;

/** Somewhere between start and end. */
const isPartlyPlayed = (progress: GuideProgress | undefined, trackId: number): boolean =>
  savedPosition(progress, trackId) > 0;

/**
 * The track that a guide continues with: the last one played or, if that was finished, the next one that
 * was not heard to the end; round the end of the list. Undefined before anything was heard.
 */
export function trackToResume<T extends { id: number }>(
  progress: GuideProgress | undefined,
  tracks: T[],
): T | undefined {
  const last = tracks.findIndex(({ id }) => id === progress?.lastTrackId);
  if (last === -1) return undefined;
  const fromThere = [...tracks.slice(last), ...tracks.slice(0, last)];
  return fromThere.find(({ id }) => isPartlyPlayed(progress, id) || !isFinished(progress, id));
}
