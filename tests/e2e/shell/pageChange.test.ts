import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('another page is announced, and the keyboard begins at its content', async ({ page }) => {
  await page.goto('/person');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const said = page.locator('[aria-live="polite"]').filter({ hasText: 'Caravaggio' });
  await expect(said).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Caravaggio/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeVisible();
  await expect(said).toBeAttached();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.locator('header[data-stage="top"]')).toBeAttached();
});

test('a link under the pointer is prefetched, so its page opens without a request', async ({
  page,
}) => {
  await page.goto('/person');
  const link = page.getByRole('main').getByRole('link', { name: /Caravaggio/ });
  const asked = (path: string) => /\/client\/person\/\d+$/.test(path);
  const responses: string[] = [];
  page.on('response', (response) => responses.push(new URL(response.url()).pathname));
  // Links are watched from when the browser is idle: a pointer that came before has to come again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => responses.some(asked), { timeout: 1000 }).toBe(true);
  }).toPass();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeVisible();
  expect(requests.filter(asked)).toEqual([]);
});

/** Records in attributes of the document that a view transition was asked for, and the parts that move in it. */
async function recordMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    if (!startViewTransition) return;
    Document.prototype.startViewTransition = function (this: Document, ...update) {
      document.documentElement.dataset.asked = '';
      const transition = startViewTransition.apply(this, update);
      void transition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          .filter((part) => part?.startsWith('::view-transition-'));
        document.documentElement.dataset.moved = parts.join();
      });
      return transition;
    };
  });
}

async function openCaravaggio(page: Page): Promise<void> {
  await page.goto('/person');
  const link = page.getByRole('main').getByRole('link', { name: /Caravaggio/ });
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeInViewport();
}

test('the picture of a card becomes the picture of the page that it opens', async ({ page }) => {
  await recordMoves(page);
  const moved = page.locator('html');
  // On a busy machine the page takes longer than the transition waits.
  await expect(async () => {
    await openCaravaggio(page);
    const both = /^(?=.*-old\(cover\)).*-new\(cover\)/;
    await expect(moved).toHaveAttribute('data-moved', both, { timeout: 1000 });
  }).toPass();
  await expect(moved).toHaveAttribute('data-asked');
  // Nothing else moves.
  await expect(moved).not.toHaveAttribute('data-moved', /\((?!cover)/);
  await expect(moved).not.toHaveAttribute('data-opening');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Artists/ })).toBeVisible();
});

const lessMotion = 'no picture moves for users who want less motion';
test(lessMotion, { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordMoves(page);
  await openCaravaggio(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
});

const withoutTransition =
  'a hidden tab, and a browser without view transitions, open the page at once';
test(withoutTransition, { tag: '@full' }, async ({ page }) => {
  await recordMoves(page);
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true }),
  );
  await openCaravaggio(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openCaravaggio(page);
});

test('Back leaves the page after a reload with an open layer, and Forward to a closed one', async ({
  page,
}) => {
  await page.goto('/person');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Caravaggio/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const layers = () => page.evaluate(() => Number(Object(history.state).layers ?? 0));
  const openLogin = async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(dialog).toBeVisible();
    await expect.poll(layers).toBe(1);
  };
  await openLogin();
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await page.evaluate(() => history.forward());
  await openLogin();
  await page.reload();
  await expect.poll(layers).toBe(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/person$/);
});

test('a double click on a card opens its page once', async ({ page }) => {
  await page.goto('/person');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Caravaggio/ })
    .dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/person$/);
});
