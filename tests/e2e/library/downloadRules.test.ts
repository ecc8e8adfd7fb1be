import { guideFor } from '../../support/customers/shop.ts';
import {
  resultOf,
  buttonOf,
  download,
  isServed,
  openOwnGuide,
} from '../support/actions/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** docs/decisions/011-downloads.md: one tab at a time downloads a guide, and all of them show it. */
test('one of two tabs downloads the guide; both show its progress, and either can pause it', async ({
  page,
  customer,
  context,
}) => {
  const one = page;
  const guide = await openOwnGuide(one, customer);
  const fetched: string[] = [];
  let goOn: () => Promise<void> = () => Promise.resolve();
  const held = new Promise<void>((reached) => {
    void context.route(/\/storage\/audio\/track\/.*download=1/, (route) => {
      fetched.push(new URL(route.request().url()).pathname);
      if (fetched.length !== 2) return route.continue();
      goOn = () => route.continue();
      reached();
      return undefined;
    });
  });
  await buttonOf(one, 'Download').click();
  await held;

  const other = await context.newPage();
  await other.goto(one.url());
  await isServed(other);
  await buttonOf(other, /^(Downloading: \d+%|Waiting to download)$/).click();
  await other.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(buttonOf(one, 'Download paused')).toBeVisible();
  await buttonOf(other, 'Download paused').click();
  await other.getByRole('menuitem', { name: 'Resume' }).click();
  await expect(buttonOf(one, /^(Downloading: \d+%|Waiting to download)$/)).toBeVisible();
  await goOn();
  for (const tab of [one, other]) await expect(buttonOf(tab, 'Downloaded')).toBeVisible();

  const { audio_content: tracks } = await guideFor(customer, guide.id);
  const each = tracks.map(({ id }) => `/storage/audio/track/${id}.mp3`);
  expect([...fetched].sort()).toEqual(each.sort());
});

test('a download that is no longer owned does not play and says why, and plays again when it is owned', async ({
  page,
  customer,
  context,
}) => {
  const guide = await openOwnGuide(page, customer);
  await download(page);
  const { audio_content } = await guideFor(customer, guide.id);
  const track = `/storage/audio/track/${audio_content.find(({ free }) => free === '0')?.id}.mp3`;

  // The response of the server when a subscription has ended.
  const leases = '**/api/v1/users/download-leases';
  const ended = { guide_ids: [], lease_seconds: 2_592_000, subscription_seconds: 0 };
  await context.route(leases, (route) => route.fulfill({ json: { data: ended } }));
  await page.goto('/user/library');
  const downloads = page.getByRole('region', { name: 'Downloads' });
  await expect(downloads.getByText(/^No longer yours · /)).toBeVisible();
  await expect(
    downloads.getByText('Your access to this guide has ended', { exact: false }),
  ).toBeVisible();
  await expect(downloads.getByRole('button', { name: /^Save to disk/ })).toHaveCount(0);
  await context.setOffline(true);
  expect(await resultOf(page, track)).toBe('failed');
  await context.setOffline(false);

  await context.unroute(leases);
  await page.goto('/user/library');
  await expect(downloads.getByText(/^Downloaded · /)).toBeVisible();
  await page.goto(`/audio-guide/${guide.id}`);
  await expect(buttonOf(page, 'Downloaded')).toBeVisible();
  await context.setOffline(true);
  expect(await resultOf(page, track)).toMatchObject({ status: 200 });
});
