import { sessionSlice } from '../../../auth/session/sessionSlice.ts';
import { MemoryStorage } from '../../../../testing/memoryStorage.ts';
import { openTab } from '../../../../testing/screens/openTab.ts';
import { playerEvents } from '../../state/playerSlice.ts';

const item = (trackId: number) => ({ guideId: 8, trackId });

/** Opens a tab of a browser in which this account is signed in; null is a visitor. */
function open(storage: MemoryStorage, account: string | null) {
  if (account) storage.write('token', account);
  storage.write('auth', account && 'true');
  storage.write('account', account);
  const { dispatch, store } = openTab(storage);
  dispatch(sessionSlice.actions.appStarted());
  return {
    dispatch,
    queue: () => store.getState().player.queue.map(({ trackId }) => trackId),
    /** Simulates a sign-in or sign-out in another tab. */
    become: (other: string | null) =>
      dispatch(
        sessionSlice.actions.sessionChangedElsewhere({
          token: other,
          isSignedIn: other !== null,
          account: other,
          userMode: null,
          ended: null,
        }),
      ),
  };
}

test('the queue has the same tracks in the same order after a reload', () => {
  const storage = new MemoryStorage();
  const first = open(storage, 'anna');
  first.dispatch(playerEvents.queued(item(1)));
  first.dispatch(playerEvents.queued(item(2)));
  first.dispatch(playerEvents.queueMoved({ from: 1, by: -1 }));
  expect(open(storage, 'anna').queue()).toEqual([2, 1]);
});

test('another account, and a visitor after a sign-out, have their own queue', () => {
  const storage = new MemoryStorage();
  const tab = open(storage, 'anna');
  tab.dispatch(playerEvents.queued(item(1)));
  tab.become(null);
  expect(tab.queue()).toEqual([]);
  tab.become('bruno');
  expect(tab.queue()).toEqual([]);
  tab.dispatch(playerEvents.queued(item(2)));
  tab.become('anna');
  expect(tab.queue()).toEqual([1]);
  expect(open(storage, 'bruno').queue()).toEqual([2]);
  expect(open(storage, null).queue()).toEqual([]);
});

test("a visitor's queue is moved to the account that signs in, once", () => {
  const storage = new MemoryStorage();
  open(storage, 'anna').dispatch(playerEvents.queued(item(1)));
  const tab = open(storage, null);
  tab.dispatch(playerEvents.queued(item(2)));
  tab.become('anna');
  expect(tab.queue()).toEqual([1, 2]);
  tab.become(null);
  expect(tab.queue()).toEqual([]);
});

test('a closed player has no queue after a reload', () => {
  const storage = new MemoryStorage();
  const tab = open(storage, 'anna');
  tab.dispatch(playerEvents.queued(item(1)));
  tab.dispatch(playerEvents.playerClosed());
  expect(open(storage, 'anna').queue()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"version":1,"items":[7]}'],
  ['another version', '{"version":2,"items":[{"guideId":8,"trackId":1}]}'],
])('%s in the storage counts as an empty queue', (_what, text) => {
  const storage = new MemoryStorage();
  storage.write('queue:anna', text);
  expect(open(storage, 'anna').queue()).toEqual([]);
});
