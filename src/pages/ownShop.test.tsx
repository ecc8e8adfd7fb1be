import { screen, waitFor } from '@testing-library/react';
import { guidesOf } from '../testing/server/catalogue.ts';
import { failNext } from '../testing/server/failNext.ts';
import { renderApp } from '../testing/screens/renderApp.tsx';
import { dialogEvents } from '../features/auth/dialog/dialogSlice.ts';
import { bundledSite } from '../shared/site/bundledSite.ts';
import type { Site } from '../domain/decode/site.ts';
import type { SiteState } from '../shared/site/siteSlice.ts';

/** A shop with guides alone: no plans, no sections, no page for companies. */
const site: Site = {
  language: 'en',
  languages: ['en'],
  shop: { name: 'Siena Walks', currency: 'EUR', timeZone: 'Europe/Rome', language: 'en' },
  business: false,
  legal: [],
  counts: { guides: 10, plans: 0, stops: 0 },
};

const ofBundledShop =
  /Cicerone|20[.,]000|10[.,]000|[25]9[.,]99|\$|S\.r\.l|Full of great|recensioni|subscri/i;

/** Opens a page of the shop. Its own server has no words for the page, or none but these. */
function openPage(address: string, words: SiteState = { site, isBundled: false }) {
  const missing = { status: 404, body: '{"message":"There is no such page."}' };
  failNext('GET', '/client/site/landing', missing);
  failNext('GET', '/client/site/business', missing);
  const app = renderApp(address, undefined, words);
  app.store.dispatch(dialogEvents.dialogClosed());
  return app;
}

const shown = () => `${document.title} ${document.body.textContent}`;

test('the landing page of a shop without words of its own has its name and its guides', async () => {
  openPage('/');
  expect(await screen.findByRole('heading', { name: 'Siena Walks', level: 1 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Audio guides', level: 2 })).toBeVisible();
  expect(document.title).toBe('Siena Walks');
  expect((await screen.findAllByText('€4.99'))[0]).toBeInTheDocument();
  expect(shown()).not.toMatch(ofBundledShop);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).not.toContain('/subscribe');
  expect(links).not.toContain('/business-plan');
});

test('a shop without a page for companies has no such page', async () => {
  openPage('/business-plan');
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  expect(shown()).not.toMatch(ofBundledShop);
});

test("the offer of a guide is in the shop's currency, and names no plan", async () => {
  const guide = (await guidesOf(1)).find(({ price }) => price === '4.99');
  if (!guide) throw new Error('a guide');
  openPage(`/subscribe/${guide.id}`);
  expect(await screen.findByText('€4.99')).toBeVisible();
  expect(document.title).toBe(`${guide.title} · Siena Walks`);
  expect(screen.queryByRole('link', { name: /subscription/i })).not.toBeInTheDocument();
  expect(shown()).not.toMatch(/Cicerone|\$/);
});

test('a text that claims more guides than the shop has is beside their number', async () => {
  const counts = { guides: 41, plans: 3, stops: 0 };
  openPage('/', { site: { ...bundledSite, counts }, isBundled: true });
  expect(await screen.findByText(/^Oltre 20.000 contenuti audio/)).toHaveTextContent(
    'Oltre 20.000 contenuti audio, e di nuovi ogni mese. 41 guide finora.',
  );
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/or subscribe\. 41 guides so far\.$/),
    ),
  );
});

test('the pages of stored data list the keys of the browser and the times of the server', async () => {
  const { unmount } = openPage('/legal/cookies', { site: bundledSite, isBundled: true });
  expect(await screen.findByText('sign-in-intent')).toBeVisible();
  expect(shown()).not.toContain('{{');
  unmount();
  openPage('/legal/privacy', { site: bundledSite, isBundled: true });
  expect(await screen.findByText('Messages of the contact form: 1 year')).toBeVisible();
});

test('a page about the law shows its text, and an unknown one does not exist', async () => {
  const { unmount } = openPage('/legal/terms', { site: bundledSite, isBundled: true });
  expect(await screen.findByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What you buy' })).toBeVisible();
  expect(document.title).toBe('Terms and conditions · Cicerone');
  unmount();
  openPage('/legal/nothing', { site: bundledSite, isBundled: true });
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
});
