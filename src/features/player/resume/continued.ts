import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { Picture } from '../../../domain/model.ts';
import {
  isFinished,
  savedPosition,
  trackToResume,
  type GuideProgress,
} from '../progress/guideProgress.ts';
import type { ProgressRoot } from '../progress/progressSlice.ts';

// Apart from progressSlice.ts, which every page's first load has: few pages show this.

/** A guide that was begun and not finished, for 'Continue' and 'Continue with'. */
export interface ContinuedGuide {
  guideId: number;
  title: string;
  cover: Picture;
  trackId: number;
  trackTitle: string;
  /** Seconds into that track. */
  position: number;
  /** Seconds that the track lasts. */
  duration: number;
  /** Seconds of the whole guide. */
  secondsLeft: number;
  /** 0 to 1 of the guide. */
  share: number;
  /** Of that track in the guide's list: the first is 1. */
  trackNumber: number;
  trackCount: number;
  /** Milliseconds since 1970. */
  lastPlayedAt: number;
}

/** One object for each version of an entry: the guides that do not play keep theirs. */
const continuedOf = weakMapMemoize((entry: GuideProgress) => toContinued(entry));

/** What the Continue lists show, the latest first. A guide that was heard to its end isn't there any more. */
export const selectContinued: (state: ProgressRoot) => ContinuedGuide[] = createSelector(
  [({ progress }: ProgressRoot) => progress.guides],
  (guides) =>
    Object.values(guides)
      .flatMap((entry) => continuedOf(entry) ?? [])
      .sort((one, other) => other.lastPlayedAt - one.lastPlayedAt),
);

/** Whether two lists name the same guides: at each second that is heard, one of the list's guides is another object. */
export const areSameGuides = (one: readonly Named[], other: readonly Named[]): boolean =>
  one.length === other.length &&
  one.every(({ guideId, title }, index) => {
    const same = other[index];
    return same?.guideId === guideId && same.title === title;
  });

type Named = Pick<ContinuedGuide, 'guideId' | 'title'>;

/** Where a guide is now; undefined when it is not among those that Continue shows. */
export const selectContinuedGuide = (
  state: ProgressRoot,
  guideId: number,
): ContinuedGuide | undefined => selectContinued(state).find((guide) => guide.guideId === guideId);

/** How far a guide was heard in this browser; one that was not begun has none. */
export type GuideCompletion = Pick<ContinuedGuide, 'secondsLeft' | 'share'> & {
  isFinished: boolean;
};

/** By the guide's id: every guide that was begun in this browser. */
export const selectCompletionByGuide: (
  state: ProgressRoot,
) => Readonly<Record<number, GuideCompletion>> = createSelector(
  [({ progress }: ProgressRoot) => progress.guides],
  (guides) =>
    Object.fromEntries(
      Object.values(guides).flatMap((entry): [number, GuideCompletion][] => {
        const { guideId, tracks } = entry;
        if (tracks.length > 0 && tracks.every(({ id }) => isFinished(entry, id))) {
          return [[guideId, { isFinished: true, secondsLeft: 0, share: 1 }]];
        }
        const begun = continuedOf(entry);
        return begun ? [[guideId, { ...begun, isFinished: false }]] : [];
      }),
    ),
);

/** Ids of the guides in which anything was played, finished ones too. */
export const selectStartedGuideIds: (state: ProgressRoot) => ReadonlySet<number> = createSelector(
  [({ progress }: ProgressRoot) => progress.guides],
  (guides) =>
    new Set(
      Object.values(guides)
        .filter(({ lastTrackId }) => lastTrackId !== null)
        .map(({ guideId }) => guideId),
    ),
);

function toContinued(entry: GuideProgress): ContinuedGuide | undefined {
  const { guideId, title, cover, tracks, places } = entry;
  const track = trackToResume(entry, tracks);
  const finished = tracks.filter(({ id }) => isFinished(entry, id));
  if (!track || finished.length === tracks.length) return undefined;
  const sum = (seconds: number[]) => seconds.reduce((all, each) => all + each, 0);
  const total = sum(tracks.map(({ duration }) => duration));
  const heard = sum(
    tracks.map(({ id, duration }) =>
      isFinished(entry, id) ? duration : Math.min(savedPosition(entry, id), duration),
    ),
  );
  return {
    guideId,
    title,
    cover,
    trackId: track.id,
    trackTitle: track.title,
    position: savedPosition(entry, track.id),
    duration: track.duration,
    secondsLeft: total - heard,
    // A provider that gives no lengths: its tracks count alike.
    share: total > 0 ? heard / total : finished.length / tracks.length,
    trackNumber: tracks.indexOf(track) + 1,
    trackCount: tracks.length,
    lastPlayedAt: Math.max(...Object.values(places).map(({ at }) => at)),
  };
}
