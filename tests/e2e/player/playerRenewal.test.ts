import type { Page } from '@playwright/test';
import type { WireGuideDetail } from '../../../contract/guides.ts';
import type { TestCustomer } from '../../support/customers/customer.ts';
import { guideFor } from '../../support/customers/shop.ts';
import { failuresSaid, recordFailures } from '../support/actions/player.ts';
import { buyGuide } from '../support/actions/shop.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const signature = /signature=[\w-]+/;
/** The server treats this as the signature of an expired address. */
const ended = `signature=${'A'.repeat(43)}`;

/**
 * Opens an owned guide whose addresses have expired since. Of the track, `arrived` bytes came before that; later
 * requests are refused. When the guide is requested again, the addresses are valid.
 */
async function openExpired(page: Page, customer: TestCustomer, arrived: number) {
  const guide = await buyGuide(customer);
  const { audio_content: tracks } = await guideFor(customer, guide.id);
  const track = tracks.find(({ free }) => free === '0');
  if (!track) throw new Error('a paid track');
  const context = page.context();
  const refused: string[] = [];
  let requests = 0;

  await context.route(`**/api/v1/client/audio-guide/${guide.id}`, async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    const response = await route.fetch();
    // The form of the contract; the app's decoder would fail on another one too.
    const { data } = (await response.json()) as { data: WireGuideDetail };
    for (const one of data.audio_content) one.file_mp3 = one.file_mp3.replace(signature, ended);
    return route.fulfill({ response: response, json: { data } });
  });
  await context.route(`**/storage/audio/track/${track.id}.mp3*`, async (route) => {
    const url = route.request().url();
    if (!url.includes(ended)) return route.continue();
    const from = /bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1];
    if (from !== '0' || arrived === 0) {
      refused.push(url);
      return route.continue();
    }
    const signed = signature.exec(track.file_mp3)?.[0] ?? '';
    const whole = await (
      await route.fetch({ url: url.replace(ended, signed), headers: {} })
    ).body();
    return route.fulfill({
      status: 206,
      body: whole.subarray(0, arrived),
      contentType: 'audio/mpeg',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes 0-${arrived - 1}/${whole.length}`,
      },
    });
  });

  await page.goto(`/audio-guide/${guide.id}`);
  const player = page.getByRole('region', { name: 'Player' });
  const row = player.getByRole('listitem').getByRole('button', { name: track.titolo }).first();
  await expect(row).toBeVisible();
  await recordFailures(page);
  return { refused, row };
}

/** Expired addresses are renewed without an interruption (docs/faults.md). */
for (const [when, arrived, past] of [
  ['while it is heard', 60_000, 12],
  ['before the first sound of it', 0, 3],
] as const) {
  const tag = arrived > 0 ? [] : '@full';
  const continues = `the sound continues at the same second when its address expires ${when}`;
  test(continues, { tag }, async ({ page, customer, problems }) => {
    // The refused address is requested by the element, and again to find out why it failed.
    problems.expect(...refusal(403, '/storage/audio/track/.*'));
    const { refused, row } = await openExpired(page, customer, arrived);
    const begun = await page.evaluate(() => performance.now() / 1000);
    await row.click();
    // Every second that is played, with its time, until after the part from the first address.
    const heard = await page.evaluate(
      async ([start, last]) => {
        const places = [{ at: start, second: 0 }];
        while ((places.at(-1)?.second ?? 0) < last) {
          const sounding = window.heard.find(({ paused }) => !paused);
          if (sounding) places.push({ at: performance.now() / 1000, second: sounding.currentTime });
          await new Promise((later) => setTimeout(later, 100));
        }
        return places;
      },
      [begun, past] as const,
    );
    expect(refused.length).toBeGreaterThan(0);
    const steps = heard.slice(1).map(({ at, second }, index) => {
      const before = heard[index] ?? { at, second };
      return { played: second - before.second, passed: at - before.at };
    });
    // It repeats only what the element had not reported yet, and skips nothing. On a busy machine the page looks seldom.
    expect(Math.min(...steps.map(({ played }) => played))).toBeGreaterThan(-2);
    expect(Math.max(...steps.map(({ played, passed }) => played - passed))).toBeLessThan(2);
    expect(await failuresSaid(page)).toEqual([]);
  });
}
