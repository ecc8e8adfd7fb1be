import { failNext, requestsTo } from '../../../../testing/server/failNext.ts';
import { openPlayer } from '../../../../testing/player/openPlayer.ts';
import { until } from '../../../../testing/screens/openTab.ts';
import {
  guideCall,
  guideWith,
  signed,
  signedResponse,
} from '../../../../testing/player/signedGuide.ts';
import { mediaUrl } from '../../../../shared/site/settings.ts';

const file = '/storage/audio/1.mp3';

describe('a paid track that fails while it plays or loads', () => {
  test('continues at its position from a new address, without a message', async () => {
    const { audio, choose, player, store } = openPlayer(guideWith(signed('old')));
    choose(1);
    await audio.advance(20);
    failNext('GET', file, 403);
    failNext('GET', guideCall, signedResponse(signed('new')));
    const faults = new Set<unknown>();
    store.subscribe(() => faults.add(player().status === 'loading' ? player().fault : null));
    audio.fail(2);
    await audio.settled();
    expect(player()).toMatchObject({ intent: 'play', fault: null, position: 20 });
    await until(() => audio.src.includes('signature=new'));
    await audio.advance(2);
    expect(player()).toMatchObject({ status: 'playing', position: 22 });
    expect([...faults]).toEqual([null]);
  });

  test('is loaded again once when the server signs the same address', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('same')));
    failNext('GET', file, 403);
    failNext('GET', guideCall, signedResponse(signed('same')));
    choose(1);
    await audio.settled();
    audio.fail(4);
    await until(() => audio.loaded.length === 2);
    await audio.settled();
    expect(player()).toMatchObject({ status: 'playing', fault: null });
    expect(requestsTo('GET', guideCall)).toHaveLength(1);
  });

  test('is loaded again once when its file is available, then shows the fault', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('same')));
    choose(1);
    await audio.advance(20);
    failNext('GET', file, { status: 206, body: 'x' }, 2);
    failNext('GET', guideCall, signedResponse(signed('same')), 2);
    audio.fail(2);
    await until(() => audio.loaded.length === 2);
    await audio.settled();
    expect(player()).toMatchObject({ status: 'playing', fault: null, position: 20 });
    audio.fail(2);
    await until(() => player().status === 'failed');
    expect(player()).toMatchObject({ fault: 'connection', intent: 'pause' });
    expect(audio.loaded).toHaveLength(2);
  });

  test('shows that its address expired when the new one is refused too', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('old')));
    for (const each of ['old', 'new']) audio.missing.add(mediaUrl(signed(each)));
    failNext('GET', file, 403, 2);
    failNext('GET', guideCall, signedResponse(signed('new')));
    choose(1);
    await until(() => player().status === 'failed');
    expect(player()).toMatchObject({ fault: 'expired', intent: 'pause' });
    expect(requestsTo('GET', guideCall)).toHaveLength(1);
  });

  test('keeps the intent to play while the new address is requested', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('old')));
    failNext('GET', file, 403);
    failNext('GET', guideCall, 'no answer');
    audio.missing.add(mediaUrl(signed('old')));
    choose(1);
    await until(() => requestsTo('GET', guideCall).length === 1);
    expect(player()).toMatchObject({ intent: 'play', status: 'loading', fault: null });
  });
});

test('a paid track that the server does not find is shown as missing', async () => {
  const { audio, choose, player } = openPlayer(guideWith(signed('old')));
  for (const each of ['old', 'new']) audio.missing.add(mediaUrl(signed(each)));
  failNext('GET', file, 404, 2);
  failNext('GET', guideCall, signedResponse(signed('new')));
  choose(1);
  await until(() => player().status === 'failed');
  expect(player().fault).toBe('missing');
});

test.each([
  ['a free track', undefined],
  ['a paid track', guideWith(signed('old'))],
])('%s shows a fault of the server when the server fails', async (_what, guide) => {
  const { audio, choose, player } = openPlayer(guide);
  audio.missing.add('/storage/audio/1.mp3').add(mediaUrl(signed('old')));
  failNext('GET', file, 500);
  choose(1);
  await until(() => player().status === 'failed');
  expect(player()).toMatchObject({ fault: 'server', intent: 'pause' });
  expect(requestsTo('GET', guideCall)).toHaveLength(0);
});

test('a track that cannot be reached shows a fault of the connection', async () => {
  const { audio, choose, player } = openPlayer();
  audio.missing.add('/storage/audio/1.mp3');
  failNext('GET', file, 'no connection');
  choose(1);
  await until(() => player().status === 'failed');
  expect(player().fault).toBe('connection');
});

test('a recording that is loaded and makes no sound shows a fault of the device, not of the network', async () => {
  const { audio, choose, player } = openPlayer();
  choose(1);
  await audio.settled();
  audio.fail(3);
  await audio.settled();
  expect(player()).toMatchObject({ status: 'failed', fault: 'output' });
});

test('a recording that fails while it is heard shows no fault of the device', async () => {
  const { audio, player, playTo } = openPlayer();
  await playTo(1, 10);
  audio.fail(3);
  await audio.settled();
  expect(player()).toMatchObject({ status: 'failed', fault: 'truncated' });
});
