import { act, configure, screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import type { GuideProgress } from '../../features/player/progress/guideProgress.ts';
import { progressStorage } from '../../features/player/progress/progressStorage.ts';
import { categories, guidesOf } from '../../testing/server/catalogue.ts';
import { failNext, forgetFaults } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';
import { persons } from '../../testing/server/exhibits.ts';

const open = async (customer?: Awaited<ReturnType<typeof shopper>>) =>
  renderPage('/user', (customer ?? (await shopper())).storage);
/** By its label: to find roles in a page of this size takes seconds. */
const row = (name: string) => screen.findByLabelText(name, { selector: 'section' });
/** Eight rows of slides, twice over: the first drawing takes its time. */
beforeAll(() => configure({ asyncUtilTimeout: 20_000 }));
/** A quarter of its only track was heard. */
const begunGuide = ({ id, title, cover }: Guide): GuideProgress => ({
  guideId: id,
  title,
  cover,
  tracks: [{ id: 1, title: 'Il primo ascolto', duration: 400 }],
  lastTrackId: 1,
  wantedTrackId: null,
  trackProgress: { 1: { position: 100, isFinished: false, at: 1 } },
  changedAt: 1,
});
const unreadable = { status: 200, body: '<!doctype html>' };

// Shows.
test('has the four rows of guides, those of the world, and the categories', async () => {
  const names = await categories();
  await open();
  await row('Suggested for you');
  const titles = [...document.querySelectorAll('main h2')].map((each) => each.textContent);
  expect(titles.slice(0, 4)).toEqual([
    'Suggested for you',
    'Continue with',
    'New content',
    'The most popular',
  ]);
  for (const name of ['New content', 'The most popular', 'Persons', 'Objects', 'Locations']) {
    expect(await row(name)).toBeVisible();
  }
  expect(document.title).toBe('Your home · Cicerone');
  const list = (await screen.findByText('Browse by category')).closest('section');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    names.map(({ id, name }) => [truncate(name, 20), `/audio-guide-by-category/${id}`]),
  );
});

// Shows.
test('each row of the world leads to its list; events to /artists', async () => {
  await open();
  await row('Persons');
  const links = {
    Persons: '/person',
    Objects: '/objects',
    Locations: '/locations',
    Events: '/artists',
  };
  for (const [name, href] of Object.entries(links)) {
    const link = (await screen.findByText(`All ${name}`)).closest('a');
    expect(link).toHaveAttribute('href', href);
  }
});

// Shows.
test('an event is cut to 200 characters, and continues with its own page', async () => {
  const text = 'à'.repeat(199) + '👩‍👩‍👧‍👦 e altro';
  const event = { id: 7, eventi: 'La notte bianca', italiano: text, audio_guide_id: 1 };
  failNext('GET', '/client/event', { status: 200, body: JSON.stringify({ data: [event] }) });
  await open();
  const [title] = await screen.findAllByText('La notte bianca');
  const card = title?.closest('a');
  expect(card).toHaveTextContent(`La notte bianca${'à'.repeat(199)}👩‍👩‍👧‍👦…Read more`);
  expect(card).toHaveAttribute('href', '/event/7');
});

test('new content is what the catalogue took in last', async () => {
  const newest = (await guidesOf(1)).sort((one, other) => other.id - one.id).slice(0, 1);
  await open();
  const cards = within(await row('New content')).getAllByRole('article', { hidden: true });
  expect(cards.some((card) => within(card).queryByTitle(newest[0]?.title ?? ''))).toBe(true);
});

test("'Continue with' has no guide that was never begun: it says what it is for, and offers one to begin", async () => {
  const customer = await shopper();
  const [guide] = await guidesOf(3);
  if (!guide) throw new Error('a guide');
  await customer.buy(guide.id);
  await customer.visit(guide.id);
  await open(customer);
  expect(await screen.findByText('Guides that you start appear here.')).toBeVisible();
  const link = screen.getByText('Start listening').closest('a');
  expect(link).toHaveAttribute('href', `/audio-guide/${guide.id}`);
  expect(screen.queryByLabelText('Continue with', { selector: 'section' })).toBeNull();
});

