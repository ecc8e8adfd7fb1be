import { waitFor } from '@testing-library/react';
import { api } from '../../../../shared/api/api.ts';
import { listenableGuide } from '../../../../testing/server/catalogue.ts';
import { guideOf, openPlayer } from '../../../../testing/player/openPlayer.ts';
import { guideApi } from '../../../guides/guideApi.ts';
import { playerEvents } from '../../state/playerSlice.ts';

const { nextRequested, previousRequested, queued, queuedNext, queueMoved, unqueued } = playerEvents;

/** Guide 7 plays; the queued tracks are those of guide 8, which are all free. */
async function open() {
  const opened = openPlayer(guideOf('fff'));
  const value = guideOf('ffl', { id: 8 });
  opened.dispatch(guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: 8, value }]));
  await opened.playTo(1, 5);
  const item = (trackId: number) => ({ guideId: 8, trackId });
  return { ...opened, item };
}

test('a finished track is followed by the queue, then by the list where it was left', async () => {
  const { audio, dispatch, item, player } = await open();
  dispatch(queued(item(1)));
  dispatch(queued(item(2)));
  await audio.advance(95);
  expect(player()).toMatchObject({ item: item(1), queue: [item(2)], intent: 'play' });
  await audio.advance(100);
  expect(player()).toMatchObject({ item: item(2), queue: [] });
  await audio.advance(100);
  expect(player()).toMatchObject({ item: { guideId: 7, trackId: 2 }, anchor: null });
});

test('the next track follows one that ends while the cache was just cleared', async () => {
  const guide = await listenableGuide();
  const [first, second] = guide.tracks;
  const { audio, dispatch, player, playTo } = openPlayer(guide);
  await playTo(first?.id ?? 0, 99.5);
  audio.addEventListener('pause', () => dispatch(api.util.resetApiState()), { once: true });
  await audio.advance(1);
  await waitFor(() =>
    expect(player()).toMatchObject({ item: { trackId: second?.id }, intent: 'play' }),
  );
});

test('next plays from the queue, and previous returns to the list', async () => {
  const { dispatch, item, player } = await open();
  dispatch(queued(item(2)));
  dispatch(queuedNext(item(1)));
  dispatch(nextRequested());
  expect(player()).toMatchObject({ item: item(1), queue: [item(2)] });
  dispatch(previousRequested());
  expect(player()).toMatchObject({ item: { guideId: 7, trackId: 1 }, anchor: null });
});

test('locked tracks of the queue are skipped', async () => {
  const { dispatch, item, player } = await open();
  dispatch(queued(item(3)));
  dispatch(nextRequested());
  expect(player()).toMatchObject({ item: { guideId: 7, trackId: 2 } });
});

test('the queue has a track once, and can be reordered', async () => {
  const { dispatch, item, player } = await open();
  for (const trackId of [1, 2, 3, 1]) dispatch(queued(item(trackId)));
  expect(player().queue.map(({ trackId }) => trackId)).toEqual([2, 3, 1]);
  dispatch(queueMoved({ from: 2, by: -1 }));
  dispatch(queueMoved({ from: 2, by: 1 }));
  expect(player().queue.map(({ trackId }) => trackId)).toEqual([2, 1, 3]);
  dispatch(unqueued(item(1)));
  expect(player().queue.map(({ trackId }) => trackId)).toEqual([2, 3]);
});
