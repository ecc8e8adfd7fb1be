import { authApi } from '../../features/auth/authApi.ts';
import { dialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { cartApi } from '../../features/cart/cartApi.ts';
import { cartEvents } from '../../features/cart/cartSlice.ts';
import { progressEvents } from '../../features/player/progress/progressSlice.ts';
import { guideApi } from '../../features/guides/guideApi.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { recordingRequested } from '../../features/support/recording/recorder.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import { openProgressTab } from '../../testing/player/progressTab.ts';
import { guideOf } from '../../testing/player/openPlayer.ts';
import { until } from '../../testing/screens/openTab.ts';
import { customer } from '../../testing/server/customers.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { shopper } from '../../testing/server/shopper.ts';
import { startPersistence } from '../store/persistence.ts';
import { openStore } from '../store/store.ts';
import { addListeners } from './listeners.ts';

const { appStarted, signedOut } = sessionSlice.actions;
const guide = guideOf('fff');
const first = { guideId: guide.id, trackId: 1, duration: 100 };

/** Opens a page whose listeners are not loaded yet; `load` adds them as deferredServices.ts does. */
function openEarly(storage = new MemoryStorage()) {
  const audio = new FakeAudio();
  const store = openStore({ storage });
  const load = () => {
    const persistor = startPersistence(store);
    store.listen((startListening) => {
      addListeners(startListening, { audio, persistor, storage });
      store.dispatch(appStarted());
    });
  };
  const { dispatch, getState } = store;
  return { audio, dispatch, getState, load, storage };
}

/** The same with a guide that is loaded; other calls get no response. */
function openEarlyPlayer(storage?: MemoryStorage) {
  failNext('GET', '', 'no answer', Infinity);
  const page = openEarly(storage);
  page.dispatch(
    guideApi.util.upsertQueryEntries([{ endpointName: 'guide', arg: guide.id, value: guide }]),
  );
  return { ...page, player: () => page.getState().player };
}

describe('before the listeners are loaded', () => {
  it('a chosen track is shown as wanted at once, and plays when they are', () => {
    const { audio, dispatch, load, player } = openEarlyPlayer();
    dispatch(playerEvents.trackChosen({ ...first, startAt: 30 }));
    expect(player()).toMatchObject({ intent: 'play', item: { trackId: 1 } });
    expect(audio.paused).toBe(true);
    load();
    expect(audio.paused).toBe(false);
    expect(audio.currentTime).toBe(30);
  });

  it('Next waits, and then leads on from the track that was chosen', () => {
    const { dispatch, load, player } = openEarlyPlayer();
    dispatch(playerEvents.trackChosen(first));
    dispatch(playerEvents.nextRequested());
    load();
    expect(player().item?.trackId).toBe(2);
  });

  it('Continue waits, and then continues at the stored position', async () => {
    const before = openProgressTab(new MemoryStorage(), guide);
    await before.playTo(2, 40);
    const { audio, dispatch, load, player } = openEarlyPlayer(before.storage);
    dispatch(progressEvents.resumeRequested(guide.id));
    load();
    await until(() => player().item?.trackId === 2);
    expect(audio.currentTime).toBe(40);
  });

  it('a queue is stored when they are loaded', () => {
    const { dispatch, load, storage } = openEarlyPlayer();
    dispatch(playerEvents.queued({ guideId: guide.id, trackId: 3 }));
    const isStored = () =>
      [...storage.values.values()].some((text) => text.includes('"trackId":3'));
    expect(isStored()).toBe(false);
    load();
    expect(isStored()).toBe(true);
  });

  it('a sign-out waits, and then ends the session everywhere', async () => {
    const { storage } = await shopper();
    const { dispatch, getState, load } = openEarly(storage);
    dispatch(signedOut());
    expect(getState().session.isSignedIn).toBe(true);
    load();
    expect(getState().session.isSignedIn).toBe(false);
    await until(() => [...storage.values.keys()].length === 0);
  });

  it('a change is not sent, and reads are', async () => {
    const { storage } = await shopper();
    const { dispatch, load } = openEarly(storage);
    const change = dispatch(cartApi.endpoints.addToCart.initiate(1));
    await dispatch(cartApi.endpoints.cart.initiate());
    expect(requestsTo('POST', '/users/cart/add')).toEqual([]);
    load();
    await change;
    expect(requestsTo('POST', '/users/cart/add')).toHaveLength(1);
  });

  it('what a visitor has pressed is carried out after the sign-in', async () => {
    const { email, password } = await customer();
    const { dispatch, load } = openEarly();
    const intent = { endpointName: 'addToCart', argument: 1, about: '', leadsOn: true };
    dispatch(dialogEvents.signInRequested(intent));
    load();
    await dispatch(authApi.endpoints.signIn.initiate({ email, password }));
    await until(() => requestsTo('POST', '/users/cart/add').length === 1);
  });

  it('a return from the payment page is followed when they are loaded', async () => {
    const { storage, buy } = await shopper();
    await buy(1);
    const { dispatch, getState, load } = openEarly(storage);
    dispatch(cartEvents.paymentReturned());
    load();
    await until(() => getState().cart.payment === 'confirmed');
  });

  it('an event and a change that wait too long have no effect later, and a message appears', async () => {
    const { storage } = await shopper();
    const { dispatch, getState, load } = openEarly(storage);
    jest.useFakeTimers();
    dispatch(signedOut());
    const change = dispatch(cartApi.endpoints.addToCart.initiate(1));
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(JSON.stringify(dispatch(recordingRequested()))).toContain('shell/partUnavailable');
    expect(await change).toMatchObject({ error: { status: 'FETCH_ERROR' } });
    load();
    expect(getState().session.isSignedIn).toBe(true);
    expect(requestsTo('POST', '/users/cart/add')).toEqual([]);
  });
});
