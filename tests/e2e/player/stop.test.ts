import type { WireStop } from '../../../contract/guides.ts';
import { json } from '../../support/server/client.ts';
import { callerOf } from '../../support/customers/customer.ts';
import { buy, guideFor } from '../../support/customers/shop.ts';
import { download, isStored, loseNetwork } from '../support/actions/offline.ts';
import { rendererIsReady } from '../support/renderedPages.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const stopAt = async (number: number): Promise<WireStop> =>
  (
    await json<{ data: WireStop }>(
      callerOf(undefined, e2eServer()).api(`/api/v1/client/stop/${number}`),
    )
  ).data;

const listen = 'Listen';
/** Bytes a second and milliseconds: 1.6 Mbit/s with a round trip of 150 ms. */
const slow4g = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

test.describe('the code on a label', { tag: '@phone-full' }, () => {
  test('leads from the camera to sound in two taps, within 2 s on slow 4G', async ({ page }) => {
    await rendererIsReady();
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    const begun = Date.now();
    await page.goto('/t/1', { waitUntil: 'commit' });
    await page.getByRole('button', { name: listen }).click();
    await page.waitForFunction(() =>
      window.heard.some(({ currentTime, paused }) => !paused && currentTime > 0),
    );
    const took = Date.now() - begun;
    test.info().annotations.push({ type: 'from camera to sound', description: `${took} ms` });
    expect(took).toBeLessThan(2_000);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the code and the keypad find a stop of a downloaded guide, with its picture', async ({
    page,
    customer,
    context,
  }) => {
    const { audio_guide_id: id, track_id } = await stopAt(9);
    const { audio_content } = await guideFor(customer, id);
    const title = audio_content.find((track) => track.id === track_id)?.titolo ?? '';
    const pictured = audio_content.find(({ picture }) => picture);
    await buy(customer, id);
    await page.goto(`/audio-guide/${id}`);
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    await isStored(page);
    await download(page);
    await page.close();
    await loseNetwork(context);
    const cold = await context.newPage();
    await cold.goto('/t/9');
    await expect(cold.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await cold.getByRole('button', { name: listen }).click();
    await cold.waitForFunction(() =>
      window.heard.some(({ currentTime, paused }) => !paused && currentTime > 0),
    );
    await cold.goto('/t');
    await cold.getByRole('textbox').fill(String(pictured?.number));
    await cold.keyboard.press('Enter');
    await expect(cold.getByRole('heading', { level: 1, name: pictured?.titolo })).toBeVisible();
    const isShown = () =>
      cold
        .locator('article img')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
  });
});
