import { readFile } from 'node:fs/promises';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { rawStorage } from '../../shared/storage/rawStorage.ts';
import { renderLanding } from '../../testing/screens/renderLanding.tsx';
import { renderPart } from '../../testing/screens/renderPart.tsx';
import { customer, tokenOf } from '../../testing/server/customers.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { GoogleReviews } from './reviews/GoogleReviews.tsx';
import { bundledLanding } from '../../testing/bundledLanding.ts';
import { Stars } from './reviews/Stars.tsx';
import { TryPremium } from './hero/TryPremium.tsx';

const sampleReviews = bundledLanding.reviews?.items ?? [];

afterEach(() => rawStorage.write('reviews-shown', null));

/** jsdom has no IntersectionObserver: every section comes at once. */
const lastSection = () => screen.findByRole('region', { name: bundledLanding.callToAction?.title });

// Shows.
test('the carousel of reviews holds the fourteen samples', async () => {
  renderLanding();
  const carousel = await screen.findByRole('region', { name: '+10.000 5-star reviews' });
  await waitFor(() => expect(carousel.querySelector('.slick-slide')).toBeInTheDocument());
  const slides = carousel.querySelectorAll('.slick-slide:not(.slick-cloned) h3');
  expect([...slides].map(({ textContent }) => textContent)).toEqual(
    sampleReviews.map(({ title }) => title),
  );
  expect(slides).toHaveLength(14);
  expect(screen.getByText(/^Queste quattordici sono esempi, scritti da noi/)).toBeVisible();
  expect(within(carousel).getAllByRole('img', { name: '5 stelle su 5' }).length).toBeGreaterThan(0);
  expect(within(carousel).getAllByText('27 settembre 2026')[0]).toBeInTheDocument();
  expect(within(carousel).getAllByText('· Esempio').length).toBeGreaterThanOrEqual(14);
});

test('stars are counted for those who do not see them', () => {
  render(<Stars count={4} language="it" />);
  const stars = screen.getByRole('img', { name: '4 stelle su 5' });
  expect(stars.querySelectorAll('[fill="currentColor"]')).toHaveLength(4);
});

// Shows.
test("without a widget, the reviews' frame shows a page of the site that calls them samples", async () => {
  renderLanding();
  const frame = await screen.findByTitle('Google Reviews');
  expect(frame).toHaveAttribute('src', '/reviews-widget.html');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText(/^Google reviews are not shown here yet/)).toBeVisible();
});

test("the page in the reviews' frame adds up the sample reviews", async () => {
  const page = await readFile('public/reviews-widget.html', 'utf8');
  const text = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const average = sampleReviews.reduce((sum, { star }) => sum + star, 0) / sampleReviews.length;
  expect(text).toContain(`Samples ${average.toFixed(1)} of 5 stars`);
  expect(text).toContain(`${sampleReviews.length} sample reviews`);
  for (const count of [5, 4, 3, 2, 1]) {
    const some = sampleReviews.filter(({ star }) => star === count).length;
    expect(text).toContain(`${count} star${count > 1 ? 's' : ''} ${some} `);
  }
  expect(text).not.toMatch(/REVIEWS_WIDGET_URL/);
});

describe('a widget of another site', () => {
  const widget = 'https://reviews.example/cicerone';
  const show = () => screen.getByRole('button', { name: 'Show reviews from reviews.example' });

  test('is fetched when the visitor asks for it, and from then on without asking', async () => {
    const first = renderPart(<GoogleReviews widget={widget} />);
    expect(screen.queryByTitle('Google Reviews')).not.toBeInTheDocument();
    await first.user.click(show());
    expect(screen.getByTitle('Google Reviews')).toHaveAttribute('src', widget);
    first.unmount();
    renderPart(<GoogleReviews widget={widget} />);
    expect(screen.getByTitle('Google Reviews')).toHaveAttribute('src', widget);
  });

  test('is asked about again when it is another one', () => {
    rawStorage.write('reviews-shown', 'other.example');
    renderPart(<GoogleReviews widget={widget} />);
    expect(show()).toBeVisible();
    expect(screen.queryByTitle('Google Reviews')).not.toBeInTheDocument();
  });
});

// Shows.
test('six Italian questions open to their answers', async () => {
  const { user } = renderLanding();
  const faq = within(await screen.findByRole('region', { name: 'Domande frequenti' }));
  const questions = faq.getAllByRole('button');
  expect(questions).toHaveLength(6);
  const [, price] = questions;
  if (!price) throw new Error('a question');
  expect(price.closest('[lang]')).toHaveAttribute('lang', 'it');
  await user.click(price);
  expect(price).toHaveAttribute('aria-expanded', 'true');
  expect(faq.getByText(/59,99 euro.*entro 7 giorni.*29,99 euro/)).toBeInTheDocument();
});

// Shows.
test('the last word leads to the plans', async () => {
  renderLanding();
  const last = within(await lastSection());
  expect(last.getByText('€59.99')).toBeVisible();
  expect(last.getByText('€29.99')).toBeVisible();
  expect(last.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe');
  expect(last.getByText(/download one of the free guides/)).toBeVisible();
  const free = last.getByRole('link', { name: 'See the free guides' });
  expect(free).toHaveAttribute('href', '/audio-guide-by-category/1?price=free');
  expect(last.queryByRole('link', { name: 'Try Premium Subscriptions' })).not.toBeInTheDocument();
});

// Shows.
test("'Try Premium Subscriptions' is for customers only", () => {
  const { store } = renderPart(<TryPremium />);
  const link = () => screen.queryByRole('link', { name: 'Try Premium Subscriptions' });
  expect(link()).not.toBeInTheDocument();
  const signedIn = {
    isSignedIn: true,
    token: 'a-token',
    account: null,
    userMode: null,
    ended: null,
  };
  act(() => void store.dispatch(sessionSlice.actions.sessionChangedElsewhere(signedIn)));
  expect(link()).toHaveAttribute('href', '/subscribe');
});

// Shows.
test('a customer is led from the landing page to the home', async () => {
  const storage = new MemoryStorage();
  storage.write('auth', 'true');
  storage.write('token', await tokenOf(await customer()));
  renderLanding(storage);
  expect(await screen.findByRole('heading', { name: 'Your home' })).toBeVisible();
  expect(screen.queryByText('Full of great ideas')).not.toBeInTheDocument();
});
