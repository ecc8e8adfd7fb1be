import { waitFor } from '@testing-library/react';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { makeStore } from '../../testing/makeStore.ts';
import { customer } from '../../testing/server/customers.ts';
import { listenableGuide } from '../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { sessionSlice } from '../auth/session/sessionSlice.ts';
import { bookmarkEvents, selectAreShared, selectBookmarks } from '../bookmarks/bookmarksSlice.ts';
import { bookmarksStorage } from '../bookmarks/bookmarksStorage.ts';
import { unsentItems } from '../../shared/storage/unsentItems.ts';
import { bookmarkAt } from '../../testing/player/bookmarkAt.ts';
import { guideApi } from '../guides/guideApi.ts';
import { selectContinued } from '../player/progress/continued.ts';
import { withGuideDetails } from '../player/progress/guideProgress.ts';
import { progressEvents, selectJumpOrigin } from '../player/progress/progressSlice.ts';
import { progressStorage } from '../player/progress/progressStorage.ts';
import { playerEvents } from '../player/state/playerSlice.ts';

const { appStarted, sessionChangedElsewhere } = sessionSlice.actions;

/** Leaves the account on each device of a test, which would go on asking in the next one. */
let leaveAll: (() => void)[] = [];
afterEach(() => {
  leaveAll.forEach((leave) => leave());
  leaveAll = [];
});

/** Opens the app on a device of the customer, on which the listener stays signed in. */
async function openDevice(token: string | null, storage = new MemoryStorage()) {
  const audio = new FakeAudio();
  const { dispatch, getState } = makeStore({ audio, storage });
  dispatch(appStarted());
  const leave = () =>
    dispatch(
      sessionChangedElsewhere({
        token: null,
        isSignedIn: false,
        account: null,
        userMode: null,
        ended: null,
      }),
    );
  leaveAll.push(leave);
  const signIn = (newToken: string, account = 'anna') =>
    dispatch(
      sessionChangedElsewhere({
        token: newToken,
        isSignedIn: true,
        account,
        userMode: null,
        ended: null,
      }),
    );
  if (token !== null) {
    signIn(token);
    // What is listened to before belongs to the account that the server does not know.
    await waitFor(() => expect(getState().session.account).not.toBe('anna'));
  }
  const { id, tracks } = await listenableGuide();
  const [first] = tracks;
  if (!first) throw new Error('The guide has no track');
  const choose = () =>
    dispatch(
      playerEvents.trackChosen({ guideId: id, trackId: first.id, duration: first.duration }),
    );
  return {
    dispatch,
    signIn,
    leave,
    guideId: id,
    loadGuide: () => dispatch(guideApi.endpoints.guide.initiate(id)),
    firstTrackId: first.id,
    mark: async (seconds: number) => {
      await dispatch(guideApi.endpoints.guide.initiate(id));
      dispatch(
        playerEvents.bookmarkRequested({ guideId: id, trackId: first.id, seconds, sentence: 'x' }),
      );
    },
    bookmarks: () => selectBookmarks(getState()),
    areShared: () => selectAreShared(getState()),
    queue: () => getState().player.queue.map(({ trackId }) => trackId),
    enqueue: (trackId: number) => dispatch(playerEvents.queued({ guideId: id, trackId })),
    rate: () => getState().player.rates,
    asksForSignIn: () => getState().dialog.view !== null,
    account: () => getState().session.account,
    player: () => getState().player,
    jumpOrigin: () => selectJumpOrigin(getState()),
    continued: () => selectContinued(getState()).find(({ guideId }) => guideId === id),
    listenTo: async (seconds: number) => {
      await dispatch(guideApi.endpoints.guide.initiate(id));
      choose();
      await audio.advance(seconds);
      dispatch(playerEvents.pauseRequested());
    },
  };
}

/** A device learns of a change within a second, and sends its own a second after it. */
const soon = { timeout: 10_000 };

