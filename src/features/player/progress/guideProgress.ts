import type { GuideDetail, Picture, Track } from '../../../domain/model.ts';
import { startWithin } from '../state/playerState.ts';

/** The progress in one track. */
export interface TrackProgress {
  /** Seconds; 0 in a track that was played to its end. */
  position: number;
  /** Of the recording that the position is in; absent: the guide's first one. */
  lang?: string;
  /** Seconds in the recordings in other languages, by language; '' for the guide's first one. */
  elsewhere?: Record<string, number>;
  /** Was played to its end once; stays true when it is played again. */
  isFinished: boolean;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  /** The customer's account has it. */
  isShared?: true;
  /** The kind of device that it came from, such as 'phone'; absent: this browser. */
  from?: string;
}

/** The stored progress of one guide: enough for the Continue list without the network. */
export interface GuideProgress {
  guideId: number;
  title: string;
  /** The language of the titles; absent: it was stored by a release that did not know it. */
  lang?: string;
  cover: Picture;
  tracks: Pick<Track, 'id' | 'title' | 'duration' | 'lang'>[];
  lastTrackId: number | null;
  /** The locked track that was requested last: the reason for a purchase. */
  wantedTrackId: number | null;
  /** By the track's id. */
  trackProgress: Record<number, TrackProgress>;
  /** When it changed last, in milliseconds since 1970. */
  changedAt: number;
}

/** Returns the progress with the current titles and lengths of the guide, or a new one. */
export const withGuideDetails = (
  guide: GuideDetail,
  progress: GuideProgress | undefined,
): GuideProgress => ({
  lastTrackId: null,
  wantedTrackId: null,
  trackProgress: {},
  changedAt: 0,
  ...progress,
  guideId: guide.id,
  title: guide.title,
  lang: guide.lang,
  cover: guide.cover,
  tracks: guide.tracks.map(({ id, title, duration, lang }) => ({
    id,
    title,
    duration,
    ...(lang !== undefined && { lang }),
  })),
});

/** Merges the versions of two tabs: the newer one of the guide, and of each track. */
export function mergeNewest(
  one: GuideProgress | undefined,
  other: GuideProgress | undefined,
): GuideProgress | undefined {
  if (!one || !other) return one ?? other;
  const [older, newer] = one.changedAt <= other.changedAt ? [one, other] : [other, one];
  const trackProgress = { ...newer.trackProgress };
  for (const { id } of older.tracks) {
    const [then, now] = [older.trackProgress[id], newer.trackProgress[id]];
    if (then && (!now || now.at < then.at)) trackProgress[id] = then;
  }
  return { ...newer, trackProgress };
}

/**
 * Returns the seconds at which a track starts: its progress, or 0 without any, at its end and beyond. `track`: its recording
 * that is to play; absent: the one that was played last.
 */
export function savedPosition(
  progress: GuideProgress | undefined,
  trackId: number,
  track: Pick<Track, 'duration' | 'lang'> | undefined = progress?.tracks.find(
    ({ id }) => id === trackId,
  ),
): number {
  const saved = progress?.trackProgress[trackId];
  const position = (saved && positionIn(saved, track?.lang)) ?? 0;
  return position === 0 ? 0 : startWithin(position, track?.duration ?? 0);
}

/** Returns the seconds in the recording in a language; undefined if that was not played. */
export const positionIn = (
  { elsewhere, lang, position }: TrackProgress,
  wanted: string | undefined,
): number | undefined => ((lang ?? '') === (wanted ?? '') ? position : elsewhere?.[wanted ?? '']);

export const isFinished = (progress: GuideProgress | undefined, trackId: number): boolean =>
  progress?.trackProgress[trackId]?.isFinished ?? false;

/** Returns whether a track was played partly. */
const isPartlyPlayed = (progress: GuideProgress | undefined, trackId: number): boolean =>
  savedPosition(progress, trackId) > 0;

/**
 * The track that a guide continues with: the last one played or, if that was finished, the next one that
 * was not played to its end, wrapping around the list. Undefined before anything was played.
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
