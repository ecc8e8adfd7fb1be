/** With a tenth of all requests lost, a visitor still lands, listens, signs in, pays and listens for an hour. */
import type { Page } from '@playwright/test';
import type { ListeningResponse } from '../../../contract/listening.ts';
import { json } from '../../support/server/client.ts';
import { callerOf, type TestCustomer } from '../../support/customers/customer.ts';
import {
  guideFor as guideWithTracks,
  invoicesOf,
  ownedBy,
  startListening,
} from '../../support/customers/shop.ts';
import { listenUntil, playedSeconds } from '../support/actions/audio.ts';
import { fillLogin } from '../support/actions/auth.ts';
import { guideFor, paymentPage } from '../support/actions/shop.ts';
import { lossWritten, loseRequests } from '../support/lossy.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** What a page says of a failure. */
const failure = /could not|did not|failed|wrong|lost|try again|no connection/i;

/** Presses again after a press that the page says has failed, as a user does who reads it. */
async function pressUntil(page: Page, name: string, happened: () => Promise<unknown>) {
  await expect(async () => {
    const button = page.getByRole('button', { name, exact: true }).first();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    // What the page said was about another request: the press has worked.
    const isThere = await button
      .or(again)
      .first()
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) return void (await happened());
    if (!(await button.isVisible())) await again.click();
    await button.click({ timeout: 5000 });
    const said = page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: failure, visible: true });
    const failed = said
      .first()
      .waitFor()
      .then(() => Promise.reject(new Error('The page says that it failed.')));
    await Promise.race([happened(), failed]);
  }).toPass({ timeout: 60_000 });
}

/** Nothing is white, and no part of the page is given up. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('This part of the page could not be shown')).toHaveCount(0);
}

/** Hears the beginning and the end of the track that is playing; between them five minutes pass. */
async function hearTrack(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Now playing ${title}` })).toBeVisible();
  // Before it has data, the element says where it will start.
  await page.waitForFunction(() => (window.holder()?.readyState ?? 0) > 2);
  await listenUntil(page, (await playedSeconds(page)) + 0.5);
  await page.clock.fastForward('05:00');
  await page.evaluate(() => {
    const audio = window.holder();
    if (audio) audio.currentTime = audio.duration - 1;
  });
}

/** Returns the tracks that the server knows as played to their end, in the order of their ids. */
const finished = async ({ api }: TestCustomer): Promise<number[]> =>
  (await json<ListeningResponse>(api('/api/v1/users/listening?since=0'))).data
    .filter((track) => track.finished)
    .map(({ track_id }) => track_id)
    .sort((a, b) => a - b);

/** `npm test` hears a guide once, `npm run test:full` three times, which is an hour. */
for (const [seed, rounds] of [
  [7, 1],
  [11, 3],
  [23, 3],
] as const) {
  const title = `a purchase and ${rounds * 20} minutes of listening survive lost requests, seed ${seed}`;
  test(title, { tag: rounds > 1 ? '@full' : [] }, async ({ page, stranger, problems }) => {
    test.setTimeout(180_000);
    problems.allow(lossWritten);
    await page.clock.install();
    const lost = await loseRequests(page, seed, 0.1);
    const { id, price } = await guideFor(callerOf(undefined, e2eServer()));
    const { audio_content: tracks } = await guideWithTracks(stranger, id);
    await page.goto('/');
    await isWhole(page);
    await page.goto(`/audio-guide/${id}`);
    await isWhole(page);
    await pressUntil(page, 'Listen free', () => listenUntil(page, 1));
    await pressUntil(page, `Buy for $${price}`, () => page.getByRole('dialog').waitFor());
    await fillLogin(page, stranger.email, stranger.password);
    await page.waitForURL('**/user/cart', { timeout: 20_000 });
    await isWhole(page);
    await pressUntil(page, 'Purchase Now', () => page.waitForURL(paymentPage));
    await page.getByRole('button', { name: 'Order with obligation to pay', exact: true }).click();
    await page.waitForURL('**/user/cart?status=success');
    await expect(page.getByText(/every track is unlocked/)).toBeVisible({ timeout: 20_000 });
    await isWhole(page);
    expect(await ownedBy(stranger)).toEqual([id]);
    expect(await invoicesOf(stranger)).toHaveLength(1);

    await startListening(stranger, id);
    await page.goto(`/audio-guide/${id}`);
    const list = page.getByRole('region', { name: 'Player' }).getByRole('listitem');
    await list.first().getByRole('button').first().click();
    // After the last track the first one begins again.
    for (let round = 0; round < rounds; round += 1) {
      for (const { titolo } of tracks) await hearTrack(page, titolo);
      await isWhole(page);
    }
    const heard = tracks.map((track) => track.id).sort((a, b) => a - b);
    await expect(async () => {
      // What was lost is sent again after a pause.
      await page.clock.fastForward('01:00');
      expect(await finished(stranger)).toEqual(heard);
    }).toPass({ timeout: 20_000 });
    expect(lost.length).toBeGreaterThan(10);
  });
}
