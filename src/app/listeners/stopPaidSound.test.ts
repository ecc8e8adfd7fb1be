import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { guideApi } from '../../features/guides/guideApi.ts';
import { withdrawalApi } from '../../features/withdrawal/withdrawalApi.ts';
import { guideOf, openPlayer } from '../../testing/player/openPlayer.ts';
import { failNext } from '../../testing/server/failNext.ts';

const { appStarted, sessionChangedElsewhere, sessionExpired, signedOut } = sessionSlice.actions;

const sessionOf = (account: string | null) =>
  sessionChangedElsewhere({
    token: account && 'a-token',
    isSignedIn: account !== null,
    account,
    userMode: null,
    ended: null,
  });

/** Opens the player of a customer who plays a track of their guide: the first is free, the second is not. */
async function listening(trackId: number) {
  const guide = guideOf('fl', { isOwned: true });
  const player = openPlayer(guide);
  failNext('GET', `/client/audio-guide/${guide.id}`, 503, 100);
  // The session is not the server's, so its check must fail.
  failNext('GET', '/users/auth', 503);
  failNext('GET', '/users/signout', 503);
  player.dispatch(appStarted());
  player.dispatch(sessionOf('me'));
  // Signing in has cleared the cached responses.
  player.dispatch(
    guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: guide.id, value: guide }]),
  );
  player.dispatch(
    withdrawalApi.util.upsertQueryEntries([
      { endpointName: 'consents', arg: undefined, value: [] },
    ]),
  );
  await player.playTo(trackId, 2);
  expect(player.audio.paused).toBe(false);
  return player;
}

it.each([
  ['its customer signs out', signedOut()],
  ['its customer signs out in another tab', sessionOf(null)],
  ['another account signs in', sessionOf('you')],
])('a paid track stops when %s', async (_why, action) => {
  const { audio, dispatch, player } = await listening(2);
  dispatch(action);
  expect(audio.paused).toBe(true);
  expect(player().item).toBeNull();
});

it('a free track plays on', async () => {
  const { audio, dispatch } = await listening(1);
  dispatch(signedOut());
  expect(audio.paused).toBe(false);
});

it('a paid track plays on when the session expires, until another account signs in', async () => {
  const { audio, dispatch } = await listening(2);
  dispatch(sessionExpired());
  dispatch(sessionOf('me'));
  expect(audio.paused).toBe(false);
  dispatch(sessionExpired());
  dispatch(sessionOf('you'));
  expect(audio.paused).toBe(true);
});
