import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { selectJumpOrigin } from '../../features/player/progress/progressSlice.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { isRecording, recordingRequested } from '../../features/support/recording/recorder.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { guideOf } from '../../testing/player/openPlayer.ts';
import { openProgressTab, signedInAs } from '../../testing/player/progressTab.ts';
import { openStore } from '../store/store.ts';

const { signedOut } = sessionSlice.actions;
const { nextRequested, seekRequested } = playerEvents;

/** Returns the types of the actions in a support report. */
function recorded({ dispatch }: Pick<ReturnType<typeof openStore>, 'dispatch'>): string[] {
  const recording: unknown = dispatch(recordingRequested());
  return isRecording(recording) ? recording.actions.map(({ action }) => action.type) : [];
}

test('a sign-out stops paid sound, clears the cache, and then reaches the server', async () => {
  const paid = guideOf('fl', { isOwned: true });
  const tab = openProgressTab(new MemoryStorage(), paid);
  tab.dispatch(signedInAs('me'));
  tab.answer();
  await tab.playTo(2, 2);
  const before = recorded(tab).length;
  tab.dispatch(signedOut());
  const inOrder = [
    'session/signedOut',
    'player/accessEnded',
    'api/resetApiState',
    'api/executeMutation/pending',
  ];
  const types = recorded(tab).slice(before);
  expect(types.filter((type) => inOrder.includes(type))).toEqual(inOrder);
});

test('the progress before a jump is the time of the element, which follows the state later', async () => {
  const tab = openProgressTab();
  await tab.playTo(1, 20);
  tab.audio.currentTime = 20.6;
  tab.dispatch(seekRequested(90));
  expect(selectJumpOrigin(tab.getState())?.position).toBe(20.6);
  expect(tab.audio.currentTime).toBe(90);
});

test('the recorder gets an action when the reducers get it', () => {
  const store = openStore({ storage: new MemoryStorage() });
  store.dispatch(nextRequested());
  expect(recorded(store)).not.toContain(nextRequested.type);
  store.listen(() => undefined);
  expect(recorded(store)).toContain(nextRequested.type);
});
