import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Picture } from '../../domain/model.ts';
import { isFinished, keptPosition, trackToGoOn, type GuideJournal } from './journalEntry.ts';
import type { PlayerItem } from './playerState.ts';

/** A place that was left by a jump: the way back is offered for a moment. */
interface WayBack extends PlayerItem {
  /** Seconds. */
  position: number;
  /** Seconds that its track lasts. */
  duration: number;
}

interface JournalState {
  /** Whose journal this is; null is a visitor's. */
  account: string | null;
  /** By the guide's id. */
  guides: Record<number, GuideJournal>;
  wayBack: WayBack | null;
}

export interface JournalRoot {
  journal: JournalState;
}

type Opened = Pick<JournalState, 'account' | 'guides'>;

interface EntryChanged {
  account: string | null;
  entry: GuideJournal;
}

const initialState: JournalState = { account: null, guides: {}, wayBack: null };

/** Where whoever is signed in is in each guide, as the browser's storage keeps it (journalStorage.ts). */
export const journalSlice = createSlice({
  name: 'journal',
  initialState,
  reducers: {
    /** Read from the storage: at start, for another account, and after another tab has written. */
    journalOpened: (state, { payload }: PayloadAction<Opened>) => {
      if (state.account !== payload.account) state.wayBack = null;
      state.account = payload.account;
      state.guides = payload.guides;
    },
    entryChanged: (state, { payload }: PayloadAction<EntryChanged>) => {
      const { account, entry } = payload;
      // What plays on after signing out is noted for whoever started it, and not shown to anybody else.
      if (account === state.account) state.guides[entry.guideId] = entry;
    },
    /** A jump over more than half a minute, or to another track, left this place. */
    jumped: (state, { payload }: PayloadAction<WayBack>) => {
      state.wayBack = payload;
    },
    wayBackLapsed: (state) => {
      state.wayBack = null;
    },
    /** The way back was taken: the sound follows (journalListeners.ts). */
    wentBack: () => undefined,
    /** Plays a guide on where it was left, wherever its page is: takes its id. */
    resumeRequested: (_state, _action: PayloadAction<number>) => undefined,
    /** The page goes out of sight, and may never come back. */
    pageHidden: () => undefined,
  },
});

export const journalEvents = journalSlice.actions;

/** A guide that was begun and not finished (spec section 2, *Library*, and the home's 'Continue with'). */
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
  finishedTracks: number;
  trackCount: number;
  /** Milliseconds since 1970. */
  heardAt: number;
}

/** What the Continue lists show, the latest first. A guide that was heard to its end isn't there any more. */
export const selectContinued: (state: JournalRoot) => ContinuedGuide[] = createSelector(
  [({ journal }: JournalRoot) => journal.guides],
  (guides) =>
    Object.values(guides)
      .flatMap((entry) => toContinued(entry) ?? [])
      .sort((one, other) => other.heardAt - one.heardAt),
);

function toContinued(entry: GuideJournal): ContinuedGuide | undefined {
  const { guideId, title, cover, tracks, places } = entry;
  const track = trackToGoOn(entry, tracks);
  const finished = tracks.filter(({ id }) => isFinished(entry, id));
  if (!track || finished.length === tracks.length) return undefined;
  const sum = (seconds: number[]) => seconds.reduce((all, each) => all + each, 0);
  const total = sum(tracks.map(({ duration }) => duration));
  const heard = sum(
    tracks.map(({ id, duration }) =>
      isFinished(entry, id) ? duration : Math.min(keptPosition(entry, id), duration),
    ),
  );
  return {
    guideId,
    title,
    cover,
    trackId: track.id,
    trackTitle: track.title,
    position: keptPosition(entry, track.id),
    duration: track.duration,
    secondsLeft: total - heard,
    // A provider that gives no lengths: its tracks count alike.
    share: total > 0 ? heard / total : finished.length / tracks.length,
    finishedTracks: finished.length,
    trackCount: tracks.length,
    heardAt: Math.max(...Object.values(places).map(({ at }) => at)),
  };
}

export const selectGuideJournal = (state: JournalRoot, guideId: number): GuideJournal | undefined =>
  state.journal.guides[guideId];

export const selectWayBack = ({ journal }: JournalRoot): WayBack | null => journal.wayBack;
