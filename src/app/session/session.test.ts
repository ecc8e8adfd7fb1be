import { authApi } from '../../features/auth/authApi.ts';
import { dialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { homeApi } from '../../features/catalogue/homeApi.ts';
import { customer, stranger, tokenOf, unverified } from '../../testing/server/customers.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { storedBy, openTab, until } from '../../testing/screens/openTab.ts';
import { roundTrip } from '../../testing/roundTrip.ts';

const { signIn, signUp } = authApi.endpoints;
const { appStarted, signedOut } = sessionSlice.actions;

/** Delays responses of one kind until `letGo`; `arrived` resolves when the first has arrived from the server. */
function holdBack(path: string) {
  const through = globalThis.fetch;
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await through(request);
    if (request.url.endsWith(path)) {
      arrive();
      await gate;
    }
    return response;
  };
  restore = () => (globalThis.fetch = through);
  return { arrived, letGo };
}
let restore: () => unknown = () => undefined;
afterEach(() => restore());

describe('an answer to the check that comes late is about the past', () => {
  it('a 401 does not end the session that began meanwhile', async () => {
    const person = await customer();
    const tab = openTab(await storedBy('long-gone'));
    const { letGo } = holdBack('/users/auth');
    tab.dispatch(appStarted());
    await tab.dispatch(signIn.initiate(person));
    letGo();
    await until(() => tab.session().wasChecked);
    expect(tab.session().isSignedIn).toBe(true);
    expect(tab.session().token).toBeTruthy();
  });

  it('a 200 does not bring back the session that was ended meanwhile', async () => {
    const tab = openTab(await storedBy(await tokenOf(await customer())));
    const { arrived, letGo } = holdBack('/users/auth');
    tab.dispatch(appStarted());
    await arrived;
    tab.dispatch(signedOut());
    letGo();
    await until(() => tab.session().wasChecked);
    expect(tab.session()).toMatchObject({ isSignedIn: false, token: null });
  });
});

describe('a 401', () => {
  it('at start leaves it to the check: no dialog opens over the landing page', async () => {
    const tab = openTab(await storedBy('long-gone'));
    const { letGo } = holdBack('/users/auth');
    tab.dispatch(appStarted());
    await tab.dispatch(homeApi.endpoints.home.initiate());
    expect(tab.dialog().view).toBeNull();
    letGo();
    await until(() => tab.session().wasChecked);
    await roundTrip();
    expect(tab.session()).toMatchObject({ isSignedIn: false, token: null });
    expect(tab.dialog().view).toBeNull();
  });

  it('at start ends the session when the check gets no answer', async () => {
    failNext('GET', '/users/auth', 503);
    const tab = openTab(await storedBy('long-gone'));
    tab.dispatch(appStarted());
    await tab.dispatch(homeApi.endpoints.home.initiate());
    await until(() => tab.session().token === null);
    expect(tab.dialog()).toMatchObject({ view: 'login', staysOnPage: true });
  });

  it('of the session before does not end this one', async () => {
    const person = await customer();
    const tab = openTab(await storedBy(await tokenOf(person)));
    tab.dispatch(appStarted());
    await until(() => tab.session().wasChecked);
    const { letGo } = holdBack('/users/home-page');
    failNext('GET', '/users/home-page', 401);
    const late = tab.dispatch(homeApi.endpoints.home.initiate());
    await tab.dispatch(signIn.initiate(person));
    letGo();
    await late;
    await roundTrip();
    expect(tab.session().isSignedIn).toBe(true);
    expect(tab.dialog().view).toBeNull();
  });
});

