import { makeStore } from '../makeStore.ts';
import type { GuideDetail } from '../../domain/model.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { guideApi } from '../../features/guides/guideApi.ts';
import { selectContinued } from '../../features/player/progress/continued.ts';
import { selectGuideProgress } from '../../features/player/progress/progressSlice.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { trackToPlay } from '../../features/player/progress/resume.ts';
import { failNext } from '../server/failNext.ts';
import { FakeAudio } from './fakeAudio.ts';
import { MemoryStorage } from '../memoryStorage.ts';
import { guideOf } from './openPlayer.ts';

const { appStarted, sessionChangedElsewhere } = sessionSlice.actions;

/** A guide whose tracks can all be played. */
const ownedGuide = guideOf('fll', { isOwned: true });

export const signedInAs = (account: string | null) =>
  sessionChangedElsewhere({
    token: account && 'a-token-of-theirs',
    isSignedIn: account !== null,
    account,
    userMode: null,
    ended: null,
  });

/** Opens a tab of the running app on a storage that others may share, with the guide in the API's cache. */
export function openProgressTab(storage = new MemoryStorage(), guide: GuideDetail = ownedGuide) {
  // Real responses could arrive at any moment: the token is refused, and the server has another guide 7.
  failNext('GET', '', 'no answer', Infinity);
  failNext('POST', '', 'no answer', Infinity);
  const audio = new FakeAudio();
  const store = makeStore({ audio, storage });
  const { dispatch, getState } = store;
  const answer = () =>
    dispatch(
      guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: guide.id, value: guide }]),
    );
  answer();
  dispatch(appStarted());
  const progress = () => selectGuideProgress(getState(), guide.id);
  const startAt = (trackId: number) => progress()?.trackProgress[trackId]?.position ?? 0;
  /** Plays a track as the page's buttons do: from its stored position. */
  const choose = (trackId: number) =>
    dispatch(
      playerEvents.trackChosen({
        guideId: guide.id,
        trackId,
        duration: 100,
        startAt: startAt(trackId),
      }),
    );
  return {
    answer,
    audio,
    choose,
    dispatch,
    getState,
    progress,
    storage,
    continued: () => selectContinued(getState()),
    progressIn: (trackId: number) => progress()?.trackProgress[trackId],
    toPlay: () => trackToPlay(guide, progress())?.id,
    playTo: async (trackId: number, seconds: number) => {
      choose(trackId);
      await audio.advance(seconds - startAt(trackId));
    },
  };
}