describe('what is listened to on one device', () => {
  it('continues on another one, which names the device', async () => {
    const { token } = await customer();
    const [one, other] = [await openDevice(token), await openDevice(token)];
    await one.listenTo(12);
    await waitFor(() => expect(other.continued()?.position).toBeCloseTo(12, 0), soon);
    expect(other.continued()?.from).toBe('computer');
    expect(one.continued()?.from).toBeUndefined();
  });

  it('moves the track that is paused on the other one, and the jump can be undone', async () => {
    const { token } = await customer();
    const [one, other] = [await openDevice(token), await openDevice(token)];
    await other.listenTo(3);
    await waitFor(() => expect(one.continued()?.position).toBeCloseTo(3, 0), soon);
    await one.listenTo(36);
    const { position } = one.player();
    await waitFor(() => expect(other.player().position).toBeCloseTo(position, 0), soon);
    expect(other.player().intent).toBe('pause');
    expect(other.jumpOrigin()?.position).toBeCloseTo(3, 0);
    other.dispatch(progressEvents.jumpUndone());
    expect(other.player().position).toBeCloseTo(3, 0);
  });

  it('moves nothing that plays', async () => {
    const { token } = await customer();
    const [one, other] = [await openDevice(token), await openDevice(token)];
    await other.listenTo(3);
    await one.listenTo(36);
    // It is not sent yet. Both have one browser here, in which the other one has stopped.
    other.dispatch(playerEvents.playRequested());
    await one.mark(12);
    await waitFor(() => expect(other.bookmarks()).toHaveLength(1), soon);
    expect(other.player().position).toBeLessThan(10);
  });

  it('is sent when there is a network again, and was kept here meanwhile', async () => {
    const { token } = await customer();
    const one = await openDevice(token);
    failNext('POST', '/users/listening', 'no answer');
    await one.listenTo(9);
    await waitFor(() => expect(requestsTo('POST', '/users/listening')).toHaveLength(1), soon);
    expect(one.continued()?.position).toBeCloseTo(9, 0);
    one.dispatch(progressEvents.pageHidden());
    const other = await openDevice(token);
    await waitFor(() => expect(other.continued()?.position).toBeCloseTo(9, 0), soon);
  });

  it('before its account had such a call is sent at the first start', async () => {
    const { token } = await customer();
    const storage = new MemoryStorage();
    const before = await openDevice(token);
    const entry = withGuideDetails(await listenableGuide(), undefined);
    const [first] = entry.tracks;
    const trackId = first?.id ?? 0;
    const at = Date.now() - 86_400_000;
    progressStorage(storage).write(before.account(), {
      ...entry,
      lastTrackId: trackId,
      trackProgress: { [trackId]: { position: 7, isFinished: false, at } },
      changedAt: at,
    });
    await openDevice(token, storage);
    const other = await openDevice(token);
    await waitFor(() => expect(other.continued()?.position).toBeCloseTo(7, 0), soon);
    expect(other.continued()?.lastPlayedAt).toBeCloseTo(at, -5);
  });

  it('joins the account when a visitor signs in', async () => {
    const { token } = await customer();
    const visitor = await openDevice(null);
    await visitor.listenTo(7);
    visitor.signIn(token);
    const other = await openDevice(token);
    await waitFor(() => expect(other.continued()?.position).toBeCloseTo(7, 0), soon);
  });

  it('is shown although its guide could not be loaded at first', async () => {
    const { token } = await customer();
    const [one, other] = [await openDevice(token), await openDevice(token)];
    await one.loadGuide();
    failNext('GET', `/client/audio-guide/${one.guideId}`, 429);
    await one.listenTo(12);
    await waitFor(() => expect(other.continued()?.position).toBeCloseTo(12, 0));
  });

  it('asks for no sign-in when the session has ended', async () => {
    const { token } = await customer();
    const one = await openDevice(token);
    failNext('POST', '/users/listening', 401, Infinity);
    await one.listenTo(12);
    await waitFor(() => expect(requestsTo('POST', '/users/listening')).toHaveLength(1), soon);
    await one.listenTo(2);
    await roundTrip();
    expect(one.asksForSignIn()).toBe(false);
    expect(one.continued()?.position).toBeCloseTo(14, 0);
  });

  it('is kept in the browser alone where the provider has no such call', async () => {
    const { token } = await customer();
    failNext('GET', '/users/listening', 404, Infinity);
    const one = await openDevice(token);
    await waitFor(() => expect(requestsTo('GET', '/users/listening')).toHaveLength(1));
    await one.listenTo(12);
    expect(one.continued()?.position).toBeCloseTo(12, 0);
    one.dispatch(progressEvents.pageHidden());
    expect(requestsTo('POST', '/users/listening')).toHaveLength(0);
  });
});

