import type { ListenerApi, RootState, StartListening } from '../../../shared/store/rootState.ts';
import { selectAccount } from '../../auth/session/sessionSlice.ts';
import { guideApi } from '../../guides/guideApi.ts';
import { playerBefore } from '../state/playerBefore.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { savedPosition } from './guideProgress.ts';
import { nextProgress } from './nextProgress.ts';
import { progressEvents, selectGuideProgress } from './progressSlice.ts';
import type { ProgressStorage } from './progressStorage.ts';

/** When this tab last played or was used, in milliseconds since 1970. */
export interface TabActivity {
  at: number;
}

/**
 * Returns whether a track was chosen at another second than the stored one, as by a bookmark. Before the progress is
 * loaded, a track is chosen at 0, which replaces nothing.
 */
const isElsewhere = (
  state: RootState,
  { guideId, trackId, startAt = 0 }: ReturnType<typeof playerEvents.trackChosen>['payload'],
): boolean => startAt !== savedPosition(selectGuideProgress(state, guideId), trackId);

/**
 * Stores the position of the loaded track every second, and on pause, seek, end and when the page is hidden
 * (nextProgress.ts).
 */
export function recordProgress(
  startListening: StartListening,
  audio: Pick<HTMLAudioElement, 'currentTime'>,
  progress: ProgressStorage,
  tab: TabActivity,
): void {
  /**
   * The account that started the loaded track: signing out does not stop a free one, and its progress stays private.
   */
  let owner: string | null = null;
  let wasMoved = false;
  const recordPosition = (
    { dispatch, getState }: Pick<ListenerApi, 'dispatch' | 'getState'>,
    reached: { position: number; isFinished: boolean },
    isActive: boolean,
  ) => {
    const state = getState();
    const { item, duration } = state.player;
    if (!item) return;
    const { guideId, trackId } = item;
    const at = Date.now();
    const entry = nextProgress(
      {
        stored: progress.read(owner, guideId),
        inMemory:
          owner === state.progress.account ? selectGuideProgress(state, guideId) : undefined,
        guide: guideApi.endpoints.guide.select(guideId)(state).data,
        duration,
        wasMoved,
        activeAt: tab.at,
      },
      { ...reached, trackId, isActive, at },
    );
    if (isActive || entry) tab.at = at;
    if (!entry) return;
    wasMoved = false;
    progress.write(owner, entry);
    dispatch(progressEvents.progressChanged({ account: owner, entry }));
  };

  startListening({
    predicate: (action, now, before) => now.player !== playerBefore(action, before),
    effect: (action, api) => {
      const state = api.getState();
      const { item, intent, position, seeks } = state.player;
      const before = playerBefore(action, api.getOriginalState());
      if (item !== before.item) {
        owner = selectAccount(state);
        wasMoved = playerEvents.trackChosen.match(action) && isElsewhere(state, action.payload);
        tab.at = Date.now();
        return;
      }
      // In another recording the sentence may be earlier than where that one was left.
      if (seeks !== before.seeks || playerEvents.guideLanguageChosen.match(action)) wasMoved = true;
      if (before.preview) return;
      if (playerEvents.ended.match(action)) {
        // A paused track that was moved to its end was not played to its end.
        if (before.intent !== 'pause') recordPosition(api, { position: 0, isFinished: true }, true);
      } else if (position !== before.position) {
        const isActive = playerEvents.seekRequested.match(action) || intent === 'play';
        recordPosition(api, { position, isFinished: false }, isActive);
      }
    },
  });
  startListening({
    actionCreator: progressEvents.pageHidden,
    effect: (_action, api) => {
      const { preview, status } = api.getState().player;
      // A paused track was stored when it was paused: another tab may have continued since.
      if (preview || status !== 'playing') return;
      recordPosition(api, { position: audio.currentTime, isFinished: false }, true);
    },
  });
  startListening({
    predicate: (_action, now, before) => selectAccount(now) !== selectAccount(before),
    effect: (_action, { getState, getOriginalState }) => {
      // A visitor's progress belongs to the account that signs in.
      if (selectAccount(getOriginalState()) === null && owner === null) {
        owner = selectAccount(getState());
      }
    },
  });
}
