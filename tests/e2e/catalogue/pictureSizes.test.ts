import type { Page } from '@playwright/test';
import { put } from '../../support/customers/shop.ts';
import { buyGuide, guideFor } from '../support/actions/shop.ts';
import { renderedPages } from '../support/renderedPages.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 412, 700, 820, 1000, 1440];

/** Pixels by which a declared width may differ: rounding, a scroll bar, the border of a card. */
const tolerance = 12;
/** And the factor, because candidates are at least a third apart. */
const share = 0.12;

/** Returns the pictures without `sizes`, or whose `sizes` differs from the width at which they are laid out, each once. */
const wrongSizes = (page: Page) =>
  page.evaluate(
    ([pixels, part]) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.position = 'absolute';
      const declaredWidth = (sizes: string): number => {
        const matching = sizes.split(/,\s*(?![^(]*\))/).find((size) => {
          const condition = /^(\([^)]*\))\s+\S/.exec(size)?.[1];
          return !condition || size.startsWith('calc') || matchMedia(condition).matches;
        });
        probe.style.width = (matching ?? '').replace(/^\((?:min|max)-[^)]*\)\s+/, '');
        return probe.getBoundingClientRect().width;
      };
      const wrong = [...document.querySelectorAll('img')].flatMap((image) => {
        const sizes = image.parentElement?.querySelector('source')?.sizes;
        const { width } = image.getBoundingClientRect();
        if (width === 0) return [];
        if (!sizes) return [`none: ${image.src}`];
        const declared = declaredWidth(sizes);
        const isRight = Math.abs(declared - width) <= Math.max(pixels, part * width);
        return isRight
          ? []
          : [`${sizes}: ${Math.round(declared)} px, shown at ${Math.round(width)} px`];
      });
      probe.remove();
      return [...new Set(wrong)];
    },
    [tolerance, share] as const,
  );

async function declaresWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A row that moves takes a moment to follow the window.
    await expect.poll(() => wrongSizes(page), { message: `at ${width} px` }).toEqual([]);
  }
}

for (const [path] of renderedPages) {
  test(`${path} declares the widths of its pictures`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    await declaresWidths(page);
  });
}

for (const path of [
  '/audio-guide/1?view=persons',
  '/audio-guide/1?view=objects',
  '/locations/1?Tab=WhatsOn',
  '/search?q=caravaggio',
  '/user',
  '/user/update',
  '/user/cart',
  '/user/library',
]) {
  const declares = `${path}, which the browser renders, declares the widths of its pictures`;
  test(declares, { tag: '@full' }, async ({ page, customer }) => {
    await buyGuide(customer);
    await put(customer, (await guideFor(customer, 1)).id);
    await page.goto(path);
    await expect(page.getByRole('main').locator('picture').first()).toBeVisible();
    await declaresWidths(page);
  });
}

for (const [path, picture] of [
  ['/audio-guide-by-category/2', 'guide'],
  ['/person', 'person'],
  ['/objects', 'object'],
  ['/locations', 'place'],
  ['/search', 'guide'],
] as const) {
  const tag = picture === 'guide' ? [] : '@full';
  test(
    `${path} fetches its first picture early, and the others lazily`,
    { tag },
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      const pictures = page.locator('main picture img');
      await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
      await expect(pictures.first()).toHaveAttribute('loading', 'eager');
      await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
      const preloads = page.locator('head link[rel=preload][as=image]');
      await expect(preloads).toHaveAttribute('imagesrcset', new RegExp(`/${picture}/`));
    },
  );
}

for (const path of ['/user', '/user/update', '/user/library', '/search?q=caravaggio']) {
  const fetches = `${path} fetches its first picture early, for a customer`;
  test(fetches, { tag: '@full' }, async ({ page, customer }) => {
    await buyGuide(customer);
    await page.goto(path);
    const picture = page.getByRole('main').locator('picture img').first();
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  });
}
