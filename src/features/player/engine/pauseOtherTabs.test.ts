import { openPlayer } from '../../../testing/player/openPlayer.ts';
import { until } from '../../../testing/screens/openTab.ts';

/** jsdom has no Web Locks, so the tabs use the BroadcastChannel. */
test('a tab that starts to play pauses the other tab, which shows that until it plays again', async () => {
  const one = openPlayer();
  const other = openPlayer();
  await one.playTo(1, 5);
  await other.playTo(2, 5);
  await until(() => one.player().isPlayingInOtherTab);
  expect(one.player()).toMatchObject({ intent: 'pause', position: 5, isPlayingInOtherTab: true });
  expect(one.audio.paused).toBe(true);
  expect(other.audio.paused).toBe(false);
  one.choose(1);
  expect(one.player().isPlayingInOtherTab).toBe(false);
  await until(() => other.audio.paused);
  expect(one.audio.paused).toBe(false);
});
