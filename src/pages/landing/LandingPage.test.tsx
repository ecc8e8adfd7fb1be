import { screen, waitFor, within } from '@testing-library/react';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { dialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderLanding } from '../../testing/screens/renderLanding.tsx';
import { bundledSite } from '../../shared/site/bundledSite.ts';

const everyGuide = ['GET', '/client/category/1/audio'] as const;

// Shows.
test('shows a loading indicator until its guides are there', async () => {
  failNext(...everyGuide, 'no answer');
  renderLanding();
  await waitFor(() => expect(requestsTo(...everyGuide)).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText('Full of great ideas')).not.toBeInTheDocument();
});

test('shows its literal texts and real guides', async () => {
  const guides = await guidesOf(1);
  renderLanding();
  expect(
    await screen.findByRole('heading', { name: 'Full of great ideas', level: 1 }),
  ).toBeVisible();
  expect(
    screen.getByText('Audio guides to Italian art. The first stop of each is free.'),
  ).toBeVisible();
  expect(screen.getByText(/^For travellers and the curious/)).toHaveTextContent('14 days');
  expect(
    screen.getByText('Discover the Audio Guide most loved by our users this month'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'I nostri prodotti' })).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  expect(document.title).toBe(bundledSite.texts?.title);
  // The carousel and the grid share one answer.
  expect(requestsTo(...everyGuide)).toHaveLength(1);

  const products = within(screen.getByRole('region', { name: 'I nostri prodotti' }));
  for (const { title } of guides.slice(0, 12)) {
    // The grid itself is drawn when there is time for it.
    expect(await products.findByLabelText(`Get Access: ${title}`)).toBeVisible();
  }
});

// Shows.
test('the carousel holds twelve of the first guides, the special ones first', async () => {
  const first = (await guidesOf(1)).slice(0, 24);
  const special = first.filter(({ isSpecial }) => isSpecial);
  const others = first.filter(({ isSpecial }) => !isSpecial);
  expect(special.length).toBeGreaterThan(0);
  renderLanding();
  // By its label: to find roles in a page of this size takes seconds.
  const carousel = await screen.findByLabelText('Full of great ideas');
  await waitFor(() => expect(carousel.querySelector('.slick-slide')).toBeInTheDocument());
  const slides = carousel.querySelectorAll('.slick-slide:not(.slick-cloned) h3');
  expect([...slides].map((slide) => slide.getAttribute('title'))).toEqual(
    [...special, ...others].slice(0, 12).map(({ title }) => title),
  );
});

test('a request that fails is sent twice more; then the page shows an error and can be tried again', async () => {
  failNext(...everyGuide, 500, 3);
  const { user } = renderLanding();
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  expect(screen.getByText('Our server has a problem at the moment.')).toBeVisible();
  expect(requestsTo(...everyGuide)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
});

test.each([
  ['HTML', { status: 200, body: '<!doctype html><title>Hello', type: 'text/html' }],
  ['truncated JSON', { status: 200, body: '{"data":[{"id":1,"ti' }],
  ['null', { status: 200, body: 'null' }],
  ['nothing', { status: 200, body: '' }],
  ['guides of another shape', { status: 200, body: '{"data":[{"id":"1"}]}' }],
])('an answer that is %s is a failure, and the rest of the page works', async (_what, fault) => {
  failNext(...everyGuide, fault);
  const { store } = renderApp('/');
  store.dispatch(dialogEvents.dialogClosed());
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('too many requests: the page says to wait, and does not insist', async () => {
  failNext(...everyGuide, 429);
  renderLanding();
  expect(await screen.findByText(/Please wait a minute and try again/)).toBeVisible();
  expect(requestsTo(...everyGuide)).toHaveLength(1);
});

test('a catalogue without guides is shown as empty', async () => {
  failNext(...everyGuide, { status: 200, body: '{"data":[]}' });
  renderLanding();
  expect(await screen.findByText('No guides in this category yet.')).toBeVisible();
});

// Shows.
test('a preview stops when the page is left', async () => {
  const [guide] = await guidesOf(2);
  if (!guide) throw new Error('a guide');
  const { audio, user } = renderLanding();
  const products = within(await screen.findByRole('region', { name: 'I nostri prodotti' }));
  await user.click(
    await products.findByRole('button', { name: `Play a preview of ${guide.title}` }),
  );
  expect(audio).toMatchObject({ src: `/storage/${guide.theme}`, paused: false });
  await user.click(products.getByRole('link', { name: `Get Access: ${guide.title}` }));
  expect(await screen.findByRole('heading', { name: guide.title, level: 1 })).toBeVisible();
  await waitFor(() => expect(audio.paused).toBe(true));
});
