import { screen, within } from '@testing-library/react';
import { toNews, type NewsItem } from '../../domain/decode/customer/decodeUpdate.ts';
import { ask } from '../../testing/server/catalogue.ts';
import { failNext, forgetFaults, type FaultResponse } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';

let news: NewsItem[];
beforeAll(async () => {
  news = await ask('updates', toNews);
});

const open = async () => renderPage('/user/update', (await shopper()).storage);
const linkOf = ({ title }: NewsItem) =>
  screen.findByRole('link', { name: (name) => name.includes(title) });
const oneOf = (isGuide: boolean): NewsItem => {
  const item = news.find(({ guideId }) => (guideId !== null) === isGuide);
  if (!item) throw new Error('news of both kinds');
  return item;
};

// Shows.
test('the news stand newest first, each with its day, title and subtitle', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'The Update' })).toBeVisible();
  const [newest] = news;
  if (!newest) throw new Error('news');
  const link = within(await linkOf(newest));
  const rows = screen.getAllByRole('heading', { level: 2 });
  const titles = news.map(({ title }) => title);
  expect(
    rows.map(({ textContent }) => textContent).filter((text) => titles.includes(text)),
  ).toEqual(titles);
  expect(link.getByText(newest.subtitle)).toBeVisible();
  expect(link.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)).toHaveAttribute('datetime', newest.date);
});

// Shows.
test('news of a guide lead to it, all others to the plans', async () => {
  const { user } = await open();
  expect(await linkOf(oneOf(false))).toHaveAttribute('href', '/subscribe');
  const item = oneOf(true);
  const link = await linkOf(item);
  expect(link).toHaveAttribute('href', `/audio-guide/${item.guideId}`);
  await user.click(link);
  expect(await screen.findByRole('button', { name: 'Add to Library' })).toBeVisible();
});

// Shows.
test('without news the literal text, and one way on', async () => {
  failNext('GET', '/client/updates', { status: 200, body: '{"data":[]}' });
  const { user } = await open();
  expect(
    await screen.findByText('You Dont have any update information for today.....'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Browse the guides' }));
  expect(await screen.findByRole('heading', { name: 'Suggested for you' })).toBeVisible();
});

/** Opens the page with this number of news. */
const openWith = (length: number) => {
  const [first] = news;
  const data = Array.from({ length }, (_none, index) => ({
    id: index + 1,
    type: 'subscription',
    image: first?.image.path,
    title: `Notizia ${index + 1}`,
    created_at: first?.date,
  }));
  failNext('GET', '/client/updates', { status: 200, body: JSON.stringify({ data }) });
  return open();
};

test('a long list shows its next part on request', async () => {
  const { user } = await openWith(40);
  expect(await screen.findByText('Notizia 13')).toBeVisible();
  expect(screen.queryByText('Notizia 14')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Notizia 26')).toBeVisible();
});

test.each([20, 40])(
  "'Load More' of %d news gives the keyboard's focus to the first new one",
  async (length) => {
    const { user } = await openWith(length);
    const more = await screen.findByRole('button', { name: 'Load More' });
    more.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: /Notizia 14/ })).toHaveFocus();
  },
);

const wrong: FaultResponse[] = [
  500,
  'no connection',
  { status: 200, body: '' },
  { status: 200, body: '{"data":[{"id":1}]}' },
  { status: 200, body: '<!doctype html>', type: 'text/html' },
];
test.each(wrong)('%j: the panel, and it can be tried again', async (fault) => {
  failNext('GET', '/client/updates', fault, 20);
  const { user } = await open();
  expect(await screen.findByText('The news could not be loaded.')).toBeVisible();
  forgetFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await linkOf(oneOf(true))).toBeVisible();
});
