import { screen, waitFor, within } from '@testing-library/react';
import { toSearchResults } from '../../domain/decode/catalogue/decodeSearch.ts';
import { truncate } from '../../domain/text/text.ts';
import { settings } from '../../shared/site/settings.ts';
import { categories, guidesOf } from '../../testing/server/catalogue.ts';
import { failNext, realFetch, requestsTo } from '../../testing/server/failNext.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { recentSearches } from '../../features/catalogue/search/recentSearches.ts';

afterEach(() => recentSearches.forget(null));

/** What the real server finds, asked beside the app. */
async function found(search: string) {
  const response = await realFetch(`${settings.apiBase}/api/v1/client/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app-secret': settings.appSecret },
    body: JSON.stringify({ search }),
  });
  return toSearchResults(await response.json());
}

const group = (name: string) => screen.findByRole('region', { name });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const kindLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Kinds of results' })).getByRole('link', { name });

test('an address shows what it seeks by kind, and all of one kind', async () => {
  const { guides, objects, persons, places, spoken } = await found('roma');
  const { user } = renderPage('/search?q=roma');
  const all = guides.length + objects.length + persons.length + places.length + spoken.length;
  expect(await screen.findByText(`${all} results for “roma”`)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search Audio Guide' })).toHaveValue('roma');
  const ofGuides = within(await group('Guides'));
  expect(ofGuides.getAllByRole('article')).toHaveLength(4);
  expect(within(await group('Objects')).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    `/objects/${objects[0]?.id}`,
  );
  await user.click(ofGuides.getByRole('link', { name: `See all ${guides.length} guides` }));
  expect(
    await screen.findByText(`${Math.min(12, guides.length)} of ${guides.length}`),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Objects' })).not.toBeInTheDocument();
  expect(kindLink(`Guides (${guides.length})`)).toHaveAttribute('aria-current', 'page');
  await user.click(kindLink(`All (${all})`));
  expect(await group('Objects')).toBeVisible();
});

test('what is said in a recording is found with its sentence, and plays from there', async () => {
  const { spoken } = await found('roma');
  const [first] = spoken;
  if (!first) throw new Error('Rome is mentioned in free recordings');
  renderPage('/search?q=roma&kind=spoken');
  const said = within(await group('In the recording'));
  const links = said.getAllByRole('link');
  expect(links).toHaveLength(spoken.length);
  expect(links[0]).toHaveTextContent(first.sentence);
  const moment = `track=${first.id}&t=${Math.floor(first.start)}`;
  expect(links[0]).toHaveAttribute('href', `/audio-guide/${first.guideId}?${moment}`);
  expect(screen.queryByRole('region', { name: 'Guides' })).not.toBeInTheDocument();
});

test('a text is found as it is typed, a short one too, and no search engine lists the page', async () => {
  const { user } = renderPage('/search');
  await user.type(await screen.findByRole('searchbox'), 'po');
  expect(await screen.findByText(/ results for “po”$/)).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.title).toBe('“po” · Search · Cicerone');
});

test('without a text it suggests categories, the lists of the world and popular guides', async () => {
  const [named, guides] = await Promise.all([categories(), guidesOf(1)]);
  renderPage('/search');
  const ofCategories = await screen.findByRole('navigation', { name: 'Browse by category' });
  const links = within(ofCategories).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    named
      .filter(({ id }) => id !== 1)
      .map(({ id, name }) => [truncate(name, 20), `/audio-guide-by-category/${id}`]),
  );
  const world = screen.getByRole('navigation', { name: 'People, works and places' });
  expect(hrefs(within(world).getAllByRole('link'))).toEqual([
    '/audio-guide-by-category/1',
    '/person',
    '/objects',
    '/locations',
  ]);
  const popular = within(await group('Popular guides'));
  expect(popular.getAllByRole('article')).toHaveLength(8);
  const special = guides.find(({ isSpecial }) => isSpecial);
  expect(popular.getAllByRole('heading', { level: 3 })[0]).toHaveAttribute('title', special?.title);
  expect(requestsTo('POST', '/client/search')).toEqual([]);
});

test('an empty result shows a message and suggestions', async () => {
  renderPage('/search?q=qqqzzzxxx');
  expect(await screen.findByText('Nothing was found for “qqqzzzxxx”.')).toBeVisible();
  const popular = await group('Popular guides');
  expect(popular).toBeVisible();
  // What is busy is dimmed, as the results of an older text are.
  expect(popular.closest('[aria-busy="true"]')).toBeNull();
});

test('a provider that finds guides alone has no other kinds', async () => {
  const [guide] = await guidesOf(1);
  const wire = await realFetch(`${settings.apiBase}/api/v1/client/category/1/audio?limit=1`, {
    headers: { 'x-app-secret': settings.appSecret },
  });
  failNext('POST', '/client/search', { status: 200, body: await wire.text() });
  renderPage('/search?q=anything');
  expect(await screen.findByText('1 result for “anything”')).toBeVisible();
  expect(within(await group('Guides')).getByRole('article')).toHaveTextContent(
    guide?.title.slice(0, 10) ?? 'a guide',
  );
  expect(screen.queryByRole('region', { name: 'Persons' })).not.toBeInTheDocument();
});

test('a failure shows an error, and can be tried again', async () => {
  failNext('POST', '/client/search', 429);
  const { user } = renderPage('/search?q=giotto');
  expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await group('Guides')).toBeVisible();
});

test.each(['Enter', 'See all results'])("the header's search leads to it by %s", async (way) => {
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('combobox'), 'giotto');
  if (way === 'Enter') await user.keyboard('{Enter}');
  else await user.click(await screen.findByRole('link', { name: way }));
  expect(await screen.findByRole('searchbox', { name: 'Search Audio Guide' })).toHaveValue(
    'giotto',
  );
  expect(await group('Guides')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  expect(recentSearches.read(null)).toEqual(['giotto']);
});
