import { screen, waitFor, within } from '@testing-library/react';
import { homeCopy } from '../../pages/home/copy.ts';
import { chooseFile, openReplay } from '../../testing/screens/openReplay.ts';

/** The texts under a heading of 'About this report'. */
async function readAbout(user: Awaited<ReturnType<typeof openReplay>>) {
  await user.click(screen.getByText('About this report'));
  return within(screen.getByRole('region', { name: 'About this report' }));
}

const whole = {
  report: 'Cicerone',
  version: 2,
  address: '/person',
  firstAddress: '/person',
  committedState: {},
  actionsById: { 0: { action: { type: '@@INIT' } } },
  stagedActionIds: [0],
};
const staged = (actions: object[]) => ({
  actionsById: Object.fromEntries(actions.map((action, id) => [id, { action, timestamp: 'now' }])),
  stagedActionIds: actions.map((_, id) => id),
});

test.each([
  ['an empty state', {}],
  ['slices of another kind', { committedState: { player: 5, session: [], api: null } }],
  ['fields of another kind', { committedState: { player: { queue: 4 }, progress: { guides: 1 } } }],
  ['an address that no router can read', { address: '//x@y:9', firstAddress: '/\\x@y:9' }],
  ['facts of another kind', { failedCalls: 7, errors: [null], orders: {}, browser: 1, player: [] }],
  [
    'actions of another kind',
    staged([
      { type: '@@INIT' },
      { type: 'support/pageOpened', payload: 3 },
      { type: 'api/executeQuery/rejected', payload: 1, meta: 'x' },
      { type: 'player/trackChosen' },
    ]),
  ],
])('shows a report with %s', async (_name, changes) => {
  const user = await openReplay({ ...whole, ...changes });
  expect((await readAbout(user)).getByText('Failed calls')).toBeVisible();
});

test('shows a report with a fact that is nested deeply', async () => {
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const user = await openReplay(
    JSON.stringify({ ...whole, build: 'deep' }).replace('"deep"', nested),
  );
  expect((await readAbout(user)).getByText('…')).toBeVisible();
});

test('shows the next step after one that cannot be drawn', async () => {
  const list = 'persons(undefined)';
  // React reports the caught error on the console: expected here.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openReplay({
    ...whole,
    committedState: {
      api: { queries: { [list]: { status: 'fulfilled', endpointName: 'persons', data: [null] } } },
    },
    ...staged([
      { type: '@@INIT' },
      { type: 'api/queries/removeQueryResult', payload: { queryCacheKey: list } },
    ]),
  });
  const title = { name: 'Artists & Makers', level: 1, hidden: true };
  expect(await screen.findByRole('heading', title)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  expect(screen.getByText('Replay – read only')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', title)).not.toBeInTheDocument());
  log.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Step forward' }));
  expect(await screen.findByRole('heading', title)).toBeInTheDocument();
});

test('follows the redirects of the app', async () => {
  const session = { isSignedIn: true, wasChecked: true };
  await openReplay({ ...whole, address: '/', firstAddress: '/', committedState: { session } });
  const title = { name: homeCopy.headline, level: 1, hidden: true };
  expect(await screen.findByRole('heading', title)).toBeInTheDocument();
});

test.each([
  ['an empty file', '', /not JSON/],
  ['a part of a report', JSON.stringify(whole).slice(0, 60), /cut when it was copied/],
  ['another JSON file', '[]', /no report of Cicerone/],
  ['another version', { ...whole, version: 1 }, /has version 1 /],
  ['no address', { ...whole, address: undefined }, /“address” is missing/],
  ['no state', { ...whole, committedState: null }, /“committedState” is missing/],
  ['no actions', { ...whole, actionsById: [] }, /“actionsById” is missing/],
  ['an action that is none', { ...whole, stagedActionIds: [0, 7] }, /“actionsById\[7\]” is/],
  ['too many actions', { ...whole, stagedActionIds: Array(1001).fill(0) }, /has 1001 actions/],
  ['too much of it', { ...whole, text: 'x'.repeat(21_000_000) }, /has 21.0 MB, and a report at mo/],
])('says what is wrong with a file of %s', async (_name, content, text) => {
  await chooseFile(content);
  expect(await screen.findByText(text)).toBe(screen.getByRole('alert'));
});

test('says first what was seen, then what failed, then the versions with a warning', async () => {
  const failedCalls = [
    { at: '2026-11-24T07:00:00.000Z', call: 'cart', status: 500, kind: 'HTTP', requestId: 'ab-12' },
  ];
  const error = { kind: 'render', name: 'TypeError', message: '', stack: 'main.1f.js:1:2' };
  const user = await openReplay({
    ...whole,
    ...staged([
      { type: '@@INIT' },
      { type: 'dialog/signInRequested' },
      {
        type: 'api/executeMutation/rejected',
        payload: { status: 'FETCH_ERROR' },
        meta: { arg: { endpointName: 'checkout', type: 'mutation' } },
      },
    ]),
    build: 'main.old',
    failedCalls,
    errors: [{ at: '2026-11-24T07:00:01.000Z', error }],
    orders: [12],
    earlier: { ...whole, committedState: {}, address: '/user/cart', failedCalls },
  });
  const about = await readAbout(user);
  expect(about.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'What the customer saw',
    'What failed',
    'Versions',
    'The rest',
  ]);
  expect(about.getByText(/The payment page could not be opened/)).toBeVisible();
  expect(about.getByText(/dialog\/signInRequested/)).toBeVisible();
  const call = '2026-11-24T07:00:00.000Z · cart · 500 · HTTP · request ab-12';
  expect(about.getByText(call)).toBeVisible();
  expect(about.getByText(`page before · ${call}`)).toBeVisible();
  expect(about.getByText(/render · TypeError · main.1f.js:1:2/)).toBeVisible();
  expect(about.getByText('12')).toBeVisible();
  expect(about.getByText('main.old')).toBeVisible();
  expect(about.getByText(/This page runs development/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the page before this one' }));
  expect(about.getByText('/user/cart')).toBeVisible();
});
