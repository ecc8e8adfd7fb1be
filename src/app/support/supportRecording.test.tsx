import { screen, waitFor, within } from '@testing-library/react';
import { authApi } from '../../features/auth/authApi.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { cartApi } from '../../features/cart/cartApi.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { actionName } from '../../features/support/redaction/actionName.ts';
import { makeRedactor } from '../../features/support/redaction/redactor.ts';
import {
  ownerOf,
  previousReportKey,
  readPreviousReport,
} from '../../features/support/recording/previousReport.ts';
import type { Report } from '../../features/support/recording/report.ts';
import { supportEvents } from '../../features/support/supportEvents.ts';
import { tabStorage } from '../../shared/storage/rawStorage.ts';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { customer } from '../../testing/server/customers.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import { makeStore } from '../../testing/makeStore.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { guideOf, openPlayer } from '../../testing/player/openPlayer.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { shopper } from '../../testing/server/shopper.ts';
import { until } from '../../testing/screens/openTab.ts';
import { reportOf, storeWith } from '../../testing/supportReport.ts';
import { persistRecording } from './persistRecording.ts';
import type { AppStore } from '../store/store.ts';

const namesIn = ({ actionsById, stagedActionIds }: Report): string[] =>
  stagedActionIds.flatMap((id) => actionsById[id]?.action ?? []).map(actionName);

/** What the tab keeps of the page that was left. */
function keptNames(store: AppStore): string[] {
  const report = readPreviousReport(tabStorage.read(previousReportKey), ownerOf(store.getState()));
  return report ? namesIn(report) : [];
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => tabStorage.write(previousReportKey, null));

test('keeps the last 50 other actions through half an hour of listening, and computes where it got to', async () => {
  const { audio, store, dispatch, choose, player } = openPlayer(guideOf('f'.repeat(40)));
  for (let press = 0; press < 50; press += 1) dispatch(playerEvents.volumeChanged(press / 100));
  choose(1);
  audio.tick = 1;
  for (let track = 0; track < 18; track += 1) await audio.advance(100);
  expect(player().item?.trackId).toBeGreaterThan(14);
  const report = reportOf(store);
  const others = namesIn(report).filter((name) => name === 'player/volumeChanged');
  expect(others).toHaveLength(50);
  expect(namesIn(report).length).toBeLessThan(100);
  const { item, position, status, duration } = player();
  const shown = storeWith(report).getState();
  expect(shown).toMatchObject({ player: { item, position, status, duration } });
  const { progress } = makeRedactor().state(store.getState());
  expect(shown).toMatchObject({ progress });
});

/** A customer's tab without a screen. */
async function openTab() {
  const { token, email } = await customer();
  const storage = new MemoryStorage();
  storage.write('token', token);
  storage.write('auth', 'true');
  const store = makeStore({ audio: new FakeAudio(), storage });
  store.dispatch(sessionSlice.actions.appStarted());
  await until(() => store.getState().session.account !== null);
  await store.flush();
  return { store, storage, secrets: [token, email] };
}

test('keeps what happened before a page load, for a report after it', async () => {
  const { store, storage, secrets } = await openTab();
  persistRecording(store);
  store.dispatch(supportEvents.pageOpened('/user/cart'));
  failNext('POST', '/users/checkout', 500);
  await store.dispatch(cartApi.endpoints.checkout.initiate(undefined));
  leavePage();

  const { user } = renderApp('/user/cart?status=cancel', storage);
  const [button] = await screen.findAllByRole('button', { name: 'Report a problem' });
  await user.click(button as HTMLElement);
  const text = (await screen.findByText(/"report": "Cicerone"/)).textContent;
  const { earlier } = JSON.parse(text ?? '') as Report; // the report's own text
  expect(earlier?.summary['On the screen']).toMatch(/^the page \/user\/cart,/);
  expect(earlier?.failedCalls).toMatchObject([{ call: 'checkout', status: 500, kind: 'HTTP' }]);
  expect(earlier && namesIn(earlier)).toContain('api/checkout/rejected');
  for (const secret of [...secrets, store.getState().session.account ?? '?']) {
    expect(tabStorage.read(previousReportKey)).not.toContain(secret);
  }
});

