import type { Page } from '@playwright/test';
import type { TestCustomer } from '../../support/customers/customer.ts';
import { guideFor } from '../../support/customers/shop.ts';
import { isVisitor, signOut } from '../support/actions/auth.ts';
import { axeFinds } from '../support/axe.ts';
import { answersTo, fillSignIn, freshCustomer } from '../support/actions/customer.ts';
import {
  resultOf,
  buttonOf,
  download,
  isStored,
  loseNetwork,
  vaultHolds,
  openOwnGuide,
} from '../support/actions/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const paidTrack = async (customer: TestCustomer, guideId: number): Promise<string> => {
  const { audio_content } = await guideFor(customer, guideId);
  const track = audio_content.find(({ free }) => free === '0');
  return `/storage/audio/track/${track?.id}.mp3`;
};

test.describe('at either size', { tag: '@phone-full' }, () => {
  // Shows.
  test('a downloaded guide plays and seeks from a cold start without a network', async ({
    page,
    customer,
    context,
  }) => {
    const guide = await openOwnGuide(page, customer);
    await download(page);
    await page.close();
    await loseNetwork(context);
    const cold = await context.newPage();
    await cold.goto('/user/library');
    await expect(cold.getByText('You are offline: downloaded guides play')).toBeVisible();
    const downloads = cold.getByRole('region', { name: 'Downloads' });
    await expect(downloads.getByText(/^Downloaded · [\d.]+ [KM]B$/)).toBeVisible();
    expect(await axeFinds(cold, 'main')).toEqual([]);
    await downloads.getByRole('link', { name: guide.title }).click();
    await expect(cold.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();

    await cold.getByRole('region', { name: 'Player' }).getByRole('listitem').last().click();
    await expect(cold.getByRole('button', { name: 'Pause', exact: true }).first()).toBeVisible();
    await cold.waitForFunction(
      () => (window.heard.find(({ paused }) => !paused)?.currentTime ?? 0) > 1,
    );
    const half = await cold.evaluate(() => {
      const audio = window.heard.find(({ paused }) => !paused);
      if (!audio) return 0;
      audio.currentTime = audio.duration / 2;
      return audio.duration / 2;
    });
    expect(half).toBeGreaterThan(10);
    await cold.waitForFunction(
      (past) => (window.heard.find(({ paused }) => !paused)?.currentTime ?? 0) > past + 1,
      half,
    );
  });
});

test.describe('a cold start without a network', { tag: '@phone-only' }, () => {
  const tab = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name });
  const tryAgain = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'Try again' });

  test('opens the four tabs, each with one message and a link to the downloads', async ({
    page,
    customer: _,
    context,
  }) => {
    // No other tab was opened before.
    await page.goto('/user');
    await isStored(page);
    await page.close();
    await loseNetwork(context);
    const cold = await context.newPage();
    await cold.goto('/user');
    const downloads = cold.getByRole('main').getByRole('link', { name: 'Your downloads' });
    await expect(cold.getByText('Your home needs a connection.')).toBeVisible();
    await expect(cold.getByText('The connection failed.')).toBeVisible();
    await expect(cold.getByRole('progressbar')).toHaveCount(0);
    await expect(tryAgain(cold)).toHaveCount(1);
    await expect(downloads).toBeVisible();
    expect(await axeFinds(cold, 'main')).toEqual([]);

    await tab(cold, 'Search').click();
    await expect(cold.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(downloads).toBeVisible();
    await expect(tryAgain(cold)).toHaveCount(1);

    await tab(cold, 'Account').click();
    await expect(cold.getByRole('tab', { name: 'Profile' })).toBeVisible();
    await expect(downloads.first()).toBeVisible();

    await downloads.first().click();
    await expect(cold.getByRole('region', { name: 'Downloads' })).toBeVisible();
    await expect(
      cold.getByRole('link', { name: 'You are offline: downloaded guides play' }),
    ).toHaveAttribute('href', '/user/library');
  });

  test('names the connection on a page that was never opened, and leads to the downloads', async ({
    page,
    customer: _,
    context,
    problems,
  }) => {
    problems.expect(/ChunkLoadError/);
    await page.goto('/user');
    await isStored(page);
    await page.close();
    await loseNetwork(context);
    const cold = await context.newPage();
    await cold.goto('/person', { waitUntil: 'commit' });
    await expect(cold.getByText(/It comes back with the connection\./)).toBeVisible();
    await cold.getByRole('main').getByRole('link', { name: 'Your downloads' }).click();
    await expect(cold.getByRole('region', { name: 'Downloads' })).toBeVisible();
  });
});

test('a guide that is not downloaded shows a message without a network, and no promise is rejected', async ({
  page,
  customer,
  context,
}) => {
  const guide = await openOwnGuide(page, customer);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the service worker serves the page');
  await worker.evaluate(() => {
    const rejected: string[] = [];
    Object.assign(self, { rejected });
    self.addEventListener('unhandledrejection', ({ reason }) => rejected.push(String(reason)));
  });
  await loseNetwork(context);
  await page.goto(`/audio-guide/${guide.id}`);
  await expect(page.getByText('This guide could not be loaded.')).toBeVisible();
  expect(await worker.evaluate('self.rejected')).toEqual([]);
});

