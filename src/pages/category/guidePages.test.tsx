import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import type { Guide } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { envelopedList, record } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { ask, categories, guidesOf } from '../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { renderPart } from '../../testing/screens/renderPart.tsx';
import { CategoryPage } from './CategoryPage.tsx';

const list = ['GET', '/client/category/1/audio'] as const;
let every: Guide[];
beforeAll(async () => {
  every = await guidesOf(1);
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const titlesOf = (some: Guide[]) => some.map(({ title }) => truncate(title, 15));
const shows = (count: number) =>
  screen.findByText(`${Math.min(count, every.length)} of ${every.length} guides`);
/** What was requested of the list: a limit and the id that a page begins after, or all of it. */
const asked = () =>
  requestsTo(...list).map(({ url }) => {
    const query = new URL(url).searchParams;
    return query.has('limit') ? Number(query.get('cursor')) : 'all';
  });
/** Presses 'Load More' without a search by role, which takes seconds in a list of a hundred cards. */
const quickMore = () => act(() => screen.getByText('Load More').click());
/** As many guides as the test needs, in the form of the API: those of the catalogue again, with other ids and titles. */
async function manyGuides(count: number) {
  const data = await ask(
    'category/1/audio',
    envelopedList((guide) => record(guide, 'guide')),
  );
  return Array.from({ length: count }, (_, index) => ({
    ...data[index % data.length],
    id: index + 1,
    title: `Guide ${index + 1}`,
  }));
}
const after = (count: number) => every[count - 1]?.id ?? 0;
const unreadable = { status: 200, body: '<!doctype html>' };

function openList() {
  const opened = renderPage('/audio-guide-by-category/1');
  const more = () => opened.user.click(screen.getByRole('button', { name: 'Load More' }));
  return { ...opened, more };
}

test("'Load More' fetches a page at a time, before it is needed, and never all of the list", async () => {
  const { more } = openList();
  await shows(12);
  expect(asked()).toEqual([0]);
  await more();
  await shows(24);
  await waitFor(() => expect(asked()).toEqual([0, after(24)]));
  await more();
  await shows(48);
  await waitFor(() => expect(titles()).toEqual(titlesOf(every)));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(asked()).toEqual([0, after(24)]);
});

test('60 guides take three presses, each of which shows all its guides without waiting', async () => {
  const data = await manyGuides(60);
  const limits = [24, 24, 48];
  let from = 0;
  for (const limit of limits) {
    const to = from + limit;
    const next = to < data.length ? { next: String(to) } : {};
    const body = JSON.stringify({ data: data.slice(from, to), total: data.length, ...next });
    failNext(...list, { status: 200, body });
    from = to;
  }
  const { store } = openList();
  const isFetched = () => !JSON.stringify(store.getState().api.queries).includes('"pending"');
  await screen.findByText('12 of 60 guides');
  for (const [pages, shown] of [24, 48, 60].entries()) {
    // The guides of this press were fetched after the previous one.
    quickMore();
    await screen.findByText(`${shown} of 60 guides`);
    await waitFor(() => expect(asked()).toHaveLength(Math.min(pages + 2, limits.length)));
    await waitFor(() => expect(isFetched()).toBe(true));
  }
  await waitFor(() => expect(titles()).toEqual(data.map(({ title }) => truncate(title, 15))));
  const asks = requestsTo(...list).map(({ url }) => Number(new URL(url).searchParams.get('limit')));
  expect(asks).toEqual(limits);
});

test('a list that has become shorter meanwhile ends with its last page', async () => {
  const { more } = openList();
  await shows(12);
  const data = await ask(
    `category/1/audio?limit=5&cursor=${after(24)}`,
    envelopedList((guide) => guide),
  );
  failNext(...list, { status: 200, body: JSON.stringify({ data }) });
  await more();
  expect(await screen.findByText('24 of 29 guides')).toBeVisible();
  await more();
  expect(await screen.findByText('29 of 29 guides')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(titlesOf(every.slice(0, 29))));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('a page that fails shows an error, and can be tried again', async () => {
  const { more, user } = openList();
  await shows(12);
  failNext(...list, unreadable);
  failNext(...list, 429);
  await more();
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(titlesOf(every.slice(0, 24))));
  const again = () => user.click(screen.getByRole('button', { name: 'Try again' }));
  await again();
  // The reason tells the second failure from the first.
  expect(await screen.findByText(/Please wait a minute/)).toBeVisible();
  await again();
  await waitFor(() => expect(screen.queryByText('The guides could not be loaded.')).toBeNull());
  await more();
  await shows(48);
  await waitFor(() => expect(titles()).toEqual(titlesOf(every.slice(0, 48))));
  expect(asked()).toEqual([0, after(24), after(24), after(24)]);
});

test('a provider without pages sends everything, of which all is shown', async () => {
  const data = await manyGuides(97);
  failNext(...list, { status: 200, body: JSON.stringify({ data }) }, 99);
  openList();
  await screen.findByText('12 of 97 guides');
  for (const shown of [24, 48, 96, 97]) {
    quickMore();
    await screen.findByText(`${shown} of 97 guides`);
  }
  expect(screen.queryByText('Load More')).not.toBeInTheDocument();
  expect(asked()).toEqual([0, 'all']);
});

test('the list is fetched as a whole for the first search, sort or filter, and only once', async () => {
  const { user } = openList();
  await shows(12);
  const last = every.at(-1)?.title ?? '';
  await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), last);
  await waitFor(() =>
    expect(titles()).toEqual(titlesOf(every.filter(({ title }) => title === last))),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  const newest = [...every].sort((one, other) => other.id - one.id);
  await waitFor(() => expect(titles()).toEqual(titlesOf(newest.slice(0, 12))));
  expect(asked()).toEqual([0, 'all']);
});

test('a whole list that fails shows an error, and can be tried again', async () => {
  const { user } = openList();
  await shows(12);
  failNext(...list, unreadable);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Sort by' }),
    'Newest first',
  );
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const newest = [...every].sort((one, other) => other.id - one.id);
  await waitFor(() => expect(titles()).toEqual(titlesOf(newest.slice(0, 12))));
});

test('a purchase reads the pages again, and the list stays as far open', async () => {
  const { more, store } = openList();
  await shows(12);
  await more();
  await shows(24);
  await waitFor(() => expect(asked()).toHaveLength(2));
  act(() => void store.dispatch(api.util.invalidateTags(['Guide'])));
  await waitFor(() => expect(asked()).toEqual([0, after(24), 0, after(24)]));
  await shows(24);
  await more();
  await shows(48);
  await waitFor(() => expect(titles()).toEqual(titlesOf(every.slice(0, 48))));
});

/** The page, and a way back from all others. */
function Pages() {
  const navigate = useNavigate();
  return (
    <Routes>
      <Route path="/audio-guide-by-category/:id" element={<CategoryPage />} />
      <Route path="*" element={<button onClick={() => void navigate(-1)}>Back</button>} />
    </Routes>
  );
}

// Shows.
test('going back from a guide after minutes shows the filtered list at once', async () => {
  const category = (await categories())[1]?.id ?? 0;
  const some = await guidesOf(category);
  const count = `${some.length} of ${some.length} guides`;
  renderPart(<Pages />, `/audio-guide-by-category/1?category=${category}`);
  await screen.findByText(count);

  jest.useFakeTimers();
  const guide = screen.getByRole('link', { name: `Get Access: ${some[0]?.title}` });
  act(() => guide.click());
  await act(() => jest.advanceTimersByTimeAsync(599_000));
  jest.useRealTimers();
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  // Before any request has a response.
  expect(screen.getByText(/ of \d+ guides$/)).toHaveTextContent(count);
  expect(titles()).toEqual(titlesOf(some));
});

test('going back from a guide focuses its card, also in a list that was opened further', async () => {
  const { user } = renderPart(<Pages />, '/audio-guide-by-category/1');
  const cards = () => screen.getAllByRole('link', { name: /^Get Access: / });
  for (const shown of [12, 24]) {
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(shown));
    await user.click(screen.getByRole('button', { name: 'Load More' }));
  }
  await waitFor(() => expect(cards().length).toBeGreaterThan(36));
  const name = cards()[30]?.getAttribute('aria-label') ?? cards()[30]?.textContent ?? '';
  await user.click(cards()[30] ?? document.body);
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  await waitFor(() => expect(cards()[30]).toHaveAccessibleName(name));
  await waitFor(() => expect(document.activeElement?.closest('[data-index]')).not.toBeNull());
  expect(document.activeElement?.closest('[data-index]')).toContainElement(cards()[30] ?? null);
});