test('names an unpaid order, also after the page load that follows a payment page', async () => {
  const [guide] = await guidesOf(4);
  const person = await shopper();
  await person.put(guide?.id ?? 0);
  const { store, user, left, unmount } = renderApp('/user/cart', person.storage);
  persistRecording(store);
  await user.click(await screen.findByRole('button', { name: 'Purchase Now' }));
  await waitFor(() => expect(left).toHaveLength(1));
  const { orders } = reportOf(store);
  expect(orders).toEqual([expect.any(Number)]);
  leavePage();
  unmount();

  const back = renderApp('/user/cart', person.storage);
  await screen.findByText(/The payment was not completed/);
  const [button] = await screen.findAllByRole('button', { name: 'Report a problem' });
  await back.user.click(button as HTMLElement); // one was found
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  expect(dialog.getByText(String(orders[0]), { selector: 'dd' })).toBeVisible();
});

test('names the order of a checkout that failed at the payment provider', async () => {
  const { store } = await openTab();
  const headers = { 'X-Order-Number': '812', 'X-Request-Id': '0f0f0f0f-0f0f' };
  failNext('POST', '/users/checkout', { status: 503, body: '{"message":"down"}', headers });
  await store.dispatch(cartApi.endpoints.checkout.initiate(undefined));
  const report = reportOf(store);
  expect(report.orders).toEqual([812]);
  expect(report.failedCalls).toMatchObject([{ call: 'checkout', requestId: '0f0f0f0f-0f0f' }]);
});

test('forgets what it kept when the account signs out', async () => {
  const { store } = await openTab();
  persistRecording(store);
  store.dispatch(supportEvents.copyingFailed());
  leavePage();
  expect(keptNames(store)).toContain('support/copyingFailed');
  store.dispatch(sessionSlice.actions.signedOut());
  expect(tabStorage.read(previousReportKey)).toBeNull();
  store.dispatch(supportEvents.reportSaved());
  leavePage();
  expect(keptNames(store)).toContain('support/reportSaved');
  expect(keptNames(store)).not.toContain('support/copyingFailed');
});

test('a report of one account is not shown to another', () => {
  const { store } = openPlayer();
  persistRecording(store);
  leavePage();
  const { report } = JSON.parse(tabStorage.read(previousReportKey) ?? '') as { report: Report };
  const text = JSON.stringify({ owner: 'one', report });
  expect(readPreviousReport(text, 'other')).toBeNull();
  expect(readPreviousReport(text, null)).toBeNull();
  expect(readPreviousReport(text, 'one')?.report).toBe('Cicerone');
});

test('a failed call says its name, status, kind and request; a visitor’s session check is none', async () => {
  const { store, dispatch, audio, choose, player } = openPlayer();
  await dispatch(authApi.endpoints.checkSession.initiate());
  failNext('GET', '/users/cart', { status: 200, body: '<html>' });
  await dispatch(cartApi.endpoints.cart.initiate());
  failNext('POST', '/users/cart/add', 'no connection');
  await dispatch(cartApi.endpoints.addToCart.initiate(1));
  await dispatch(cartApi.endpoints.removeFromCart.initiate(1));
  choose(1);
  await audio.advance(1);
  const headers = { 'X-Request-Id': '5e5e5e5e-5e5e' };
  failNext('GET', '/audio/1.mp3', { status: 404, body: '', headers });
  audio.fail(4);
  await until(() => player().status === 'failed');
  expect(reportOf(store).failedCalls).toMatchObject([
    { call: 'cart', status: 200, kind: 'PARSING_ERROR' },
    { call: 'addToCart', status: null, kind: 'FETCH_ERROR', requestId: null },
    {
      call: 'removeFromCart',
      status: 401,
      kind: 'HTTP',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
    { call: 'audio', status: 404, kind: 'missing', requestId: '5e5e5e5e-5e5e' },
  ]);
});
