import type { Page } from '@playwright/test';
import { readableGuide, wordsAt } from '../support/actions/readable.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { expect, test } from '../support/test.ts';

/** Returns a link to the middle of a guide's free track, and what is said there. */
async function sharedMoment(): Promise<{ path: string; sentence: string }> {
  const { audio_content, id } = await readableGuide();
  const [track] = audio_content;
  const sentences = await wordsAt(track?.transcript);
  const shared = sentences[sentences.length >> 1];
  const path = `/audio-guide/${id}?track=${track?.id}&t=${Math.floor(shared?.start ?? 0)}`;
  return { path, sentence: shared?.text ?? '' };
}

const moment = (page: Page) =>
  page.getByRole('region', { name: 'A moment that was shared with you' });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test.describe('a link to a moment', { tag: '@phone-full' }, () => {
  test('shows the whole sentence on the first page, without a layout shift or a change of focus', async ({
    page,
  }) => {
    const { path, sentence } = await sharedMoment();
    await observeLayoutShifts(page);
    await page.goto(path);
    await expect(moment(page).getByText(sentence)).toBeInViewport({ ratio: 1 });
    await expect(moment(page).getByRole('button', { name: /^Play from/ })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  test('does not scroll the page after Back', async ({ page }) => {
    const { path } = await sharedMoment();
    await page.goto(path);
    await expect(moment(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 1500));
    const before = await scrolled(page);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    // Playwright's own click would scroll to the link.
    await breadcrumb
      .getByRole('link')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(/audio-guide\/\d/);
    await page.goBack();
    await expect(moment(page)).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(before);
  });
});
