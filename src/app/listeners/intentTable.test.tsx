/** Everything that asks for a sign-in is carried out after it, once (docs/decisions/019-session.md). */
import { screen, waitFor, within } from '@testing-library/react';
import type { Guide, GuideDetail } from '../../domain/model.ts';
import { isFree } from '../../domain/text/money.ts';
import { cartCopy } from '../../features/cart/copy.ts';
import { rawStorage } from '../../shared/storage/rawStorage.ts';
import { guidesOf, listenableGuide } from '../../testing/server/catalogue.ts';
import { codeFor, customer, stranger } from '../../testing/server/customers.ts';
import { fill } from '../../testing/screens/fill.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { requestsTo } from '../../testing/server/failNext.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { intentTable } from './intentTable.ts';

let guide: GuideDetail;
let free: Pick<Guide, 'id' | 'title'>;
beforeAll(async () => {
  guide = await listenableGuide();
  const found = (await guidesOf(1)).find(isFree);
  if (!found) throw new Error('the bundled catalogue has free guides');
  free = found;
});
beforeEach(() => localStorage.clear());

type App = ReturnType<typeof renderApp>;

const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async ({ user }: App, name: string | RegExp) => user.click(await button(name));

async function logIn({ user }: App, { email, password }: { email: string; password: string }) {
  await fill(user, dialog().getByLabelText('Email'), email);
  await fill(user, dialog().getByLabelText('Password'), password);
  await user.click(dialog().getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

interface Row {
  row: keyof typeof intentTable;
  /** The address, and the button that asks for the sign-in there. */
  address: () => string;
  control: () => string | RegExp;
  purpose: () => string;
  /** What the person sees after signing in. */
  result: (app: App) => Promise<unknown>;
}

const guidePage = () => `/audio-guide/${guide.id}`;
const toCart = {
  row: 'addToCart',
  purpose: () => `buy “${guide.title}”.`,
  result: async () => {
    await heading('Cart');
    const cart = within(screen.getByRole('main'));
    expect(await cart.findByRole('link', { name: guide.title })).toBeVisible();
  },
} satisfies Partial<Row>;

const rows: Row[] = [
  { ...toCart, address: guidePage, control: () => `Buy for $${guide.price}` },
  { ...toCart, address: guidePage, control: () => 'Add to Cart' },
  {
    ...toCart,
    address: () => `/audio-guide-by-category/${guide.category.id}`,
    control: () => `Add to Cart: ${guide.title}`,
  },
  { ...toCart, address: () => `/subscribe/${guide.id}`, control: () => 'Add to Cart' },
  {
    row: 'addToLibrary',
    address: guidePage,
    control: () => 'Add to Library',
    purpose: () => `add “${guide.title}” to your library.`,
    result: async () => {
      expect(await button('Remove from Library')).toBeVisible();
      expect(await heading(guide.title)).toBeVisible();
    },
  },
  {
    row: 'subscribe',
    address: () => '/subscribe',
    control: () => 'Subscribe New',
    purpose: () => 'subscribe.',
    result: ({ left }) => waitFor(() => expect(left).toHaveLength(1)),
  },
  {
    row: 'getFree',
    address: () => `/audio-guide/${free.id}`,
    control: () => cartCopy.getFree,
    purpose: () => `listen to all of “${free.title}”.`,
    result: () => heading(free.title),
  },
  {
    row: 'openPage',
    address: () => '/user/library',
    control: () => 'Login',
    purpose: () => 'continue to the page that you opened.',
    result: () => heading('Library'),
  },
];

test('every row of the table is walked here', () => {
  expect(new Set<string>(rows.map(({ row }) => row))).toEqual(new Set(Object.keys(intentTable)));
});

describe('after a visitor signs in', () => {
  it.each(rows)('$row is carried out once (button $#)', async (row) => {
    const person = await customer();
    const app = renderApp(row.address());
    if (row.row === 'subscribe') await app.user.click(await screen.findByText(/annuale/));
    const [first] = await screen.findAllByRole('button', { name: row.control() });
    if (first) await app.user.click(first);
    expect(await screen.findByText(`Sign in to ${row.purpose()}`)).toBeVisible();
    const before = requestsTo('POST', '').length;
    await logIn(app, person);
    await row.result(app);
    await roundTrip();
    expect(requestsTo('POST', '').length - before).toBe('call' in intentTable[row.row] ? 2 : 1);
    expect(rawStorage.read('sign-in-intent')).toBeNull();
  });
});

test('a new visitor is offered an account first, and buys after the code and a reload', async () => {
  const person = stranger();
  const first = renderApp(guidePage());
  await press(first, `Buy for $${guide.price}`);
  await first.user.click(await screen.findByRole('button', { name: 'Create an account first' }));
  expect(await screen.findByText(`Create an account to buy “${guide.title}”.`)).toBeVisible();
  await fill(first.user, dialog().getByLabelText('Full name'), person.name);
  await fill(first.user, dialog().getByLabelText('Email'), person.email);
  await fill(first.user, dialog().getByLabelText('Password'), person.password);
  await first.user.click(dialog().getByRole('button', { name: 'Create an account' }));
  await screen.findByRole('heading', { name: 'Enter the code' });
  first.unmount();

  const app = renderApp(guidePage(), first.storage);
  await screen.findByRole('heading', { name: 'Enter the code' });
  await app.user.click(dialog().getByLabelText('Digit 1 of 4'));
  await app.user.paste(await codeFor(person.email));
  await app.user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(`Sign in to buy “${guide.title}”.`)).toBeVisible();
  await fill(app.user, dialog().getByLabelText('Password'), person.password);
  await app.user.click(dialog().getByRole('button', { name: 'Login' }));
  await toCart.result();
});

test('is forgotten when the dialog is closed, and after fifteen minutes', async () => {
  const person = await customer();
  const app = renderApp(guidePage());
  await press(app, `Buy for $${guide.price}`);
  await screen.findByRole('dialog', { name: 'Login' });
  const stored = rawStorage.read('sign-in-intent') ?? '';
  await app.user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(rawStorage.read('sign-in-intent')).toBeNull();
  app.unmount();

  const until = Number(/"until":(\d+)/.exec(stored)?.[1]);
  expect(until - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  rawStorage.write('sign-in-intent', stored.replace(String(until), String(Date.now() - 1)));
  const later = renderApp(guidePage());
  await press(later, 'Login');
  await screen.findByRole('dialog', { name: 'Login' });
  expect(screen.queryByText(/Sign in to buy/)).toBeNull();
  await logIn(later, person);
  expect(await screen.findByRole('heading', { name: 'Suggested for you' })).toBeVisible();
  await roundTrip();
  expect(requestsTo('POST', '/users/cart/add')).toHaveLength(0);
});
