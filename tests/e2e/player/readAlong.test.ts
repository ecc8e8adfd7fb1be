import type { TestCustomer } from '../../support/customers/customer.ts';
import { buy, guideFor } from '../../support/customers/shop.ts';
import { axeFinds } from '../support/axe.ts';
import { download, isStored, loseNetwork } from '../support/actions/offline.ts';
import { readableGuide, wordsAt } from '../support/actions/readable.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const sentencesOf = async (path: string | undefined): Promise<string[]> =>
  (await wordsAt(path)).map(({ text }) => text);

/** Returns the words of the guide's first paid track. */
async function paidSentences(customer: TestCustomer, guideId: number): Promise<string[]> {
  const { audio_content } = await guideFor(customer, guideId);
  return sentencesOf(audio_content.find(({ free }) => free === '0')?.transcript);
}

test.describe('a guide with words', { tag: '@phone-full' }, () => {
  test('marks the spoken sentence, scrolls it into view, and plays a pressed one', async ({
    page,
  }) => {
    const guide = await readableGuide();
    await page.goto(`/audio-guide/${guide.id}`);
    const player = page.getByRole('region', { name: 'Player' });
    await player.getByRole('button', { name: 'Read along' }).click();
    const panel = page.getByRole('region', { name: `Text: ${guide.audio_content[0]?.titolo}` });
    const rows = panel.getByRole('list').getByRole('button', { name: /^\d:\d\d:\d\d/ });
    await expect(rows.first()).toBeVisible();
    expect(await axeFinds(page, '.player-view')).toEqual([]);
    await rows.last().click();
    await expect(rows.last()).toHaveAttribute('aria-current', 'true');
    await expect(rows.last()).toBeInViewport();
    await rows.nth(1).click();
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(rows.nth(1)).toBeInViewport();
    await page.waitForFunction(() => {
      const audio = window.holder();
      return audio !== undefined && !audio.paused && audio.currentTime < 20;
    });
  });
});

test('a page has the words of free tracks in its HTML, in their language, and of no paid one', async ({
  customer,
}) => {
  const guide = await readableGuide();
  await buy(customer, guide.id);
  const response = await fetch(`${e2eServer()}/audio-guide/${guide.id}`, {
    headers: { accept: 'text/html' },
  });
  const page = (await response.text())
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/<!-- -->/g, '');
  const details = /<details[^>]*lang="?it"?[^>]*>.*?<\/details>/s.exec(page)?.[0] ?? '';
  for (const sentence of await sentencesOf(guide.audio_content[0]?.transcript)) {
    expect(details).toContain(sentence);
  }
  const paid = await paidSentences(customer, guide.id);
  expect(paid.length).toBeGreaterThan(0);
  for (const sentence of paid) expect(page).not.toContain(sentence.slice(0, 40));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the words of a downloaded guide are shown', async ({ page, customer, context }) => {
    const guide = await readableGuide();
    await buy(customer, guide.id);
    const [, second] = guide.audio_content;
    const [sentence = ''] = await paidSentences(customer, guide.id);
    await page.goto(`/audio-guide/${guide.id}`);
    await isStored(page);
    await download(page);
    await loseNetwork(context);
    await page.reload();
    const player = page.getByRole('region', { name: 'Player' });
    await player
      .getByRole('button', { name: second?.titolo ?? '' })
      .first()
      .click();
    await player.getByRole('button', { name: 'Read along' }).click();
    await expect(page.getByRole('button', { name: sentence })).toBeVisible();
  });
});
