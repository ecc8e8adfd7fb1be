import { configureStore, type Store, type StoreEnhancer } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parsed, reportIn } from '../../features/support/recording/readReport.ts';
import { recordingRequested, type Recording } from '../../features/support/recording/recorder.ts';
import { makeReport, type Report } from '../../features/support/recording/report.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import '../../pages/support/registerEndpoints.ts';
import { makeReplayStore } from '../../pages/support/replayStore.ts';
import { replaySteps } from '../../pages/support/replaySteps.ts';
import { fill } from '../../testing/screens/fill.ts';
import { listenableGuide } from '../../testing/server/catalogue.ts';
import { customer } from '../../testing/server/customers.ts';
import { requestsTo } from '../../testing/server/failNext.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { App } from '../App.tsx';
import { makeReducer } from '../store/reducer.ts';
import { reportRules } from './everyReportRule.ts';
import type { AppStore } from '../store/store.ts';

const reducer = makeReducer();

/** What the store's recorder answers, which its type does not say. */
const recordingOf = ({ dispatch }: AppStore): Recording =>
  dispatch(recordingRequested()) as unknown as Recording;

/** As the file comes back: out of JSON. */
function reportOf(store: AppStore): { text: string; report: Report } {
  const text = JSON.stringify(makeReport(reportRules, recordingOf(store), readEnvironment(window)));
  const read = reportIn(parsed(text));
  if (!('report' in read)) throw new Error(`no report: ${read.fault}`);
  return { text, report: read.report };
}

/** Redux DevTools' own import: the state that it computes last. */
function importedState(report: Report): unknown {
  const store = configureStore({
    reducer: reducer as never, // its preloaded state is the report's
    devTools: false,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
    enhancers: (defaults) => defaults().concat(instrument() as StoreEnhancer), // typed for a bare store
  }) as unknown as EnhancedStore<unknown, { type: string }, unknown>;
  store.liftedStore.dispatch(ActionCreators.importState(report as never)); // JSON has no types
  const { computedStates, currentStateIndex } = store.liftedStore.getState();
  expect(computedStates.filter(({ error }) => error)).toEqual([]);
  return computedStates[currentStateIndex]?.state;
}

/** Everything that can be read, but for what was redacted and for toasts, which come and go. */
function texts(): string[] {
  const page = document.body.cloneNode(true) as HTMLElement; // of an element
  page.querySelectorAll('.Toastify, [aria-live], style, script').forEach((other) => other.remove());
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (nodes.nextNode()) {
    const text = nodes.currentNode.textContent?.replace(/‹removed›/g, '').trim();
    if (text) found.push(text);
  }
  return found;
}

/** Without those of a row of slides: which of them are shown depends on how long the row has been moving. */
const headings = () =>
  screen
    .getAllByRole('heading')
    .filter((heading) => !heading.closest('[aria-roledescription="carousel"]'))
    .map(({ textContent }) => textContent);

function replay(report: Report, state: unknown) {
  return render(
    <MemoryRouter initialEntries={[report.address]}>
      <App store={makeReplayStore(state) as Store} />
    </MemoryRouter>,
  );
}

test('the report of a real visit, imported by Redux DevTools, shows the same screen', async () => {
  const person = await customer();
  const guide = await listenableGuide();
  const { user, store, audio, unmount } = renderApp(`/audio-guide/${guide.id}`);
  await screen.findByRole('heading', { name: guide.title, level: 1 });
  await user.click((await screen.findAllByRole('button', { name: /^Play/ }))[0] as HTMLElement);
  await audio.advance(3);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, await dialog.findByLabelText('Email'), person.email);
  await fill(user, dialog.getByLabelText('Password'), 'wrong password');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(recordingOf(store).failures).not.toHaveLength(0));
  await user.clear(dialog.getByLabelText('Password'));
  await fill(user, dialog.getByLabelText('Password'), person.password);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(store.getState().session.isSignedIn).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(
      Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending'),
    ).toBe(true),
  );
  await screen.findByRole('button', { name: 'My Account' });
  // Rows stand still until they can move, with copies of their ends.
  await waitFor(() => expect(document.querySelector('.slick-slide')).toBeInTheDocument());
  await waitFor(() => expect(document.querySelector('.carousel-static')).not.toBeInTheDocument());
  const { token } = store.getState().session;
  const before = { texts: texts(), headings: headings() };
  const address = recordingOf(store).address;
  const { text, report } = reportOf(store);
  unmount();

  for (const secret of [
    person.email,
    person.password,
    person.name,
    'wrong password',
    token ?? '?',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(report.address).toBe(address);
  expect(report.failedCalls.map(({ call }) => call)).toContain('signIn');
  expect(report.failedCalls[0]?.requestId).toMatch(/^[\da-f-]{36}$/);

  const state = importedState(report);
  expect(replaySteps(report, reducer).at(-1)?.state).toEqual(state);
  expect(state).toMatchObject({ session: { isSignedIn: true }, dialog: { view: null } });

  const asked = requestsTo('GET', '').length;
  replay(report, state);
  await waitFor(() => expect(headings()).toEqual(before.headings));
  // A report may show less than a page, and never anything else.
  await waitFor(() => expect(texts().filter((text) => !before.texts.includes(text))).toEqual([]));
  expect(requestsTo('GET', '')).toHaveLength(asked);
  // A whole visit, and all of Redux DevTools is compiled.
}, 60_000);
