import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit';
import type { authApi as AuthApi } from '../../features/auth/authApi.ts';
import type { dialogEvents as DialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import type { sessionSlice as SessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { codeFor, stranger } from '../../testing/server/customers.ts';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { until } from '../../testing/screens/openTab.ts';
import type { devTools as DevTools } from './devTools.ts';
import type { AppStore } from './store.ts';

/** What Redux DevTools received: each action, and the state after it. */
const shown: { action: Action; state: unknown }[] = [];

/** A fake of the browser extension, as Redux Toolkit finds it. */
const extension =
  ({ actionSanitizer, stateSanitizer }: typeof DevTools) =>
  (...enhancers: StoreEnhancer[]) => {
    const record: StoreEnhancer = (createStore) => (reducer, preloaded) => {
      const store = createStore(reducer, preloaded);
      const dispatch: typeof store.dispatch = (action) => {
        const result = store.dispatch(action);
        shown.push({
          action: actionSanitizer?.(action, shown.length) ?? action,
          state: stateSanitizer?.(store.getState(), shown.length) ?? store.getState(),
        });
        return result;
      };
      return { ...store, dispatch };
    };
    return compose<StoreEnhancer>(...enhancers, record);
  };

let store: AppStore;
let authApi: typeof AuthApi;
let dialogEvents: typeof DialogEvents;
let sessionSlice: typeof SessionSlice;

beforeAll(async () => {
  // Redux Toolkit looks for the extension when it is first imported.
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  jest.resetModules();
  ({ authApi } = await import('../../features/auth/authApi.ts'));
  ({ dialogEvents } = await import('../../features/auth/dialog/dialogSlice.ts'));
  ({ sessionSlice } = await import('../../features/auth/session/sessionSlice.ts'));
  const { makeStore } = await import('../../testing/makeStore.ts');
  store = makeStore({ audio: new FakeAudio(), storage: new MemoryStorage() });
});

/** Returns whether a value contains a text anywhere, requests and their headers included. */
function holds(value: unknown, secret: RegExp, seen = new WeakSet<object>()): boolean {
  if (typeof value === 'string' || typeof value === 'number') return secret.test(String(value));
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  if (value instanceof Request) return holds([value.url, value.headers], secret, seen);
  if (value instanceof Headers) return holds([...value], secret, seen);
  return [...Object.keys(value), ...Object.values(value)].some((each) => holds(each, secret, seen));
}

/** Matches a whole word: four digits may be part of an id or a time. */
const alone = (text: string) => new RegExp(`(?<![\\w-])${text}(?![\\w-])`);

test('shows the whole of an account’s story by name, and none of its secrets', async () => {
  const { signUp, verifySignUp, signIn, sendResetCode, verifyResetCode, setPassword } =
    authApi.endpoints;
  const { dispatch, getState } = store;
  const person = stranger();
  const { email, password } = person;
  const fresh = `${password} nuova`;
  const secrets = new Map<string, RegExp>([
    ['the password', alone(password)],
    ['the new password', alone(fresh)],
  ]);
  const kept = (name: string, secret: string | null) => {
    expect(secret).toBeTruthy();
    secrets.set(name, alone(secret ?? ''));
    return secret ?? '';
  };

  dispatch(sessionSlice.actions.appStarted());
  dispatch(dialogEvents.signInRequested());
  dispatch(dialogEvents.signUpChosen());
  await dispatch(signUp.initiate(person));
  const otp = kept('the code', await codeFor(email));
  await dispatch(verifySignUp.initiate({ code: '00000', email }));
  await dispatch(verifySignUp.initiate({ code: otp, email }));
  await dispatch(signIn.initiate({ email, password: `${password}!` }));
  await dispatch(signIn.initiate({ email, password }));
  kept('the token', getState().session.token);
  dispatch(sessionSlice.actions.signedOut());
  await until(() => getState().session.ended === null);
  dispatch(dialogEvents.signInRequested());
  dispatch(dialogEvents.forgotPasswordChosen());
  await dispatch(sendResetCode.initiate({ email }));
  const resetToken = kept('the reset’s token', getState().session.resetToken);
  const code = kept('the reset’s code', await codeFor(email));
  await dispatch(verifyResetCode.initiate({ code, token: resetToken }));
  const token = kept('the password’s token', getState().session.passwordToken);
  await dispatch(setPassword.initiate({ password: fresh, retyped: fresh, token }));
  const cut = '{"message":"Welcome","token":"cut-off-token';
  secrets.set('an unreadable answer', /cut-off-token/);
  failNext('POST', '/users/signin', { status: 200, body: cut });
  await dispatch(signIn.initiate({ email, password: fresh }));
  await dispatch(signIn.initiate({ email, password: fresh }));
  kept('the second token', getState().session.token);

  for (const [what, secret] of secrets) {
    const leaks = shown.filter((each) => holds(each, secret)).map(({ action }) => action.type);
    expect([what, leaks]).toEqual([what, []]);
  }
  const story = [
    'session/appStarted',
    'dialog/signInRequested',
    'dialog/signUpChosen',
    'api/signUp/fulfilled',
    'api/verifySignUp/rejected',
    'api/verifySignUp/fulfilled',
    'api/signIn/rejected',
    'api/signIn/fulfilled',
    'session/signedOut',
    'api/signOut/fulfilled',
    'dialog/signInRequested',
    'dialog/forgotPasswordChosen',
    'api/sendResetCode/fulfilled',
    'api/verifyResetCode/fulfilled',
    'api/setPassword/fulfilled',
    'api/signIn/rejected',
    'api/signIn/fulfilled',
  ];
  // Features and libraries dispatch other actions in between.
  const steps = shown.map(({ action }) => action.type).filter((type) => story.includes(type));
  expect(steps).toEqual(story);
});

test('the recording would notice: without the sanitizers the secrets are in it', async () => {
  const { token } = store.getState().session;
  expect(holds({ state: store.getState() }, alone(token ?? 'none'))).toBe(true);
  const request = new Request('http://localhost', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(holds({ meta: { request } }, alone(token ?? 'none'))).toBe(true);
});
