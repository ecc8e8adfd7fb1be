import { screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../domain/model.ts';
import { clock } from '../../domain/text/time.ts';
import { changedGuide, listenableGuide, wordsAt } from '../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});
const path = () => `/client/audio-guide/${guide.id}`;
const open = () => renderPage(`/audio-guide/${guide.id}`);
const title = () => screen.findByRole('heading', { name: guide.title, level: 1 });

// Shows.
test('shows a loading indicator meanwhile', async () => {
  failNext('GET', path(), 'no answer');
  open();
  await waitFor(() => expect(requestsTo('GET', path())).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

test('shows the guide', async () => {
  open();
  expect(await title()).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  expect(document.title).toBe(`${guide.title} · Cicerone`);
  expect(screen.getByText(guide.shortDescription)).toBeVisible();
  // At its head, and where its locked tracks are offered.
  const prices = screen.getAllByText(`$${guide.price}`);
  expect(prices).toHaveLength(2);
  prices.forEach((price) => expect(price).toBeVisible());
});

test('shows the first sentence of what is heard free', async () => {
  const free = guide.tracks.find(({ isFree }) => isFree);
  const [first] = await wordsAt(free?.transcript);
  open();
  await title();
  expect(first?.text).toBeTruthy();
  expect(screen.getByText(first?.text ?? '', { selector: 'blockquote' })).toBeVisible();
});

// Shows.
test('counts its lessons, and the free ones', async () => {
  open();
  await title();
  const valueOf = (term: string) => screen.getByText(term).parentElement?.querySelector('dd');
  expect(valueOf('Total Lesson')?.textContent).toBe(String(guide.tracks.length));
  expect(valueOf('Free Lesson')?.textContent).toBe('2');
});

// Shows.
test('the breadcrumb leads home and names the category, cut to 20 characters', async () => {
  const category = { id: 2, name: 'Pittura, scultura e incisione' };
  failNext('GET', path(), await changedGuide(guide.id, { category }));
  open();
  const breadcrumb = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByText('Pittura, scultura e…')).toBeVisible();
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

// Shows.
test('shows the description as it was written', async () => {
  open();
  await title();
  const [first = 'no heading'] = /(?<=<h2>)[^<]+/.exec(guide.descriptionHtml) ?? [];
  expect(screen.getByRole('heading', { name: first, level: 2 })).toBeVisible();
});

// Shows.
test("'Domande frequenti' opens to their answers", async () => {
  const { user } = open();
  const faqs = within(await screen.findByRole('region', { name: 'Domande frequenti' }));
  const buttons = faqs.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(
    guide.faqs.map(({ question }) => question),
  );
  const [first] = buttons;
  const [faq] = guide.faqs;
  if (!first || !faq) throw new Error('a question');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(faqs.getByText(faq.answer)).toBeVisible();
});

// Shows.
test('lists the tracks with their lengths, locks on those that are not free', async () => {
  open();
  await title();
  const items = within(screen.getByRole('region', { name: 'Player' })).getAllByRole('listitem');
  expect(items).toHaveLength(guide.tracks.length);
  guide.tracks.forEach((track, index) => {
    const item = items[index];
    if (!item) throw new Error('an item for each track');
    expect(item).toHaveTextContent(track.title);
    expect(item).toHaveTextContent(clock(track.duration));
    expect(Boolean(within(item).queryByText('Free'))).toBe(track.isFree);
    expect(Boolean(within(item).queryByTitle('Locked'))).toBe(!track.isFree);
  });
});

describe('an address that leads nowhere', () => {
  test.each(['abc', '0', '-1', '1.5', '1e3', '007', '9'.repeat(22), '%00'])(
    'is a page that does not exist: %s',
    async (id) => {
      renderPage(`/audio-guide/${id}`);
      expect(await screen.findByText('This page does not exist.')).toBeVisible();
    },
  );

  test('is a guide that does not exist', async () => {
    const { user } = renderPage('/audio-guide/999999');
    expect(
      await screen.findByText('This guide does not exist or is no longer available.'),
    ).toBeVisible();
    expect(requestsTo('GET', '/client/audio-guide/999999')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'See every guide' }));
    expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
  });
});

test('a guide that fails shows an error, and can be tried again', async () => {
  failNext('GET', path(), { status: 200, body: '{"data":null}' });
  const { user } = open();
  expect(await screen.findByText('This guide could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title()).toBeVisible();
});

test('a guide without tracks and questions shows a message and leaves the questions out', async () => {
  const empty = { description: '<p>Presto.</p>', audio_faq: [] };
  failNext(
    'GET',
    path(),
    await changedGuide(guide.id, { audio_content: [], audio_description: empty }),
  );
  open();
  expect(await screen.findByText('This guide has no tracks yet.')).toBeVisible();
  expect(screen.getByText('Presto.')).toBeVisible();
  expect(screen.queryByText('Domande frequenti')).not.toBeInTheDocument();
});
