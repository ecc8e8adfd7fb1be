import { playerToasts } from './playerToasts.ts';
import { playerEvents } from './state/playerSlice.ts';

const toastsOf = (action: { type: string }) =>
  playerToasts.filter(({ matches }) => matches(action)).map(({ notice }) => notice(action));

// Shows.
test.each([
  [false, 'Hello Sir, If ypu want to access this Audio Guide Please login Your Account!'],
  [true, 'Hi sir, If You Wont to access full Audio Guide. You Can purchase it...!'],
])('a locked track shows the literal text (to a customer: %s)', (byCustomer, text) => {
  const action = playerEvents.lockedTrackRefused({ guideId: 7, trackId: 3, byCustomer });
  expect(toastsOf(action)).toMatchObject([{ kind: 'error', text }]);
});

test('events that succeed show no toast', () => {
  expect(toastsOf(playerEvents.trackChosen({ guideId: 7, trackId: 1, duration: 60 }))).toEqual([]);
  expect(toastsOf(playerEvents.ended())).toEqual([]);
});
