import { playerNotices } from './playerNotices.ts';
import { playerEvents } from './playerSlice.ts';

const noticesOf = (action: { type: string }) =>
  playerNotices.filter(({ matches }) => matches(action)).map(({ notice }) => notice(action));

test('a locked track is answered with the literal text of the specification', () => {
  expect(noticesOf(playerEvents.lockedTrackChosen({ guideId: 7, trackId: 3 }))).toEqual([
    {
      kind: 'error',
      text: 'Hello Sir, If ypu want to access this Audio Guide Please login Your Account!',
    },
  ]);
});

test('what works needs no words', () => {
  expect(noticesOf(playerEvents.trackChosen({ guideId: 7, trackId: 1, duration: 60 }))).toEqual([]);
  expect(noticesOf(playerEvents.ended())).toEqual([]);
});