test.describe('a download', () => {
  test('that loses its connection continues at its last byte when there is one again', async ({
    page,
    customer,
  }) => {
    const guide = await openOwnGuide(page, customer);
    let tracks = 0;
    let dropped: () => Promise<void> = () => Promise.resolve();
    const reached = new Promise<void>((resolve) => {
      void page.route(/\/storage\/audio\/track\/.*download=1/, async (route) => {
        tracks += 1;
        if (tracks !== 2) return route.continue();
        dropped = () => route.abort('internetdisconnected');
        resolve();
      });
    });
    await buttonOf(page, 'Download').click();
    await reached;
    await page.context().setOffline(true);
    await dropped();
    await expect(buttonOf(page, 'Download stopped')).toBeVisible();
    await vaultHolds(page, 'chunks', 'some');
    const whole = await guideFor(customer, guide.id);
    await page.context().setOffline(false);
    await expect(buttonOf(page, 'Downloaded')).toBeVisible();
    // The one that broke was requested twice, the whole ones once.
    expect(tracks).toBe(whole.audio_content.length + 1);
  });

  test('responds to ranges of a track exactly, and to those beyond its end with 416', async ({
    page,
    customer,
    problems,
  }) => {
    problems.expect(/^416 /, /status of 416/);
    const guide = await openOwnGuide(page, customer);
    await download(page);
    await page.context().setOffline(true);
    const track = await paidTrack(customer, guide.id);
    const whole = await resultOf(page, track);
    if (whole === 'failed') throw new Error('the track is here');
    const size = whole.bytes;
    expect(await resultOf(page, track, { Range: 'bytes=1000-1999' })).toEqual({
      status: 206,
      range: `bytes 1000-1999/${size}`,
      bytes: 1000,
    });
    expect(await resultOf(page, track, { Range: `bytes=${size - 5}-` })).toMatchObject({
      bytes: 5,
    });
    expect(await resultOf(page, track, { Range: `bytes=${size}-` })).toEqual({
      status: 416,
      range: `bytes */${size}`,
      bytes: 0,
    });
  });

  test('cannot be read after signing out or by another account, and is available at the next sign-in', async ({
    page,
    customer,
    problems,
  }) => {
    problems.expect(/^403 .*\/storage\/audio\/track\//, /status of 403/);
    const guide = await openOwnGuide(page, customer);
    await download(page);
    const track = await paidTrack(customer, guide.id);
    expect(await resultOf(page, track)).toMatchObject({ status: 200 });
    await signOut(page);
    await isVisitor(page);
    await vaultHolds(page, 'keys', 'none');
    await vaultHolds(page, 'chunks', 'some');
    expect(await resultOf(page, track)).toMatchObject({ status: 403 });
    await page.context().setOffline(true);
    expect(await resultOf(page, track)).toBe('failed');
    expect(await resultOf(page, `/api/v1/client/audio-guide/${guide.id}`)).toBe('failed');
    await page.context().setOffline(false);

    for (const [person, text] of [
      [await freshCustomer(), 'No guide is downloaded in this browser yet.'],
      [customer, /^Downloaded · /],
    ] as const) {
      // Not on the landing page, where the dialog opens by itself.
      await page.goto('/person');
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      const hasKey = answersTo(page, 'download-key');
      await fillSignIn(page, person);
      await page.waitForURL('**/user');
      await hasKey;
      await page.goto('/user/library');
      await expect(page.getByRole('region', { name: 'Downloads' }).getByText(text)).toBeVisible();
      await signOut(page);
      await isVisitor(page);
    }
  });

  test('is deleted from the list of downloads and frees space', async ({ page, customer }) => {
    const guide = await openOwnGuide(page, customer);
    await download(page);
    await page.goto('/user/library');
    const downloads = page.getByRole('region', { name: 'Downloads' });
    await downloads.getByRole('button', { name: `Delete download: ${guide.title}` }).click();
    await expect(downloads.getByText('No guide is downloaded in this browser yet.')).toBeVisible();
    for (const store of ['chunks', 'files', 'guides']) await vaultHolds(page, store, 'none');
  });

  test('is cancelled, and stores nothing', { tag: '@full' }, async ({ page, customer }) => {
    await openOwnGuide(page, customer);
    let tracks = 0;
    await page.route(/\/storage\/audio\/track\/.*download=1/, (route) =>
      (tracks += 1) === 1 ? route.continue() : undefined,
    );
    await buttonOf(page, 'Download').click();
    await expect.poll(() => tracks).toBe(2);
    await buttonOf(page, /^(Downloading: \d+%|Waiting to download)$/).click();
    await page.getByRole('menuitem', { name: 'Cancel download' }).click();
    await expect(buttonOf(page, 'Download')).toBeVisible();
    for (const store of ['chunks', 'files', 'guides']) await vaultHolds(page, store, 'none');
  });
});
