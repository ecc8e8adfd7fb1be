import { screen, within } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { changedGuide, guideById, guidesOf } from '../../../testing/server/catalogue.ts';
import { everShown } from '../../../testing/screens/everShown.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

let guide: Guide;
beforeAll(async () => {
  const [one] = await guidesOf(3);
  if (!one) throw new Error('a guide');
  guide = one;
});

const page = () => within(screen.getByRole('main'));
const heading = () => page().findByRole('heading', { name: guide.title, level: 1 });

describe('a guide’s offer', () => {
  // Shows.
  it('shows a visitor title, price, the $4.99 text and what it is for; the button asks to sign in', async () => {
    const { user } = renderPage(`/subscribe/${guide.id}`);
    expect(await heading()).toBeVisible();
    expect(page().getByText(`$${guide.price}`)).toBeVisible();
    const promo = page().getByText(/you pay \$4\.99 only if you like the service/);
    expect(promo).toHaveTextContent(`This guide costs $${guide.price}: `);
    expect(page().getByText('Life Time')).toBeVisible();
    await user.click(page().getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  it('shows what is inside and which price is its own, and plays the first free track', async () => {
    const { audio, user } = renderPage(`/subscribe/${guide.id}`);
    await heading();
    expect(page().getByText('The price of this guide')).toBeVisible();
    const { tracks } = await guideById(guide.id);
    const inside = within(page().getByRole('region', { name: 'What is inside' }));
    const rows = inside.getAllByRole('listitem');
    expect(rows).toHaveLength(tracks.length);
    for (const [index, { isFree, title }] of tracks.entries()) {
      expect(rows[index]).toHaveTextContent(title);
      expect(rows[index]?.textContent.includes('Free')).toBe(isFree);
    }
    await user.click(page().getByRole('button', { name: 'Listen free' }));
    expect(audio.src).toContain(tracks.find(({ isFree }) => isFree)?.audio);
  });

  // Shows.
  it('cuts the name of the category to 20 characters; its title is the whole name', async () => {
    const category = { id: 2, name: 'Pittura, scultura e incisione' };
    failNext('GET', `/client/audio-guide/${guide.id}`, await changedGuide(guide.id, { category }));
    renderPage(`/subscribe/${guide.id}`);
    expect(await page().findByText('Pittura, scultura e…')).toHaveAttribute('title', category.name);
  });

  it('that is free leads to the guide, and says that signing in opens all of it', async () => {
    const free = (await guidesOf(1)).find(({ price }) => price === '0.00');
    renderPage(`/subscribe/${free?.id}`);
    expect(await page().findByText('Free')).toBeVisible();
    expect(page().getByText(/This guide is free: sign in/)).toBeVisible();
    expect(page().getByRole('link', { name: 'Go to guide' })).toBeVisible();
    expect(page().queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  });

  // Shows.
  it('goes into a customer’s cart, and the cart shows', async () => {
    const person = await shopper();
    const { user } = renderPage(`/user/subscribe/${guide.id}`, person.storage);
    await user.click(await page().findByRole('button', { name: 'Add to Cart' }));
    expect(await page().findByRole('button', { name: 'Purchase Now' })).toBeVisible();
    expect(page().getByText(guide.title)).toBeVisible();
  });

  it('that is in the cart leads there', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const wasOffered = everShown('Add to Cart');
    const { user } = renderPage(`/user/subscribe/${guide.id}`, person.storage);
    expect(await page().findByText('This guide is in your cart.')).toBeVisible();
    expect(wasOffered()).toBe(false);
    await user.click(page().getByRole('button', { name: 'Go to Cart Page' }));
    expect(await page().findByRole('button', { name: 'Purchase Now' })).toBeVisible();
  });

  it('that is owned leads to the guide', async () => {
    const person = await shopper();
    await person.buy(guide.id);
    renderPage(`/subscribe/${guide.id}`, person.storage);
    expect(await page().findByText('This guide is yours.')).toBeVisible();
    expect(page().queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(page().getByRole('link', { name: 'Go to guide' })).toHaveAttribute(
      'href',
      `/audio-guide/${guide.id}`,
    );
  });

  it('of a guide that a subscription covers shows a message', async () => {
    const person = await shopper();
    await person.subscribe();
    renderPage(`/user/subscribe/${guide.id}`, person.storage);
    expect(await page().findByText('Your subscription covers this guide.')).toBeVisible();
    expect(page().getByRole('link', { name: 'Go to guide' })).toBeVisible();
  });

  it('of no guide shows an error, and one that can’t be read is tried again', async () => {
    const unknown = renderPage('/subscribe/999999');
    expect(await page().findByText('This guide does not exist.')).toBeVisible();
    unknown.unmount();
    const bad = renderPage('/subscribe/abc');
    expect(await page().findByText('This page does not exist.')).toBeVisible();
    bad.unmount();
    failNext('GET', `/client/audio-guide/${guide.id}`, 500, 3);
    const { user } = renderPage(`/subscribe/${guide.id}`);
    await user.click(await page().findByRole('button', { name: 'Try again' }));
    expect(await heading()).toBeVisible();
  });
});
