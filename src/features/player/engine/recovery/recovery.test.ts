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
  test('plays on at its place from a fresh one, and nothing is said', async () => {
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

  test('is tried again once where the server signs the same address', async () => {
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

  test('is loaded again once where its file is fine, then names the fault', async () => {
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

  test('says that its address expired when the fresh one is refused too', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('old')));
    for (const each of ['old', 'new']) audio.missing.add(mediaUrl(signed(each)));
    failNext('GET', file, 403, 2);
    failNext('GET', guideCall, signedResponse(signed('new')));
    choose(1);
    await until(() => player().status === 'failed');
    expect(player()).toMatchObject({ fault: 'expired', intent: 'pause' });
    expect(requestsTo('GET', guideCall)).toHaveLength(1);
  });

  test('is still wanted while the fresh one is on its way', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('old')));
    failNext('GET', file, 403);
    failNext('GET', guideCall, 'no answer');
    audio.missing.add(mediaUrl(signed('old')));
    choose(1);
    await until(() => requestsTo('GET', guideCall).length === 1);
    expect(player()).toMatchObject({ intent: 'play', status: 'loading', fault: null });
  });
});

test('a paid track that the server does not find is said to be not found', async () => {
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
])('%s that the server fails on names the server’s problem', async (_what, guide) => {
  const { audio, choose, player } = openPlayer(guide);
  audio.missing.add('/storage/audio/1.mp3').add(mediaUrl(signed('old')));
  failNext('GET', file, 500);
  choose(1);
  await until(() => player().status === 'failed');
  expect(player()).toMatchObject({ fault: 'server', intent: 'pause' });
  expect(requestsTo('GET', guideCall)).toHaveLength(0);
});

test('a track that cannot be reached at all names the connection', async () => {
  const { audio, choose, player } = openPlayer();
  audio.missing.add('/storage/audio/1.mp3');
  failNext('GET', file, 'no connection');
  choose(1);
  await until(() => player().status === 'failed');
  expect(player().fault).toBe('connection');
});

test('a recording that arrives and cannot begin to sound names the device, not the network', async () => {
  const { audio, choose, player } = openPlayer();
  choose(1);
  await audio.settled();
  audio.fail(3);
  await audio.settled();
  expect(player()).toMatchObject({ status: 'failed', fault: 'output' });
});

test('a recording that breaks off while it is heard is not blamed on the device', async () => {
  const { audio, player, playTo } = openPlayer();
  await playTo(1, 10);
  audio.fail(3);
  await audio.settled();
  expect(player()).toMatchObject({ status: 'failed', fault: 'truncated' });
});
