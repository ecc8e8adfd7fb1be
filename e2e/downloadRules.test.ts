import { guideFor } from '../server/test/shop.ts';
import { closeBrowser } from './browser.ts';
import { asked, buttonOf, download, isServed, onGuidePage, owner } from './offline.ts';
import { lockedTracks } from './shop.ts';

afterAll(closeBrowser);

/** docs/decisions/021: one tab takes a guide at a time, all of them show it. */
it('of two tabs one takes the guide; both show how it goes, and either may pause it', async () => {
  const who = await owner();
  const { page: one } = await onGuidePage(who);
  const fetched: string[] = [];
  let goOn: () => Promise<void> = () => Promise.resolve();
  const held = new Promise<void>((reached) => {
    void one.context().route(/\/storage\/audio\/track\/.*download=1/, (route) => {
      fetched.push(new URL(route.request().url()).pathname);
      if (fetched.length !== 2) return route.continue();
      goOn = () => route.continue();
      reached();
      return undefined;
    });
  });
  await buttonOf(one, 'Download').click();
  await held;

  const other = await one.context().newPage();
  await other.goto(one.url());
  await isServed(other);
  await buttonOf(other, /^(Downloading: \d+%|Waiting to download)$/).click();
  await other.getByRole('menuitem', { name: 'Pause' }).click();
  await buttonOf(one, 'Download paused').waitFor();
  await buttonOf(other, 'Download paused').click();
  await other.getByRole('menuitem', { name: 'Resume' }).click();
  await buttonOf(one, /^(Downloading: \d+%|Waiting to download)$/).waitFor();
  await goOn();
  await Promise.all([one, other].map((page) => buttonOf(page, 'Downloaded').waitFor()));

  const { audio_content: tracks } = await guideFor(who.customer, who.guide.id);
  const each = tracks.map(({ id }) => `/storage/audio/track/${id}.mp3`);
  expect([...fetched].sort()).toEqual(each.sort());
  await one.context().close();
});

it('what is no longer owned stays, does not play, and says why; it plays again when it is', async () => {
  const { customer, guide } = await owner();
  const { page } = await onGuidePage({ customer, guide });
  await download(page);
  const context = page.context();
  const { audio_content } = await guideFor(customer, guide.id);
  const track = `/storage/audio/track/${audio_content.find(({ free }) => free === '0')?.id}.mp3`;

  // As the server answers when a subscription has ended: what a visitor is told.
  const path = `/api/v1/client/audio-guide/${guide.id}`;
  const headers = { 'x-app-secret': 'cicerone-web-app' };
  const body = await (await fetch(`${process.env.CICERONE_E2E_SERVER}${path}`, { headers })).text();
  await context.route(`**${path}`, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  await page.reload();
  await lockedTracks(page).first().waitFor();
  await page.goto('/user/library');
  const downloads = page.getByRole('region', { name: 'Downloads' });
  await downloads.getByText(/^No longer yours · /).waitFor();
  await downloads.getByText('Your access to this guide has ended', { exact: false }).waitFor();
  expect(await downloads.getByRole('button', { name: /^Save to disk/ }).count()).toBe(0);
  await context.setOffline(true);
  expect(await asked(page, track)).toBe('failed');
  await context.setOffline(false);

  await context.unroute(`**${path}`);
  await page.goto(`/audio-guide/${guide.id}`);
  await buttonOf(page, 'Downloaded').waitFor();
  await context.setOffline(true);
  expect(await asked(page, track)).toMatchObject({ status: 200 });
  await context.close();
});
