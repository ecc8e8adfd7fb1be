import { screen, waitFor, within } from '@testing-library/react';
import { rawStorage } from '../../shared/storage/rawStorage.ts';
import { fill } from '../../testing/screens/fill.ts';
import { openTab, storedBy, until } from '../../testing/screens/openTab.ts';
import { plansPage } from '../../testing/screens/plansPage.tsx';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { customer } from '../../testing/server/customers.ts';
import { bodyOf, failNext, requestsTo } from '../../testing/server/failNext.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { sessionSlice } from './session/sessionSlice.ts';

type App = ReturnType<typeof renderPage>;

const { button, choose, planOf } = plansPage();
const order = ['POST', '/users/subscription'] as const;
const key = 'sign-in-intent';

afterEach(() => {
  rawStorage.write(key, null);
  window.history.replaceState(null, '', '/');
});

const dialog = () => within(screen.getByRole('dialog'));
const googleLink = () => screen.findByRole('link', { name: 'Continue with Google' });
/** Returns what Google's link tells the server. */
const queryOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams);

/** A visitor presses 'Subscribe New', and Google's link in the dialog. */
async function leaveForGoogle(): Promise<App & { link: HTMLElement }> {
  const app = await choose(1);
  await app.user.click(await button('Subscribe New'));
  const link = await googleLink();
  // jsdom cannot open another page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await app.user.click(link);
  return { ...app, link };
}

/** The session check finds a session in the browser's cookie, as after a social sign-in. */
async function sessionInCookie(): Promise<void> {
  const { token } = await customer();
  failNext('GET', '/users/auth', { status: 200, body: JSON.stringify({ token }) });
}

const isChecked = ({ store }: App) =>
  waitFor(() => expect(store.getState().session.wasChecked).toBe(true));

/** The app starts with a session, and sends no further order. */
async function expectNoOrder(address = '/subscribe', before = 1): Promise<void> {
  await sessionInCookie();
  const app = renderPage(address);
  await isChecked(app);
  await roundTrip();
  expect(requestsTo(...order)).toHaveLength(before);
  expect(app.left).toEqual([]);
  app.unmount();
}

describe('a call that a 401 interrupts, before a social sign-in', () => {
  it('is sent once when the app starts with the new session, on the same page', async () => {
    const { link, unmount } = await leaveForGoogle();
    expect(queryOf(link)).toEqual({ from: '/subscribe', stay: '1' });
    unmount();
    await sessionInCookie();
    const app = renderPage('/subscribe');
    await waitFor(() => expect(app.left).toHaveLength(1));
    const [, again] = requestsTo(...order);
    expect(await bodyOf(again)).toEqual({ plan_id: planOf(1).id });
    app.unmount();
    await expectNoOrder('/subscribe', 2);
  });

  it('waits when the social sign-in fails, and is sent after a sign-in with a password', async () => {
    (await leaveForGoogle()).unmount();
    window.history.replaceState(null, '', '/subscribe?login=cancelled');
    const app = renderPage('/subscribe?login=cancelled');
    expect(await screen.findByText('Sign in to subscribe.')).toBeVisible();
    const person = await customer();
    await fill(app.user, dialog().getByLabelText('Email'), person.email);
    await fill(app.user, dialog().getByLabelText('Password'), person.password);
    await app.user.click(dialog().getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(app.left).toHaveLength(1));
    app.unmount();
    await expectNoOrder('/subscribe', 2);
  });

  it('is dropped when another tab has signed in', async () => {
    (await leaveForGoogle()).unmount();
    const app = renderPage('/subscribe', await storedBy((await customer()).token));
    await isChecked(app);
    await roundTrip();
    expect(requestsTo(...order)).toHaveLength(1);
    expect(app.left).toEqual([]);
  });

  it('is dropped when the person goes back and closes the dialog', async () => {
    const { unmount, user } = await leaveForGoogle();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    unmount();
    await expectNoOrder();
  });

  it('is sent once when the person goes back and signs in with a password', async () => {
    const person = await customer();
    const { left, unmount, user } = await leaveForGoogle();
    await fill(user, dialog().getByLabelText('Email'), person.email);
    await fill(user, dialog().getByLabelText('Password'), person.password);
    await user.click(dialog().getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(left).toHaveLength(1));
    unmount();
    await expectNoOrder('/subscribe', 2);
  });
});

it('a social sign-in without an interruption does not ask to stay on the page', async () => {
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(queryOf(await googleLink())).toEqual({ from: '/nowhere' });
});

it('a customer who signs out on the page that was opened first is not asked to sign in for it', async () => {
  await sessionInCookie();
  const { store, user } = renderApp('/user/library');
  await user.click(await screen.findByRole('button', { name: 'My Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  expect(store.getState().dialog.intent).toBeNull();
});

describe('a stored call', () => {
  /** Returns the calls that the app sends at a start with this value in the tab's storage. */
  async function sentFor(text: string, seconds = 60): Promise<string[]> {
    const end = Date.now() + seconds * 1000;
    rawStorage.write(key, text.replace(/\}$/, `,"until":${end}}`).replace('{,', '{'));
    await sessionInCookie();
    const tab = openTab();
    tab.dispatch(sessionSlice.actions.appStarted());
    await until(() => tab.session().wasChecked);
    await roundTrip();
    expect(rawStorage.read(key)).toBeNull();
    const paths = requestsTo('POST', '').map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/api/'));
  }

  it.each([
    ['{"endpointName":"addToCart","argument":1}', '/api/v1/users/cart/add'],
    ['{"endpointName":"addToLibrary","argument":1}', '/api/v1/users/wishlist'],
  ])('%s is sent', async (text, path) => {
    expect(await sentFor(text)).toEqual([path]);
  });

  it.each([-1, 16 * 60])('%i s before its end is not sent', async (seconds) => {
    expect(await sentFor('{"endpointName":"addToCart","argument":1}', seconds)).toEqual([]);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"endpointName":"addToCart"}',
    '{"endpointName":"checkout","argument":null}',
    '{"endpointName":"constructor","argument":1}',
    '{"endpointName":["addToCart"],"argument":1}',
    '{"endpointName":"addToCart","argument":"1"}',
    '{"endpointName":"addToCart","argument":-1}',
    '{"endpointName":"openPage","argument":"//evil.example"}',
    '{"endpointName":"addToLibrary","argument":{"planId":1,"paymentsBefore":null}}',
    '{"endpointName":"subscribe","argument":1}',
    '{"endpointName":"subscribe","argument":null}',
    '{"endpointName":"subscribe","argument":{"planId":"1","paymentsBefore":null}}',
    '{"endpointName":"subscribe","argument":{"planId":1,"paymentsBefore":"0"}}',
  ])('that is invalid is not sent: %p', async (text) => {
    expect(await sentFor(text)).toEqual([]);
  });
});
