import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { isFinished, savedPosition, trackToResume, type GuideProgress } from './guideProgress.ts';
import { selectProgress } from './progressSlice.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

// Separate from progressSlice.ts, which is in every first load: few pages need this.

/** A guide that was started and not finished, for 'Continue' and 'Continue with'. */
export type ContinuedGuide = NonNullable<ReturnType<typeof toContinued>>;

/** Memoised by entry, so that guides that do not play keep the same object. */
const continuedOf = weakMapMemoize((entry: GuideProgress) => toContinued(entry));

/** Selects the guides of the Continue lists, the latest first, without finished ones. */
export const selectContinued = createSelector([selectProgress], (guides): ContinuedGuide[] =>
  Object.values(guides)
    .flatMap((entry) => continuedOf(entry) ?? [])
    .sort((one, other) => other.lastPlayedAt - one.lastPlayedAt),
);

/** Returns whether two lists have the same guides: during playback one of them is a new object every second. */
export const areSameGuides = (one: readonly Named[], other: readonly Named[]): boolean =>
  one.length === other.length &&
  one.every(({ guideId, title }, index) => {
    const same = other[index];
    return same?.guideId === guideId && same.title === title;
  });

type Named = Pick<ContinuedGuide, 'guideId' | 'title'>;

/** Selects the progress of a guide; undefined if it is not in the Continue list. */
export const selectContinuedGuide = (
  state: Pick<RootState, 'progress'>,
  guideId: number,
): ContinuedGuide | undefined => selectContinued(state).find((guide) => guide.guideId === guideId);

/** How much of a guide was played in this browser; undefined for one that was not started. */
export type GuideCompletion = Pick<ContinuedGuide, 'secondsLeft' | 'share'> & {
  isFinished: boolean;
};

/** Selects the completion of every guide that was started in this browser, by the guide's id. */
export const selectCompletionByGuide = createSelector(
  [selectProgress],
  (guides): Readonly<Record<number, GuideCompletion>> =>
    Object.fromEntries(
      Object.values(guides).flatMap((entry): [number, GuideCompletion][] => {
        const { guideId, tracks } = entry;
        if (tracks.length > 0 && tracks.every(({ id }) => isFinished(entry, id))) {
          return [[guideId, { isFinished: true, secondsLeft: 0, share: 1 }]];
        }
        const continuedGuide = continuedOf(entry);
        return continuedGuide ? [[guideId, { ...continuedGuide, isFinished: false }]] : [];
      }),
    ),
);

/** Selects the ids of guides in which anything was played, finished ones too. */
export const selectStartedGuideIds = createSelector(
  [selectProgress],
  (guides): ReadonlySet<number> =>
    new Set(
      Object.values(guides)
        .filter(({ lastTrackId }) => lastTrackId !== null)
        .map(({ guideId }) => guideId),
    ),
);

function toContinued(entry: GuideProgress) {
  const { guideId, title, lang, cover, lastTrackId, tracks, trackProgress } = entry;
  const track = trackToResume(entry, tracks);
  const finished = tracks.filter(({ id }) => isFinished(entry, id));
  if (!track || finished.length === tracks.length) return undefined;
  const sum = (seconds: number[]) => seconds.reduce((all, each) => all + each, 0);
  const from = lastTrackId === null ? undefined : trackProgress[lastTrackId]?.from;
  const total = sum(tracks.map(({ duration }) => duration));
  const heard = sum(
    tracks.map(({ id, duration }) =>
      isFinished(entry, id) ? duration : Math.min(trackProgress[id]?.position ?? 0, duration),
    ),
  );
  return {
    guideId,
    title,
    /** The language of the titles; undefined: the catalogue's. */
    lang,
    cover,
    trackId: track.id,
    trackTitle: track.title,
    /** Seconds into that track. */
    position: savedPosition(entry, track.id),
    /** Length of the track in seconds. */
    duration: track.duration,
    /** What is left of the guide, in seconds. */
    secondsLeft: total - heard,
    /** Played share of the guide, from 0 to 1: without lengths from the provider all tracks count equally. */
    share: total > 0 ? heard / total : finished.length / tracks.length,
    /** Number of that track in the guide's list, from 1. */
    trackNumber: tracks.indexOf(track) + 1,
    trackCount: tracks.length,
    /** Milliseconds since 1970. */
    lastPlayedAt: Math.max(...Object.values(trackProgress).map(({ at }) => at)),
    /** The kind of device on which it was played last, such as 'phone'; absent: in this browser. */
    ...(from !== undefined && { from }),
  };
}
