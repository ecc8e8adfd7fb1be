import { nonNegativeNumber, record } from '../../domain/decode/wire.ts';
import { guideApi } from '../guides/guideApi.ts';
import {
  withGuideDetails,
  type GuideProgress,
  type TrackProgress,
} from '../player/progress/guideProgress.ts';
import { progressEvents } from '../player/progress/progressSlice.ts';
import type { ProgressStorage } from '../player/progress/progressStorage.ts';
import type { AppDispatch } from '../../shared/store/rootState.ts';
import type { OthersChange, OwnChange, Shared } from './shared.ts';

interface Received extends TrackProgress {
  trackId: number;
  guideId: number;
}

/** Another version of the app may have sent it: what cannot be read is left out. */
function toReceived({ key, value, at, device }: OthersChange): Received[] {
  if (value === null) return [];
  const from = device.split('-', 1).join();
  try {
    const read = record(value, 'progress');
    return [
      {
        trackId: nonNegativeNumber({ id: Number(key) }, 'id'),
        guideId: nonNegativeNumber(read, 'guideId'),
        position: nonNegativeNumber(read, 'position'),
        isFinished: read.isFinished === true,
        at,
        isShared: true,
        from,
      },
    ];
  } catch {
    return [];
  }
}

/** Returns the entry with what is newer; undefined if nothing is. */
function withNewer(entry: GuideProgress, received: Received[]): GuideProgress | undefined {
  const newer = received.filter(({ trackId, at }) => {
    const own = entry.trackProgress[trackId];
    return !own || own.at < at;
  });
  if (newer.length === 0) return undefined;
  const trackProgress = { ...entry.trackProgress };
  for (const { trackId, guideId: _guideId, ...progress } of newer) {
    const wasFinished = trackProgress[trackId]?.isFinished ?? false;
    trackProgress[trackId] = { ...progress, isFinished: progress.isFinished || wasFinished };
  }
  const [last] = newer.sort((one, other) => other.at - one.at);
  const isLast = last !== undefined && last.at > entry.changedAt;
  return {
    ...entry,
    trackProgress,
    ...(isLast && { lastTrackId: last.trackId, changedAt: last.at }),
  };
}

/** Loads the titles and lengths of a guide that was not played in this browser; undefined if that fails. */
async function newEntry(
  guideId: number,
  dispatch: AppDispatch,
): Promise<GuideProgress | undefined> {
  const call = dispatch(guideApi.endpoints.guide.initiate(guideId));
  const { data } = await call;
  call.unsubscribe();
  return data && withGuideDetails(data, undefined);
}

/** The position of each track that was played, by the track's id. */
export const sharedProgress = (progress: ProgressStorage): Shared => ({
  kind: 'progress',

  unsent: (account) =>
    Object.values(progress.readAll(account)).flatMap(({ guideId, trackProgress }) =>
      Object.entries(trackProgress)
        .filter(([, { isShared }]) => !isShared)
        .map(([trackId, { position, isFinished, at }]): OwnChange => ({
          kind: 'progress',
          key: trackId,
          value: { guideId, position, isFinished },
          at,
        })),
    ),

  sent: (account, changes, dispatch) => {
    for (const entry of Object.values(progress.readAll(account))) {
      const sentOnes = changes.filter(({ key, at }) => entry.trackProgress[Number(key)]?.at === at);
      if (sentOnes.length === 0) continue;
      const trackProgress = { ...entry.trackProgress };
      for (const { key } of sentOnes) {
        const own = trackProgress[Number(key)];
        if (own) trackProgress[Number(key)] = { ...own, isShared: true };
      }
      progress.replace(account, { ...entry, trackProgress });
    }
    dispatch(progressEvents.progressLoaded({ account, guides: progress.readAll(account) }));
  },

  receive: async (account, changes, dispatch) => {
    const all = changes.flatMap(toReceived);
    for (const guideId of new Set(all.map((one) => one.guideId))) {
      const received = all.filter((one) => one.guideId === guideId);
      const known = progress.read(account, guideId) ?? (await newEntry(guideId, dispatch));
      const entry = known && withNewer(progress.read(account, guideId) ?? known, received);
      if (entry) progress.write(account, entry);
    }
    dispatch(progressEvents.progressLoaded({ account, guides: progress.readAll(account) }));
  },
});
