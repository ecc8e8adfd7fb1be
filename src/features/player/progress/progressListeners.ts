import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import { sessionSlice, selectAccount } from '../../auth/session/sessionSlice.ts';
import { guideApi } from '../../guides/guideApi.ts';
import { mergeNewest, withGuideDetails, type GuideProgress } from './guideProgress.ts';
import { recordProgress, type TabActivity } from './recordProgress.ts';
import { progressEvents } from './progressSlice.ts';
import { progressStorage, type ProgressStorage } from './progressStorage.ts';
import { offerJumpUndo } from './jumpUndo.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { resumeGuides } from './resumeListeners.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

/**
 * Stores progress every second for each account; the Continue lists and the guides' pages continue from there
 * (docs/decisions/010-listening-progress.md). Add these before the engine's listeners, because they read the element's
 * time before it follows the state.
 */
export function addProgressListeners(
  startListening: StartListening,
  { audio, storage }: { audio: Pick<HTMLAudioElement, 'currentTime'>; storage: RawStorage },
): void {
  const progress = progressStorage(storage);
  const tab: TabActivity = { at: 0 };
  loadProgress(startListening, progress, storage);
  recordProgress(startListening, audio, progress, tab);
  recordWantedTrack(startListening, progress, tab);
  offerJumpUndo(startListening, audio);
  resumeGuides(startListening, progress, tab);
}

/** Loads progress at the start and whenever the account changes; follows what other tabs write. */
function loadProgress(
  startListening: StartListening,
  progress: ProgressStorage,
  storage: RawStorage,
): void {
  const open = (account: string | null) =>
    progressEvents.progressLoaded({ account, guides: progress.readAll(account) });
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
        progress.adoptVisitorProgress(account);
      }
      dispatch(open(account));
    },
  });
}

/** Records the locked track that was requested: the guide's page offers it when the guide is owned. */
function recordWantedTrack(
  startListening: StartListening,
  progress: ProgressStorage,
  tab: TabActivity,
): void {
  startListening({
    actionCreator: playerEvents.lockedTrackRefused,
    effect: ({ payload }, { dispatch, getState }) => {
      const { guideId, trackId } = payload;
      const guide = guideApi.endpoints.guide.select(guideId)(getState()).data;
      if (!guide) return;
      const account = selectAccount(getState());
      const merged = mergeNewest(
        progress.read(account, guideId),
        getState().progress.guides[guideId],
      );
      tab.at = Date.now();
      const entry: GuideProgress = {
        ...withGuideDetails(guide, merged),
        wantedTrackId: trackId,
        changedAt: tab.at,
      };
      progress.write(account, entry);
      dispatch(progressEvents.progressChanged({ account, entry }));
    },
  });
}
