import type { StartListening } from '../../../shared/lib/listening.ts';
import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import { selectAccount } from '../../auth/session/authSelectors.ts';
import { sessionSlice } from '../../auth/session/sessionSlice.ts';
import type { AudioPort } from '../engine/audio/audioPort.ts';
import { guideApi } from '../state/guideApi.ts';
import { newestOf, withFacts, type GuideJournal } from './journalEntry.ts';
import { keepPlaces, type Activity } from './journalPlaces.ts';
import { journalEvents } from './journalSlice.ts';
import { journalStorage, type JournalStorage } from './journalStorage.ts';
import { offerWayBack } from '../resume/journalWayBack.ts';
import type { PlayerAndApi } from '../state/playerSelectors.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { resumeGuides } from '../resume/resumeListeners.ts';

/**
 * "The place is never lost": what is heard is noted second by second, per account, and the Continue lists
 * and the guides' pages continue from there (docs/decisions/010-listening-progress.md). Add these before the engine's listeners:
 * they read the element's time before it follows the state.
 */
export function addJournalListeners(
  startListening: StartListening<PlayerAndApi>,
  audio: AudioPort,
  storage: RawStorage,
): void {
  const journal = journalStorage(storage);
  const tab: Activity = { at: 0 };
  openJournal(startListening, journal, storage);
  keepPlaces(startListening, audio, journal, tab);
  keepWish(startListening, journal, tab);
  offerWayBack(startListening, audio);
  resumeGuides(startListening, journal, tab);
}

/** At start, and whenever the account changes; follows what other tabs write. */
function openJournal(
  startListening: StartListening<PlayerAndApi>,
  journal: JournalStorage,
  storage: RawStorage,
): void {
  const open = (account: string | null) =>
    journalEvents.journalOpened({ account, guides: journal.readAll(account) });
  startListening({
    actionCreator: sessionSlice.actions.appStarted,
    effect: (_action, { dispatch, getState }) => {
      dispatch(open(selectAccount(getState())));
      storage.onOtherTab(() => dispatch(open(selectAccount(getState()))));
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const account = selectAccount(getState());
      if (account !== null && selectAccount(getOriginalState()) === null) {
        journal.adoptVisitors(account);
      }
      dispatch(open(account));
    },
  });
}

/** The locked track that was requested: the guide's page offers it once the guide is owned. */
function keepWish(
  startListening: StartListening<PlayerAndApi>,
  journal: JournalStorage,
  tab: Activity,
): void {
  startListening({
    actionCreator: playerEvents.lockedTrackChosen,
    effect: ({ payload }, { dispatch, getState }) => {
      const { guideId, trackId } = payload;
      const guide = guideApi.endpoints.guide.select(guideId)(getState()).data;
      if (!guide) return;
      const account = selectAccount(getState());
      const known = newestOf(journal.read(account, guideId), getState().journal.guides[guideId]);
      tab.at = Date.now();
      const entry: GuideJournal = {
        ...withFacts(guide, known),
        wantedTrackId: trackId,
        changedAt: tab.at,
      };
      journal.write(account, entry);
      dispatch(journalEvents.entryChanged({ account, entry }));
    },
  });
}
