import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import {
  nonNegativeNumber,
  list,
  record,
  text,
  type WireRecord,
} from '../../../domain/decode/wire.ts';
import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import { mergeNewest, type GuideProgress, type TrackProgress } from './guideProgress.ts';

type Account = string | null;

/** A track, as it was played at a time. */
interface Marked {
  trackId: number;
  at: number;
}

export interface ProgressStorage {
  /** The progress of each of an account's guides, by the guide's id. */
  readAll: (account: Account) => Record<number, GuideProgress>;
  read: (account: Account, guideId: number) => GuideProgress | undefined;
  write: (account: Account, entry: GuideProgress) => void;
  /** Marks tracks as stored in the account, unless they were played since. */
  markShared: (account: Account, tracks: readonly Marked[]) => void;
  /** Adds a visitor's progress to the account that signs in. */
  adoptVisitorProgress: (account: string) => void;
}

/** Maximum number of guides for an account: those played longest ago are removed. */
const maxEntries = 100;

const listKey = (account: Account) => `journal:${account ?? 'visitor'}` as const;
const guideKey = (account: Account, guideId: number) => `${listKey(account)}:${guideId}` as const;

/**
 * Progress in the browser's storage: one small JSON value for each guide, written every second of playback, and a list
 * of the guides, the latest first. Invalid values are ignored.
 */
export function progressStorage(storage: RawStorage): ProgressStorage {
  const idsOf = (account: Account): number[] =>
    decoded(storage.read(listKey(account)), (value) => list(value, 'guides', toId)) ?? [];

  const read = (account: Account, guideId: number): GuideProgress | undefined =>
    decoded(storage.read(guideKey(account, guideId)), (value) => toEntry(value, guideId));

  const replace = (account: Account, entry: GuideProgress): void =>
    void storage.write(guideKey(account, entry.guideId), JSON.stringify(toStored(entry)));

  const readAll = (account: Account): Record<number, GuideProgress> =>
    Object.fromEntries(
      idsOf(account).flatMap((id) => {
        const now = Date.now();
        const entry = read(account, id);
        // It is now's only once: what is played later is newer.
        if (entry && timesOf(entry).some((at) => at >= now)) replace(account, entry);
        return entry ? [[id, entry] as const] : [];
      }),
    );

  const write = (account: Account, entry: GuideProgress): void => {
    replace(account, entry);
    const ids = idsOf(account);
    if (ids[0] === entry.guideId) return;
    const latest = [entry.guideId, ...ids.filter((id) => id !== entry.guideId)];
    for (const id of latest.slice(maxEntries)) storage.write(guideKey(account, id), null);
    storage.write(listKey(account), JSON.stringify(latest.slice(0, maxEntries)));
  };

  const markShared = (account: Account, tracks: readonly Marked[]): void => {
    for (const entry of Object.values(readAll(account))) {
      const marked = tracks.flatMap(({ trackId, at }) => {
        const track = entry.trackProgress[trackId];
        return track?.at === at ? [[trackId, { ...track, isShared: true as const }] as const] : [];
      });
      if (marked.length === 0) continue;
      // Not written as the latest: nothing was played.
      const trackProgress = { ...entry.trackProgress, ...Object.fromEntries(marked) };
      replace(account, { ...entry, trackProgress });
    }
  };

  const adoptVisitorProgress = (account: string): void => {
    const entries = Object.values(readAll(null)).sort((a, b) => a.changedAt - b.changedAt);
    for (const entry of entries) {
      write(account, mergeNewest(entry, read(account, entry.guideId)) ?? entry);
      storage.write(guideKey(null, entry.guideId), null);
    }
    storage.write(listKey(null), null);
  };

  return { read, readAll, write, markShared, adoptVisitorProgress };
}

/** Undefined for a value that is missing, invalid JSON or of another form: users and other versions can write here. */
function decoded<T>(json: string | null, decode: (value: unknown) => T): T | undefined {
  if (json === null) return undefined;
  try {
    return decode(JSON.parse(json));
  } catch {
    return undefined;
  }
}

const timesOf = ({ changedAt, trackProgress }: GuideProgress): number[] => [
  changedAt,
  ...Object.values(trackProgress).map(({ at }) => at),
];

const toStored = ({ cover, guideId: _guideId, trackProgress, ...rest }: GuideProgress) => ({
  ...rest,
  cover: cover.path,
  places: Object.entries(trackProgress).map(([id, each]) => ({ id: Number(id), ...each })),
});

function toId(value: unknown): number {
  return nonNegativeNumber({ id: value }, 'id');
}

const optionalId = (from: WireRecord, field: string): number | null =>
  typeof from[field] === 'number' ? nonNegativeNumber(from, field) : null;

function toEntry(value: unknown, guideId: number): GuideProgress {
  const stored = record(value, 'journal');
  return {
    guideId,
    title: text(stored, 'title'),
    ...(typeof stored.lang === 'string' && { lang: stored.lang }),
    cover: toPicture(text(stored, 'cover')),
    tracks: list(stored.tracks, 'tracks', toTrack),
    lastTrackId: optionalId(stored, 'lastTrackId'),
    wantedTrackId: optionalId(stored, 'wantedTrackId'),
    trackProgress: Object.fromEntries(list(stored.places, 'places', toTrackProgress)),
    changedAt: pastTime(stored, 'changedAt'),
  };
}

/** A clock that was set ahead has dated it in the future, where it would stay the newest for as long. */
const pastTime = (from: WireRecord, field: string): number =>
  Math.min(nonNegativeNumber(from, field), Date.now());

function toTrack(value: unknown): GuideProgress['tracks'][number] {
  const stored = record(value, 'track');
  return {
    id: nonNegativeNumber(stored, 'id'),
    title: text(stored, 'title'),
    duration: nonNegativeNumber(stored, 'duration'),
    ...(typeof stored.lang === 'string' && { lang: stored.lang }),
  };
}

function toElsewhere(value: unknown): Record<string, number> {
  const stored = record<Record<string, number>>(value, 'elsewhere');
  return Object.fromEntries(
    Object.keys(stored).map((lang) => [lang, nonNegativeNumber(stored, lang)]),
  );
}

function toTrackProgress(value: unknown): [number, TrackProgress] {
  const stored = record(value, 'progress');
  return [
    nonNegativeNumber(stored, 'id'),
    {
      position: nonNegativeNumber(stored, 'position'),
      isFinished: stored.isFinished === true,
      at: pastTime(stored, 'at'),
      ...(typeof stored.lang === 'string' && { lang: stored.lang }),
      ...(stored.elsewhere !== undefined && { elsewhere: toElsewhere(stored.elsewhere) }),
      ...(stored.isShared === true && { isShared: true }),
      ...(typeof stored.from === 'string' && { from: stored.from }),
    },
  ];
}