describe('another tab', () => {
  it('is heard when it has written all of its keys', async () => {
    const tab = openTab();
    tab.dispatch(appStarted());
    await until(() => tab.session().wasChecked);
    const seen: string[] = [];
    tab.store.subscribe(() =>
      seen.push(JSON.stringify([tab.session().token, tab.session().isSignedIn])),
    );
    tab.storage.changeElsewhere({ token: 'theirs' });
    tab.storage.changeElsewhere({ auth: 'true' });
    await until(() => tab.session().isSignedIn);
    expect(seen).not.toContain('["theirs",false]');
    expect(Object.fromEntries(tab.storage.values)).toEqual({ token: 'theirs', auth: 'true' });
  });

  describe('that stores something else at the same moment', () => {
    beforeEach(() =>
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }),
    );
    afterEach(() => jest.useRealTimers());

    it('does not undo a sign-out of this one', async () => {
      const tab = openTab(await storedBy(await tokenOf(await customer())));
      tab.dispatch(appStarted());
      await jest.advanceTimersByTimeAsync(1000);
      expect(tab.session().token).not.toBeNull();
      // The storage is read 100 ms after the event.
      setTimeout(() => tab.dispatch(signedOut()), 100);
      tab.storage.changeElsewhere({ 'journal:visitor': '[]' });
      await jest.advanceTimersByTimeAsync(100);
      expect(tab.session()).toMatchObject({ isSignedIn: false, token: null });
      await jest.advanceTimersByTimeAsync(1000);
      expect(tab.session()).toMatchObject({ isSignedIn: false, token: null });
    });
  });

  it('that signs out is followed, although a call of this one is refused before', async () => {
    const tab = openTab(await storedBy(await tokenOf(await customer())));
    tab.dispatch(appStarted());
    await until(() => tab.session().wasChecked);
    tab.storage.changeElsewhere({ token: null, auth: null });
    failNext('GET', '/users/home-page', 401);
    await tab.dispatch(homeApi.endpoints.home.initiate());
    await until(() => tab.session().token === null);
    await roundTrip();
    expect(tab.session().isSignedIn).toBe(false);
    expect(tab.dialog()).toMatchObject({ view: null, staysOnPage: false });
  });

  it('that awaits a code of its own leaves this one’s code alone', async () => {
    const person = stranger();
    const tab = openTab();
    tab.dispatch(appStarted());
    await tab.dispatch(signUp.initiate(person));
    tab.storage.changeElsewhere({ otp_email: 'their@b.it', 'user-mode': 'site-editor' });
    await until(() => tab.session().userMode === 'site-editor');
    expect(tab.session().otpEmail).toBe(person.email);
  });

  it('with another account: this one’s answers are dropped, and the dialog closes', async () => {
    const tab = openTab(await storedBy(await tokenOf(await customer())));
    tab.dispatch(appStarted());
    await until(() => tab.session().wasChecked);
    await tab.dispatch(homeApi.endpoints.home.initiate());
    tab.dispatch(dialogEvents.signInRequested());
    expect(tab.dialog().view).toBe('login');
    tab.storage.changeElsewhere({ token: 'theirs' });
    await until(() => tab.session().token === 'theirs');
    expect(tab.dialog().view).toBeNull();
    expect(homeApi.endpoints.home.select()(tab.store.getState()).data).toBeUndefined();
  });
});

describe('a reload', () => {
  it('comes back to the view that waited, or opens there once asked when it was closed, whatever other keys are left', async () => {
    const storage = new MemoryStorage();
    storage.write('password-token', 'of an earlier reset');
    storage.write('otp-token', 'of an earlier reset');
    const before = openTab(storage);
    before.dispatch(appStarted());
    await before.dispatch(signUp.initiate(stranger()));
    await before.store.flush();
    const after = openTab(storage);
    after.dispatch(appStarted());
    expect(after.dialog().view).toBe('otp');
    after.dispatch(dialogEvents.dialogClosed());
    const closed = openTab(storage);
    closed.dispatch(appStarted());
    expect(closed.dialog().view).toBeNull();
    closed.dispatch(dialogEvents.signInRequested());
    expect(closed.dialog().view).toBe('otp');
  });
});

it('remembers the address as the server knows it, of an account that awaits its code', async () => {
  const person = await unverified();
  const tab = openTab();
  await tab.dispatch(signUp.initiate({ ...person, email: person.email.toUpperCase() }));
  expect(tab.dialog().view).toBe('otp');
  expect(tab.session().otpEmail).toBe(person.email);
});
