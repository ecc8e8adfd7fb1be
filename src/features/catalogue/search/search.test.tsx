import { screen, waitFor, within } from '@testing-library/react';
import { toSearchResults } from '../../../domain/decode/catalogue/decodeSearch.ts';
import { settings } from '../../../shared/site/settings.ts';
import { failNext, realFetch, requestsTo } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { roundTrip } from '../../../testing/roundTrip.ts';
import { takeAway } from '../../../testing/screens/takeAway.ts';
import { whileReactWorks } from '../../../testing/whileReactWorks.ts';
import { recentSearches } from './recentSearches.ts';
import { guideLength } from '../cards/guideLength.ts';
import { searchApi } from './searchApi.ts';

const path = '/client/search';
const counted = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = counted;
  recentSearches.forget(null);
  jest.restoreAllMocks();
});

/** What the real server finds, asked beside the app. */
const found = (search: string) =>
  whileReactWorks(async () => {
    const response = await realFetch(`${settings.apiBase}/api/v1/client/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-app-secret': settings.appSecret },
      body: JSON.stringify({ search }),
    });
    return toSearchResults(await response.json());
  });

const asked = () =>
  whileReactWorks(() =>
    Promise.all(
      requestsTo('POST', path).map(async (request) => (await request.clone().json()).search),
    ),
  );

/** A page that loads nothing else, with the search open. */
async function openSearch() {
  const app = renderApp('/nowhere');
  await app.user.click(await screen.findByRole('button', { name: 'Search' }));
  const box = await screen.findByRole('combobox', { name: 'Search Audio Guide' });
  await waitFor(() => expect(box).toHaveFocus());
  return { ...app, box };
}

const overlay = () => screen.findByRole('dialog', { name: 'Search results' });
const noOverlay = () =>
  expect(screen.queryByRole('dialog', { name: 'Search results' })).not.toBeInTheDocument();
const links = () => screen.getAllByRole('link').filter((link) => 'searchStop' in link.dataset);

// Shows.
test('the box is collapsed by default, and its button toggles it', async () => {
  const { box, user } = await openSearch();
  expect(box).toHaveAttribute('placeholder', 'Search Audio Guide');
  await user.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false');
});

// Shows.
test('every keystroke asks; the overlay comes above two characters, with what was found', async () => {
  const { box, store, user } = await openSearch();
  await user.type(box, 'ca');
  const answer = searchApi.endpoints.search.select('ca');
  await waitFor(() => expect(answer(store.getState()).isSuccess).toBe(true));
  expect(await asked()).toEqual(['c', 'ca']);
  noOverlay();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, 'r');
  await overlay();
  expect(await asked()).toEqual(['c', 'ca', 'car']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  const { guides, persons } = await found('car');
  expect(persons.length * guides.length).toBeGreaterThan(0);
  for (const { name } of persons.slice(0, 3)) expect(screen.getByTitle(name)).toBeVisible();
  for (const guide of guides.slice(0, 12)) {
    const { price, title } = guide;
    const hit = screen.getByTitle(title).closest('li');
    expect(hit).toHaveTextContent(Number(price) === 0 ? 'Free' : `$${price}`);
    expect(hit).toHaveTextContent(guideLength(guide));
  }
  await user.type(box, '{Backspace}');
  noOverlay();
});

test('late answers never replace newer ones', async () => {
  const { box, user } = await openSearch();
  const late: (() => void)[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isOld = (await request.clone().text()).includes('"roma"');
    const response = await counted(request);
    if (isOld) await new Promise<void>((come) => late.push(come));
    return response;
  };
  await user.click(box);
  await user.paste('roma');
  await waitFor(() => expect(late).toHaveLength(1));
  await user.clear(box);
  await user.paste('caravaggio');
  const results = await overlay();
  const names = () =>
    within(results)
      .getAllByRole('link')
      .map((link) => link.title);
  const before = names();
  late.forEach((come) => come());
  await roundTrip();
  expect(names()).toEqual(before);
  expect(before).toContain((await found('caravaggio')).guides[0]?.title);
});

test('what was found is gone through by keyboard, across the groups, and opened', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'caravaggio');
  await overlay();
  const all = links();
  expect(new Set(all.map((link) => link.getAttribute('href')?.split('/')[1])).size).toBeGreaterThan(
    1,
  );
  for (const link of all) {
    await user.keyboard('{ArrowDown}');
    // 'Load More' may stand between two groups.
    if (document.activeElement?.tagName === 'BUTTON') await user.keyboard('{ArrowDown}');
    expect(link).toHaveFocus();
  }
  while (document.activeElement !== box) await user.keyboard('{ArrowUp}');
  await user.keyboard('{Escape}');
  noOverlay();
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await overlay();
  await user.keyboard('{ArrowDown}');
  const [first] = links();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: first?.title })).toBeVisible();
});

test('Escape closes the results, then the box, and the focus is back at the button', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'roma');
  await overlay();
  await user.keyboard('{ArrowDown}{Escape}');
  noOverlay();
  expect(box).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

// Shows.
test("a guide's theme is previewed, and stops when its card is gone", async () => {
  const { audio, box, user } = await openSearch();
  await user.type(box, 'caravaggio');
  await overlay();
  const [guide] = (await found('caravaggio')).guides;
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  await user.keyboard('{Enter}');
  expect(audio.paused).toBe(false);
  expect(screen.getByRole('button', { name: `Stop the preview of ${guide?.title}` })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(audio.paused).toBe(true));
});

// Shows.
test('an empty result and a failure each show a message', async () => {
  const { box, user } = await openSearch();
  await user.click(box);
  await user.paste('qqqzzzxxx');
  expect((await screen.findAllByText('Nothing was found for “qqqzzzxxx”.'))[0]).toBeVisible();
  await user.clear(box);
  failNext('POST', path, 429);
  await user.paste('giotto');
  expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(links()[0]).toBeVisible());
});

test('a text that is too long is requested as far as the server takes it', async () => {
  const { box, user } = await openSearch();
  await user.click(box);
  await user.paste('x'.repeat(300));
  expect((await screen.findAllByText(/^Nothing was found/))[0]).toBeVisible();
  expect(await asked()).toEqual(['x'.repeat(200)]);
});

test('recent searches are kept, offered, and forgotten', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'giotto');
  await overlay();
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'giotto' }));
  expect(await screen.findByRole('combobox')).toHaveValue('giotto');
  await waitFor(() => expect(links()[0]).toBeVisible());
  await user.clear(screen.getByRole('combobox'));
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
  expect(recentSearches.read(null)).toEqual([]);
});

test('a failure of the search leaves the rest of the header', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'qqqzzzxxx');
  takeAway(await overlay());
  await user.clear(box);
  const banner = within(screen.getByRole('banner'));
  expect(await banner.findByText('This part of the page could not be shown.')).toBeVisible();
  expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
  await user.click(banner.getByRole('button', { name: 'Try again' }));
  expect(await banner.findByRole('combobox')).toHaveFocus();
});