test("'Continue with' has what was begun in this browser", async () => {
  const customer = await shopper();
  const [guide] = await guidesOf(3);
  if (!guide) throw new Error('a guide');
  // A visitor's progress becomes the account's own at sign-in.
  progressStorage(customer.storage).write(null, begunGuide(guide));
  await open(customer);
  const card = within(await row('Continue with'));
  expect(card.getByTitle(guide.title)).toBeVisible();
  expect(card.getByText('25 % played')).toBeVisible();
});

test("a guide of 'Continue with' that cannot be loaded shows an error", async () => {
  const customer = await shopper();
  const [guide] = await guidesOf(3);
  if (!guide) throw new Error('a guide');
  progressStorage(customer.storage).write(null, begunGuide(guide));
  const { user } = await open(customer);
  const card = within(await row('Continue with'));
  failNext('GET', `/client/audio-guide/${guide.id}`, 404);
  await user.click(card.getByRole('button', { name: `Continue with ${guide.title}` }));
  expect(await screen.findByText('This guide could not be loaded.')).toBeVisible();
});

// Shows.
test('a subscriber has all four rows, and is offered no subscription', async () => {
  const customer = await shopper();
  await customer.subscribe();
  await open(customer);
  for (const name of ['Suggested for you', 'New content', 'The most popular']) {
    const [card] = within(await row(name)).getAllByRole('article', { hidden: true });
    if (!card) throw new Error('a card');
    expect(within(card).getByText('Owned')).toBeInTheDocument();
  }
  expect(screen.getByText('Guides that you start appear here.')).toBeVisible();
  expect(screen.queryByText('Try Premium Subscriptions')).not.toBeInTheDocument();
});

// Shows.
test("leads to the plans by 'Try Premium Subscriptions'", async () => {
  await open();
  const link = (await screen.findByText('Try Premium Subscriptions')).closest('a');
  expect(link).toHaveAttribute('href', '/subscribe');
});

test('a row that fails shows an error in its place; the others are shown', async () => {
  failNext('GET', '/client/person', unreadable);
  const { user } = await open();
  expect(await screen.findByText('The artists and makers could not be loaded.')).toBeVisible();
  expect(await row('Objects')).toBeVisible();
  await user.click(screen.getByText('Try again'));
  const [person] = await persons();
  expect(
    (await within(await row('Persons')).findAllByTitle(person?.name ?? '')).length,
  ).toBeGreaterThan(0);
});

test('where the guides fail, the rest of the home is there', async () => {
  failNext('GET', '/users/home-page', unreadable);
  const { user } = await open();
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  expect(await row('Persons')).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await row('Suggested for you')).toBeVisible();
});

const reads = [
  '/users/home-page',
  '/client/person',
  '/client/object',
  '/client/location',
  '/client/event',
  '/client/category',
];
const failures = () => screen.queryAllByText('Try again');

test('without a connection the home shows one message, leads to the downloads, and comes back by itself', async () => {
  for (const read of reads) failNext('GET', read, 'no connection', 50);
  await open();
  expect(await screen.findByText('Your home needs a connection.')).toBeVisible();
  expect(screen.getByText('Your downloads').closest('a')).toHaveAttribute('href', '/user/library');
  // Until every read has failed: one that fails after 'online' is not sent again.
  const loading = '.skeleton, [role="progressbar"]';
  await waitFor(() => expect(document.querySelector(loading)).toBeNull());
  expect(failures()).toHaveLength(1);
  forgetFaults();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await row('Suggested for you')).toBeVisible();
  expect(await row('Persons')).toBeVisible();
  await waitFor(() => expect(failures()).toHaveLength(0));
});

test('rows that lose the connection after the guides are named once', async () => {
  for (const read of reads.slice(1)) failNext('GET', read, 502, 50);
  await open();
  expect(await row('Suggested for you')).toBeVisible();
  expect(await screen.findByText('Your home needs a connection.')).toBeVisible();
  expect(failures()).toHaveLength(1);
});
