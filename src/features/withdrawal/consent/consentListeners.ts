import { isFree } from '../../../domain/text/money.ts';
import { api } from '../../../shared/api/api.ts';
import type { RootState, StartListening } from '../../../shared/store/rootState.ts';
import { selectIsCustomer } from '../../auth/session/sessionSlice.ts';
import { guideApi } from '../../guides/guideApi.ts';
import { playerBefore } from '../../player/state/playerBefore.ts';
import { selectPaidGuideId } from '../../player/state/paidGuide.ts';
import { playerEvents } from '../../player/state/playerSlice.ts';
import type { PlayerState } from '../../player/state/playerState.ts';
import { withdrawalApi } from '../withdrawalApi.ts';
import { consentEvents } from './consentEvents.ts';
import { unanswered } from './mayListen.ts';
import { openQuestion } from './openQuestion.ts';

const { consents } = withdrawalApi.endpoints;
const { playRefused, playRequested, trackChosen } = playerEvents;

/** Returns the guide whose paid sound is requested; null for free sound and for visitors. */
function requestedGuideIn(state: RootState): number | null {
  const { intent, preview } = state.player;
  const isRequested = intent === 'play' && preview === null && selectIsCustomer(state);
  return isRequested ? selectPaidGuideId(state) : null;
}

/** What plays already is not asked about, as after a sign-in. */
const isBegun = (now: PlayerState, before: PlayerState): boolean =>
  now.intent === 'play' &&
  (before.intent === 'pause' ||
    before.preview !== null ||
    now.item !== before.item ||
    now.clip !== before.clip);

/** The files of a download were requested after the answer, and must play without a connection. */
const isDownloaded = ({ downloads }: RootState, id: number): boolean =>
  downloads.downloads.some(({ guideId, status }) => guideId === id && status === 'complete');

/**
 * Asks the question before the first paid sound of a bought guide, whatever requested it: until the answer the player is
 * paused. Add this before the engine's listeners, which make the audio element follow the state.
 */
export function addConsentListeners(startListening: StartListening): void {
  /** Guides that need no question, or no more. */
  const passed = new Set<number>();

  startListening({
    predicate: (action, now, before) => {
      if (!isBegun(now.player, playerBefore(action, before))) return false;
      const guideId = requestedGuideIn(now);
      return guideId !== null && !passed.has(guideId);
    },
    effect: async (action, { dispatch, getState }) => {
      const guideId = requestedGuideIn(getState());
      if (guideId === null) return;
      const known = consents.select()(getState()).data;
      if (known?.every((guide) => guide.guideId !== guideId) ?? isDownloaded(getState(), guideId)) {
        passed.add(guideId);
        return;
      }
      const { clip, item } = getState().player;
      dispatch(playRefused());
      const guide = await dispatch(unanswered(guideId));
      if (guide) {
        if (trackChosen.match(action) && action.payload.isAutomatic) {
          dispatch(consentEvents.answerAwaited(guide.title));
          return;
        }
        if (!(await openQuestion.ask(guide))) return;
      }
      passed.add(guideId);
      const { player } = getState();
      const isElsewhere = player.item !== item || player.clip !== clip;
      if (!isElsewhere && !player.preview) dispatch(playRequested());
    },
  });
  startListening({
    matcher: guideApi.endpoints.guide.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      // Read before it is needed: a press plays at once.
      if (payload.isOwned && !isFree(payload) && selectIsCustomer(getState()))
        void dispatch(consents.initiate(undefined, { subscribe: false }));
    },
  });
  startListening({
    matcher: consents.matchFulfilled,
    effect: ({ payload }) => {
      // Bought again after a withdrawal.
      for (const { guideId } of payload) passed.delete(guideId);
    },
  });
  startListening({
    matcher: api.util.resetApiState.match,
    effect: () => {
      passed.clear();
      openQuestion.answer(false);
    },
  });
}