describe('what is marked and queued on one device', () => {
  it('is on the other one, with its note, until one of them deletes it', async () => {
    const { token } = await customer();
    const [one, other] = [await openDevice(token), await openDevice(token)];
    await one.mark(12);
    await waitFor(() => expect(other.bookmarks()).toHaveLength(1), soon);
    const [received] = other.bookmarks();
    expect(received).toEqual(one.bookmarks()[0]);
    if (!received) throw new Error('a bookmark');
    other.dispatch(bookmarkEvents.noteWritten({ ...received, note: 'Look up' }));
    await waitFor(() => expect(one.bookmarks()[0]?.note).toBe('Look up'), soon);
    one.dispatch(bookmarkEvents.bookmarkDeleted(received));
    await waitFor(() => expect(other.bookmarks()).toEqual([]), soon);
  });

  it('is removed from a browser that is signed out, when the account has it', async () => {
    const { token } = await customer();
    const storage = new MemoryStorage();
    const one = await openDevice(token, storage);
    await waitFor(() => expect(one.areShared()).toBe(true));
    const account = one.account() ?? '';
    await one.mark(12);
    one.leave();
    // It was not sent yet.
    expect(storage.read(`bookmarks:${account}`)).toContain('"seconds":12');
    one.signIn(token, account);
    const unsent = () => unsentItems(storage).read(account);
    await waitFor(() => expect([one.areShared(), unsent()]).toEqual([true, {}]), soon);
    one.leave();
    expect(storage.keys().filter((key) => key.includes(account))).toEqual([]);
    one.signIn(token, account);
    await waitFor(() => expect(one.bookmarks()).toMatchObject([{ seconds: 12 }]), soon);
  });

  it('is said to be in the account only where that is so', async () => {
    const { token } = await customer();
    const visitor = await openDevice(null);
    expect(visitor.areShared()).toBe(false);
    visitor.signIn(token);
    await waitFor(() => expect(visitor.areShared()).toBe(true));
  });

  it('was there before its account had such a call, and joins it', async () => {
    const { token } = await customer();
    const storage = new MemoryStorage();
    const one = await openDevice(token);
    bookmarksStorage(storage).write(one.account(), [bookmarkAt(7, { note: 'Old' })]);
    await openDevice(token, storage);
    await waitFor(() => expect(one.bookmarks()).toMatchObject([{ seconds: 7, note: 'Old' }]), soon);
  });

  it('is queued in both orders, and what both devices have added stays', async () => {
    const { token } = await customer();
    const [one, other] = [await openDevice(token), await openDevice(token)];
    await waitFor(() => expect([one.areShared(), other.areShared()]).toEqual([true, true]));
    one.enqueue(1);
    one.enqueue(2);
    await waitFor(() => expect(other.queue()).toEqual([1, 2]), soon);
    one.enqueue(3);
    other.dispatch(playerEvents.queueMoved({ from: 1, by: -1 }));
    other.enqueue(4);
    for (const device of [one, other])
      await waitFor(() => expect([...device.queue()].sort()).toEqual([1, 2, 3, 4]), soon);
    expect(one.queue()).toEqual(other.queue());
    expect(one.queue().indexOf(2)).toBeLessThan(one.queue().indexOf(1));
  });

  it('plays as fast on the other one', async () => {
    const { token } = await customer();
    const [one, other] = [await openDevice(token), await openDevice(token)];
    await waitFor(() => expect([one.areShared(), other.areShared()]).toEqual([true, true]));
    one.dispatch(playerEvents.rateChanged({ guideId: one.guideId, rate: 1.5 }));
    one.dispatch(playerEvents.rateChanged({ guideId: null, rate: 1.25 }));
    const rates = { standard: 1.25, byGuide: { [one.guideId]: 1.5 } };
    await waitFor(() => expect(other.rate()).toEqual(rates), soon);
    other.dispatch(playerEvents.guideRateReset(one.guideId));
    await waitFor(() => expect(one.rate().byGuide).toEqual({}), soon);
  });
});
