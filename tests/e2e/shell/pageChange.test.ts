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
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await expect(page.locator('header[data-stage="top"]')).toBeAttached();
});

test('a link under the pointer is prefetched, so its page opens without a request', async ({
  page,
}) => {
  await page.goto('/person');
  const link = page.getByRole('main').getByRole('link', { name: /Caravaggio/ });
  const asked = (path: string) => /\/client\/person\/\d+$/.test(path);
  const prefetched = page.waitForResponse((response) => asked(new URL(response.url()).pathname));
  await link.hover();
  await prefetched;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeVisible();
  expect(requests.filter(asked)).toEqual([]);
});

/** Opens a person's page from the list. An attribute of the document then has the parts that moved in a view transition. */
async function openPerson(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    if (!startViewTransition) return;
    Document.prototype.startViewTransition = function (this: Document, ...update) {
      const transition = startViewTransition.apply(this, update);
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect) // the only kind that there is
          // React hides the part that has not changed by an animation of no length.
          .filter((effect) => effect.getTiming().duration !== 0)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-'));
        const parts = moving.map(({ pseudoElement }) => pseudoElement).join();
        document.documentElement.setAttribute('data-moved', parts);
      });
      return transition;
    };
  });
  await page.goto('/person');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Caravaggio/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeInViewport();
}

test('a page fades in over the list that it was opened from', async ({ page }) => {
  await openPerson(page);
  const moved = page.locator('html');
  await expect(moved).toHaveAttribute('data-moved', /::view-transition-new\((?!header|root)/);
  await expect(moved).toHaveAttribute('data-moved', /::view-transition-old\((?!header|root)/);
});

test('users who want less motion see no page fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPerson(page);
  await expect(page.locator('html')).toHaveAttribute('data-moved', '');
});

test('a browser without view transitions changes the page at once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openPerson(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
