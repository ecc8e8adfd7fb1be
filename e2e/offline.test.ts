import { guideFor } from '../server/test/shop.ts';
import { isVisitor, signOut } from './auth.ts';
import { axeFinds } from './axe.ts';
import { closeBrowser } from './browser.ts';
import { fillSignIn, freshCustomer } from './customer.ts';
import { asked, buttonOf, download, onGuidePage, owner, vaultHolds } from './offline.ts';

afterAll(closeBrowser);

const paidTrack = async ({ customer, guide }: Awaited<ReturnType<typeof owner>>) => {
  const { audio_content } = await guideFor(customer, guide.id);
  const track = audio_content.find(({ free }) => free === '0');
  return `/storage/audio/track/${track?.id}.mp3`;
};

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('a downloaded guide plays and seeks from a cold start without a network', async () => {
    const who = await owner();
    const { page } = await onGuidePage(who, size);
    await download(page);
    const context = page.context();
    await page.close();
    await context.setOffline(true);

    const cold = await context.newPage();
    await cold.goto('/user/library');
    await cold.getByText('You are offline: downloaded guides play').waitFor();
    const downloads = cold.getByRole('region', { name: 'Downloads' });
    await downloads.getByText(/^Downloaded · [\d.]+ [KM]B$/).waitFor();
    expect(await axeFinds(cold, 'main')).toEqual([]);
    await downloads.getByRole('link', { name: who.guide.title }).click();
    await cold.getByRole('heading', { level: 1, name: who.guide.title }).waitFor();

    await cold.getByRole('region', { name: 'Player' }).getByRole('listitem').last().click();
    await cold.getByRole('button', { name: 'Pause', exact: true }).first().waitFor();
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
    await context.close();
  });
});

describe('a download', () => {
  it('that loses its connection goes on where it was when there is one again', async () => {
    const who = await owner();
    const { page } = await onGuidePage(who);
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
    await buttonOf(page, 'Download stopped').waitFor();
    await vaultHolds(page, 'chunks', 'some');
    const whole = await guideFor(who.customer, who.guide.id);
    await page.context().setOffline(false);
    await buttonOf(page, 'Downloaded').waitFor();
    // The one that broke was asked for twice, the whole ones once.
    expect(tracks).toBe(whole.audio_content.length + 1);
    await page.context().close();
  });

  it('answers parts of a track exactly, and what is beyond its end with 416', async () => {
    const who = await owner();
    const { page } = await onGuidePage(who);
    await download(page);
    await page.context().setOffline(true);
    const track = await paidTrack(who);
    const whole = await asked(page, track);
    if (whole === 'failed') throw new Error('the track is here');
    const size = whole.bytes;
    expect(await asked(page, track, { Range: 'bytes=1000-1999' })).toEqual({
      status: 206,
      range: `bytes 1000-1999/${size}`,
      bytes: 1000,
    });
    expect(await asked(page, track, { Range: `bytes=${size - 5}-` })).toMatchObject({ bytes: 5 });
    expect(await asked(page, track, { Range: `bytes=${size}-` })).toEqual({
      status: 416,
      range: `bytes */${size}`,
      bytes: 0,
    });
    await page.context().close();
  });

  it('cannot be read after signing out, nor by somebody else, and is back at the next sign-in', async () => {
    const who = await owner();
    const { page } = await onGuidePage(who);
    await download(page);
    const track = await paidTrack(who);
    expect(await asked(page, track)).toMatchObject({ status: 200 });
    await signOut(page);
    await isVisitor(page);
    await vaultHolds(page, 'keys', 'none');
    await vaultHolds(page, 'chunks', 'some');
    expect(await asked(page, track)).toMatchObject({ status: 403 });
    await page.context().setOffline(true);
    expect(await asked(page, track)).toBe('failed');
    expect(await asked(page, `/api/v1/client/audio-guide/${who.guide.id}`)).toBe('failed');
    await page.context().setOffline(false);

    for (const [customer, text] of [
      [await freshCustomer(), 'No guide is downloaded in this browser yet.'],
      [who.customer, /^Downloaded · /],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await fillSignIn(page, customer);
      await page.waitForURL('**/user');
      await page.goto('/user/library');
      await page.getByRole('region', { name: 'Downloads' }).getByText(text).waitFor();
      await signOut(page);
      await isVisitor(page);
    }
    await page.context().close();
  });

  it('is deleted from the storage list, and frees what it took', async () => {
    const who = await owner();
    const { page } = await onGuidePage(who);
    await download(page);
    await page.goto('/user/library');
    const downloads = page.getByRole('region', { name: 'Downloads' });
    await downloads.getByRole('button', { name: `Delete download: ${who.guide.title}` }).click();
    await downloads.getByText('No guide is downloaded in this browser yet.').waitFor();
    for (const store of ['chunks', 'files', 'guides']) await vaultHolds(page, store, 'none');
    await page.context().close();
  });

  it('is cancelled with nothing left behind', async () => {
    const who = await owner();
    const { page } = await onGuidePage(who);
    await page.route(/\/storage\/audio\/track\/.*download=1/, () => undefined);
    await buttonOf(page, 'Download').click();
    await buttonOf(page, /^(Downloading: \d+%|Waiting to download)$/).click();
    await page.getByRole('menuitem', { name: 'Cancel download' }).click();
    await buttonOf(page, 'Download').waitFor();
    for (const store of ['chunks', 'files', 'guides']) await vaultHolds(page, store, 'none');
    await page.context().close();
  });
});
