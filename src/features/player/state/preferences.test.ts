import { waitFor } from '@testing-library/react';
import { makeStore } from '../../../testing/makeStore.ts';
import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { FakeAudio } from '../../../testing/player/fakeAudio.ts';
import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { sessionSlice } from '../../auth/session/sessionSlice.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { nearestRate, steppedRate } from '../state/rates.ts';
import { persistedPreferences } from './preferences.ts';

const defaults = {
  volume: 1,
  isMuted: false,
  rates: { standard: 1, byGuide: {} },
  hasShortcuts: true,
  languages: {},
  textSize: 1,
};

test.each([
  ['unreadable text', '{', defaults],
  ['another shape', '[1,2]', defaults],
  ['wrong types', '{"volume":"loud","rates":{"standard":null,"byGuide":7}}', defaults],
  [
    'values out of bounds',
    '{"volume":7,"isMuted":1,"rates":{"standard":9,"byGuide":{"7":0.1,"x":1}},"hasShortcuts":0,"textSize":99}',
    { ...defaults, textSize: 4, rates: { standard: 3, byGuide: { 7: 0.5 } } },
  ],
  [
    'valid preferences',
    '{"volume":0.4,"isMuted":true,"rates":{"standard":1.25,"byGuide":{"7":2}},"hasShortcuts":false,"languages":{"7":"en","x":"it"},"textSize":3}',
    {
      volume: 0.4,
      isMuted: true,
      rates: { standard: 1.25, byGuide: { 7: 2 } },
      hasShortcuts: false,
      languages: { 7: 'en' },
      textSize: 3,
    },
  ],
])('reads preferences from a storage with %s', async (_what, text, read) => {
  const storage = new MemoryStorage();
  storage.write('player', text);
  const { getStoredState, migrate } = persistedPreferences(storage).config;
  expect(await migrate(await getStoredState())).toEqual({
    ...read,
    _persist: { version: 1, rehydrated: true },
  });
});

test.each([
  [1.234, 1.25],
  [0.1, 0.5],
  [7, 3],
  [1.15, 1.15],
])('the speed %p is rounded to %p', (asked, rate) => expect(nearestRate(asked)).toBe(rate));

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [3, 1, 3],
  [0.5, -1, 0.5],
] as const)('the keys change the speed %p by %p steps to %p', (from, by, to) =>
  expect(steppedRate(from, by)).toBe(to),
);

test('a guide has its own speed at the same pitch, and a preview plays at the recorded speed', async () => {
  const { audio, dispatch, playTo } = openPlayer();
  await playTo(1, 5);
  dispatch(playerEvents.rateChanged({ rate: 1.5, guideId: null }));
  expect(audio).toMatchObject({ playbackRate: 1.5, preservesPitch: true });
  dispatch(playerEvents.rateChanged({ rate: 2, guideId: 7 }));
  expect(audio.playbackRate).toBe(2);
  dispatch(playerEvents.nextRequested());
  await audio.settled();
  expect(audio.playbackRate).toBe(2);
  dispatch(playerEvents.previewStarted({ guideId: 9, theme: 'theme/9.mp3' }));
  expect(audio.playbackRate).toBe(1);
  dispatch(playerEvents.playRequested());
  dispatch(playerEvents.guideRateReset(7));
  expect(audio.playbackRate).toBe(1.5);
});

test('a change in another tab is applied, and is not lost with the next change in this one', async () => {
  const storage = new MemoryStorage();
  const audio = new FakeAudio();
  const { dispatch, getState } = makeStore({ audio, storage });
  dispatch(sessionSlice.actions.appStarted());
  storage.changeElsewhere({ player: '{"volume":0.4,"rates":{"byGuide":{"7":2}}}' });
  expect(getState().player).toMatchObject({ volume: 0.4, rates: { byGuide: { 7: 2 } } });
  dispatch(playerEvents.volumeChanged(0.6));
  await waitFor(() => expect(storage.read('player')).toContain('"volume":0.6'));
  expect(storage.read('player')).toContain('"7":2');
  expect(storage.read('player')).toContain('"version":1');
  const { rates } = getState().player;
  // Another tab stores something else.
  storage.changeElsewhere({ other: '1' });
  expect(getState().player.rates).toBe(rates);
});
