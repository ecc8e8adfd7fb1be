import { failNext, requestsTo } from '../../../../testing/server/failNext.ts';
import { FakeAudio } from '../../../../testing/player/fakeAudio.ts';
import { openPlayer } from '../../../../testing/player/openPlayer.ts';
import {
  guideCall,
  guideWith,
  signed,
  signedResponse,
} from '../../../../testing/player/signedGuide.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { makeAudioPool } from '../audio/audioPool.ts';

describe('an address that will expire', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }),
  );
  afterEach(() => jest.useRealTimers());

  const life = 310;

  async function listen(arrived?: number) {
    const made: FakeAudio[] = [];
    const pool = makeAudioPool(() => {
      const element = new FakeAudio();
      element.arrived = arrived;
      made.push(element);
      return element;
    });
    const expiry = Date.now() / 1000 + life;
    const { choose, dispatch, player, store } = openPlayer(guideWith(signed('old', expiry)), pool);
    failNext('GET', guideCall, signedResponse(signed('new', expiry + 7200)));
    // Every player status that a render could have shown.
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

  test('is renewed before: the other element continues at the same second, and no message appears', async () => {
    const { made, pass, player, shown } = await listen(60);
    await pass(8);
    expect(requestsTo('GET', guideCall)).toHaveLength(0);
    await pass(5);
    expect(requestsTo('GET', guideCall)).toHaveLength(1);
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
    expect(requestsTo('GET', guideCall)).toHaveLength(1);
    expect([...shown]).toEqual(['play null']);
  });

  test('is not renewed when the whole recording is buffered', async () => {
    const { made, pass } = await listen();
    await pass(20);
    expect(requestsTo('GET', guideCall)).toHaveLength(0);
    expect(made).toHaveLength(1);
  });

  test('that was renewed for a previous track changes nothing', async () => {
    const { dispatch, made, pass, player } = await listen(60);
    await pass(13);
    dispatch(playerEvents.playerClosed());
    await pass(10);
    expect(player()).toMatchObject({ item: null, intent: 'pause', status: 'idle' });
    expect(made.every(({ paused }) => paused)).toBe(true);
  });
});
