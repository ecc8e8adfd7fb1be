import { screen, waitFor, within } from '@testing-library/react';
import type { Category, Guide } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { envelopedList, record } from '../../domain/decode/wire.ts';
import { ask, categories, guidesOf } from '../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';

let category: Category;
let guides: Guide[];
let every: Guide[];
beforeAll(async () => {
  const second = (await categories())[1];
  if (!second) throw new Error('a category');
  category = second;
  [guides, every] = await Promise.all([guidesOf(category.id), guidesOf(1)]);
});

const address = (id: number) => `/audio-guide-by-category/${id}`;
const path = () => `/client/category/${category.id}/audio`;
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const titlesOf = (some: Guide[]) => some.map(({ title }) => truncate(title, 15));
const wireGuide = async () => {
  const asSent = envelopedList((guide) => record(guide, 'guide'));
  return (await ask(`category/${category.id}/audio`, asSent))[0];
};
const box = () => screen.findByRole('searchbox', { name: 'Search by title' });
const unreadable = { status: 200, body: '<!doctype html>' };

// Shows.
test('shows a loading indicator meanwhile', async () => {
  failNext('GET', '/client/category', 'no answer');
  failNext('GET', path(), 'no answer');
  renderPage(address(category.id));
  await waitFor(() => expect(requestsTo('GET', path())).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

test('shows the category and its guides, and nothing to load when all are there', async () => {
  renderPage(address(category.id));
  expect(await screen.findByText(`${guides.length} of ${guides.length} guides`)).toBeVisible();
  expect(await screen.findByRole('heading', { name: category.name, level: 1 })).toBeVisible();
  expect(document.title).toBe(`${category.name} · Cicerone`);
  expect(titles()).toEqual(titlesOf(guides));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

// Shows.
test("category 1 is every guide; 'Load More' reveals the next until the end", async () => {
  const { user } = renderPage(address(1));
  await screen.findByText(`12 of ${every.length} guides`);
  expect(await screen.findByRole('heading', { name: 'Tutte', level: 1 })).toBeVisible();
  for (let shown = 24; shown < every.length * 2; shown *= 2) {
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await screen.findByText(`${Math.min(shown, every.length)} of ${every.length} guides`);
  }
  await waitFor(() => expect(titles()).toEqual(titlesOf(every)));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

// Shows.
test('the search box filters the guides by their title, whatever its case', async () => {
  const [guide] = guides;
  if (!guide) throw new Error('a guide');
  const part = guide.title.slice(1, 8);
  const found = guides.filter(({ title }) => title.toLowerCase().includes(part.toLowerCase()));
  const { user } = renderPage(address(category.id));
  await user.type(await box(), part.toUpperCase());
  await waitFor(() => expect(titles()).toEqual(titlesOf(found)));
});

test('a search without a guide shows a message, and the search can be cleared', async () => {
  const { user } = renderPage(`${address(category.id)}?q=nothing%20at%20all`);
  expect(await screen.findByText('No guides match your search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(titles()).toEqual(titlesOf(guides)));
});

describe('sorting and filtering', () => {
  const select = (label: string) => screen.findByRole('combobox', { name: label });
  const byPrice = (some: Guide[]) => some.toSorted((one, other) => +one.price - +other.price);

  test('a sort arranges every guide, not only those that are shown first', async () => {
    const { user } = renderPage(address(1));
    await screen.findByText(`12 of ${every.length} guides`);
    await user.selectOptions(await select('Sort by'), 'Newest first');
    const newest = [...every].sort((one, other) => other.id - one.id);
    await waitFor(() => expect(titles()).toEqual(titlesOf(newest.slice(0, 12))));
    expect(await select('Sort by')).toHaveValue('newest');
    await user.selectOptions(await select('Sort by'), 'Price, lowest first');
    await waitFor(() => expect(titles()).toEqual(titlesOf(byPrice(every).slice(0, 12))));
  });

  test('an address with a sort, filters and a text shows what fits all of them', async () => {
    const part = every[0]?.title.slice(0, 1).toLowerCase() ?? '';
    const of = every.find(({ title }) => title.toLowerCase().includes(part))?.category.id;
    renderPage(`${address(1)}?q=${part}&category=${of}&price=10&sort=-price&length=nonsense`);
    const fitting = every.filter(
      ({ category: { id }, price, title }) =>
        id === of && Number(price) <= 10 && title.toLowerCase().includes(part),
    );
    await waitFor(() => expect(titles().sort()).toEqual(titlesOf(fitting).slice(0, 12).sort()));
    expect(await select('Category')).toHaveValue(String(of));
    expect(await select('Length')).toHaveValue('');
  });

  test('a place shows the guides that lead through it, also from an address', async () => {
    const of = (place: string) => every.filter(({ cities }) => cities?.includes(place));
    const { user } = renderPage(`${address(1)}?place=Firenze`);
    await waitFor(() => expect(titles()).toEqual(titlesOf(of('Firenze')).slice(0, 12)));
    expect(await select('Place')).toHaveValue('Firenze');
    await user.selectOptions(await select('Place'), 'Roma');
    await waitFor(() => expect(titles()).toEqual(titlesOf(of('Roma')).slice(0, 12)));
  });

  test('every filter has its place before the list is there', async () => {
    failNext('GET', path(), 403);
    renderPage(address(category.id));
    expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
    for (const label of ['Sort by', 'Price', 'Length', 'Place']) {
      expect(await select(label)).toBeVisible();
    }
  });

  test('only filters that divide the list are offered', async () => {
    const wire = await wireGuide();
    const sends = (...prices: string[]) => {
      const data = prices.map((price, index) => ({ ...wire, id: index + 1, price, duration: 240 }));
      failNext('GET', path(), { status: 200, body: JSON.stringify({ data }) });
    };
    sends('4.99', '4.99');
    const { unmount } = renderPage(address(category.id));
    await waitFor(() => expect(titles()).toHaveLength(2));
    for (const label of ['Price', 'Length', 'Place']) {
      expect(screen.queryByRole('combobox', { name: label })).not.toBeInTheDocument();
    }
    unmount();
    sends('1.99', '4.99');
    renderPage(address(category.id));
    await waitFor(() => expect(titles()).toHaveLength(2));
    const prices = within(await select('Price')).getAllByRole('option');
    expect(prices.map(({ textContent }) => textContent)).toEqual(['Any price', 'Up to $2']);
  });

  test('a list has the length of its guides, from the shortest to the longest', async () => {
    renderPage(`${address(category.id)}?sort=length`);
    const lengths = new Map(
      guides.map(({ duration, title }) => [truncate(title, 15), duration ?? 0]),
    );
    await waitFor(() => expect(titles().length).toBeGreaterThan(1));
    const shown = titles().map((title) => lengths.get(title ?? '') ?? 0);
    expect(shown.every((length) => length > 0)).toBe(true);
    expect(shown).toEqual([...shown].sort((one, other) => one - other));
  });

  test('what fits nothing is said, and reset with the search', async () => {
    const { user } = renderPage(`${address(category.id)}?q=zzzz&price=5`);
    expect(await screen.findByText('No guides match your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(titles()).toEqual(titlesOf(guides)));
    expect(await select('Price')).toHaveValue('');
  });

  test('a customer filters by what is theirs; a visitor, who owns nothing, is not asked', async () => {
    const visitor = renderPage(address(category.id));
    await select('Price');
    expect(screen.queryByRole('combobox', { name: 'Owned by you' })).not.toBeInTheDocument();
    visitor.unmount();
    const own = guides.find(({ price }) => Number(price) > 0);
    if (!own) throw new Error('a guide for sale');
    const { buy, storage } = await shopper();
    await buy(own.id);
    const { user } = renderApp(address(category.id), storage);
    await user.selectOptions(await select('Owned by you'), 'Only yours');
    // A free guide is everyone's.
    const theirs = guides.filter((guide) => guide.id === own.id || Number(guide.price) === 0);
    await waitFor(() => expect(titles()).toEqual(titlesOf(theirs)));
  });

  test('a provider that says no lengths has no choice of them', async () => {
    const data = [{ ...(await wireGuide()), duration: undefined }];
    failNext('GET', path(), { status: 200, body: JSON.stringify({ data }) });
    renderPage(address(category.id));
    // Before the list is there, its lengths are offered.
    await waitFor(() => expect(titles()).toHaveLength(1));
    await select('Sort by');
    expect(screen.queryByRole('combobox', { name: 'Length' })).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /^Length/ })).not.toBeInTheDocument();
  });
});

test('an empty category shows a message and leads to every guide', async () => {
  failNext('GET', path(), { status: 200, body: '{"data":[]}' });
  const { user } = renderPage(address(category.id));
  expect(await screen.findByText('No guides in this category yet.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See every guide' }));
  expect(await screen.findByText(`12 of ${every.length} guides`)).toBeVisible();
});

test('an unknown category leads to every guide', async () => {
  const { user } = renderPage(address(99_999));
  await screen.findByRole('heading', { name: 'This category does not exist.' });
  await user.click(screen.getByRole('link', { name: 'See every guide' }));
  expect(await screen.findByText(`12 of ${every.length} guides`)).toBeVisible();
});

test.each(['0', 'abc', '1'.repeat(22)])('%s is no category’s address', async (id) => {
  renderPage(`/audio-guide-by-category/${id}`);
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  expect(requestsTo('GET', '').filter(({ url }) => url.includes('/client/category/'))).toEqual([]);
});

test('a failure shows an error, and can be tried again', async () => {
  failNext('GET', path(), unreadable);
  const { user } = renderPage(address(category.id));
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(titlesOf(guides)));
});

test('where the categories fail, the name comes from the guides', async () => {
  failNext('GET', '/client/category', unreadable);
  renderPage(address(category.id));
  expect(await screen.findByRole('heading', { name: category.name, level: 1 })).toBeVisible();
});
