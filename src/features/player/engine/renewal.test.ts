import { failNext, requestsTo } from '../../../testing/failNext.ts';
import { FakeAudio } from '../../../testing/fakeAudio.ts';
import { guideOf, openPlayer } from '../../../testing/openPlayer.ts';
import { mediaUrl } from '../../../shared/settings.ts';
import { playerEvents } from '../playerSlice.ts';
import { AudioPool } from './audioPool.ts';

/** faults.md, *The app*: expired addresses are renewed unnoticed. */
const call = '/client/audio-guide/7';
const signed = (signature: string, expires = 4_000_000_000) =>
  `audio/1.mp3?expires=${expires}&signature=${signature}`;
const guideWith = (address: string) => {
  const guide = guideOf('l', { isOwned: true });
  return { ...guide, tracks: guide.tracks.map((one) => ({ ...one, audio: address })) };
};
const answer = (address: string) => ({
  status: 200,
  body: JSON.stringify({ data: wireGuide(address) }),
});

describe('an address that has lapsed', () => {
  test('is renewed unnoticed: it plays on at its place', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('old')));
    choose(1);
    await audio.advance(20);
    failNext('GET', call, answer(signed('new')));
    audio.fail(2);
    await audio.settled();
    expect(player()).toMatchObject({ intent: 'play', fault: null, position: 20 });
    await until(() => audio.src.includes('signature=new'));
    await audio.advance(2);
    expect(player()).toMatchObject({ status: 'playing', position: 22 });
  });

  test('is still wanted while the fresh one is on its way, whatever the element says of its stop', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('old')));
    failNext('GET', call, 'no answer');
    audio.missing.add(mediaUrl(signed('old')));
    choose(1);
    await audio.settled();
    expect(player()).toMatchObject({ intent: 'play', status: 'loading', fault: null });
  });

  test('that cannot be renewed says so', async () => {
    const { audio, choose, player } = openPlayer(guideWith(signed('old')));
    choose(1);
    await audio.advance(20);
    failNext('GET', call, answer(signed('old')));
    audio.fail(4);
    await until(() => player().status === 'failed');
    expect(player()).toMatchObject({ fault: 'expired', intent: 'pause', position: 20 });
  });
});

describe('an address that will lapse', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }),
  );
  afterEach(() => jest.useRealTimers());

  const life = 310;

  async function listen(arrived?: number) {
    const made: FakeAudio[] = [];
    const pool = new AudioPool(() => {
      const element = new FakeAudio();
      element.arrived = arrived;
      made.push(element);
      return element;
    });
    const lapse = Date.now() / 1000 + life;
    const { choose, dispatch, player, store } = openPlayer(guideWith(signed('old', lapse)), pool);
    failNext('GET', call, answer(signed('new', lapse + 7200)));
    // What the screen shows of it: every state that a render could see.
    const shown = new Set<string>();
    store.subscribe(() => shown.add(`${player().intent} ${player().fault}`));
    choose(1);
    const pass = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 1) {
        const sounding = made.find(({ paused }) => !paused);
        const second = sounding?.advance(1);
        await jest.advanceTimersByTimeAsync(1000);
        await second;
      }
    };
    await jest.advanceTimersByTimeAsync(100);
    return { dispatch, made, pass, player, shown };
  }

  test('is renewed before: the other element takes over at the same second, and nobody is told', async () => {
    const { made, pass, player, shown } = await listen(60);
    await pass(8);
    expect(requestsTo('GET', call)).toHaveLength(0);
    await pass(5);
    expect(requestsTo('GET', call)).toHaveLength(1);
    const before = player().position;
    await pass(6);
    const [first, second] = made;
    expect(second?.src).toContain('signature=new');
    expect(second?.paused).toBe(false);
    expect(first).toMatchObject({ paused: true, src: '' });
    expect(player().status).toBe('playing');
    expect(player().position - before).toBeGreaterThanOrEqual(5);
    expect(player().position - before).toBeLessThanOrEqual(6);
    await pass(20);
    expect(requestsTo('GET', call)).toHaveLength(1);
    expect([...shown]).toEqual(['play null']);
  });

  test('is left alone when all of the sound is here already', async () => {
    const { made, pass } = await listen();
    await pass(20);
    expect(requestsTo('GET', call)).toHaveLength(0);
    expect(made).toHaveLength(1);
  });

  test('that was renewed for a track which is gone by then changes nothing', async () => {
    const { dispatch, made, pass, player } = await listen(60);
    await pass(13);
    dispatch(playerEvents.playerClosed());
    await pass(10);
    expect(player()).toMatchObject({ item: null, intent: 'pause', status: 'idle' });
    expect(made.every(({ paused }) => paused)).toBe(true);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((later) => setTimeout(later, 10));
}

const wireGuide = (file_mp3: string) => ({
  id: 7,
  title: 'La cupola',
  short_description: '',
  cover: 'cover.webp',
  theme: 'theme/7.mp3',
  type: 'single',
  price: '4.99',
  remark: '',
  category: { id: 2, name: 'Chiese' },
  category_id: 2,
  purchase: true,
  wishList: false,
  audio_content: [{ id: 1, titolo: 'Track 1', file_mp3, free: '0', duration: 100 }],
  audio_description: { description: '', audio_faq: [] },
});
