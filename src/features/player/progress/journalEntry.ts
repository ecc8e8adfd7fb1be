import type { GuideDetail, Picture, Track } from '../../../domain/model.ts';

/** The progress in one track. */
export interface KeptPlace {
  /** Seconds; 0 in a track that was heard to its end. */
  position: number;
  /** Was heard to its end once: it stays so when it is heard again. */
  isFinished: boolean;
  /** When it was noted: milliseconds since 1970. */
  at: number;
}

/** What the journal keeps of one guide: enough for the Continue list without the network. */
export interface GuideJournal {
  guideId: number;
  title: string;
  cover: Picture;
  tracks: Pick<Track, 'id' | 'title' | 'duration'>[];
  lastTrackId: number | null;
  /** The locked track that was requested: what a purchase is for. */
  wantedTrackId: number | null;
  /** By the track's id. */
  places: Record<number, KeptPlace>;
  /** When anything of it changed last: milliseconds since 1970. */
  changedAt: number;
}

/** A journal for a guide that has none yet, or with what its page says now. */
export const withFacts = (guide: GuideDetail, journal: GuideJournal | undefined): GuideJournal => ({
  lastTrackId: null,
  wantedTrackId: null,
  places: {},
  changedAt: 0,
  ...journal,
  guideId: guide.id,
  title: guide.title,
  cover: guide.cover,
  tracks: guide.tracks.map(({ id, title, duration }) => ({ id, title, duration })),
});

/** Of two tabs' versions, what is newer in each: for the whole, and for every track. */
export function newestOf(
  one: GuideJournal | undefined,
  other: GuideJournal | undefined,
): GuideJournal | undefined {
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
export const keptPosition = (journal: GuideJournal | undefined, trackId: number): number =>
  journal?.places[trackId]?.position ?? 0;

export const isFinished = (journal: GuideJournal | undefined, trackId: number): boolean =>
  journal?.places[trackId]?.isFinished ?? false;

/** Somewhere between start and end. */
const isUnderWay = (journal: GuideJournal | undefined, trackId: number): boolean =>
  keptPosition(journal, trackId) > 0;

/**
 * The track that a guide continues with: the last one played or, if that was finished, the next one that
 * was not heard to the end; round the end of the list. Undefined before anything was heard.
 */
export function trackToGoOn<T extends { id: number }>(
  journal: GuideJournal | undefined,
  tracks: T[],
): T | undefined {
  const last = tracks.findIndex(({ id }) => id === journal?.lastTrackId);
  if (last === -1) return undefined;
  const fromThere = [...tracks.slice(last), ...tracks.slice(0, last)];
  return fromThere.find(({ id }) => isUnderWay(journal, id) || !isFinished(journal, id));
}
