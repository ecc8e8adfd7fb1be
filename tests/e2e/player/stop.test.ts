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
const isHeard = () => window.heard.some(({ currentTime, paused }) => !paused && currentTime > 0);

test.describe('the code on a label', { tag: '@phone-full' }, () => {
  // The time is a matter of bytes on a phone's network: tools/sizes.ts limits those of this page.
  test('leads from the camera to sound in two taps', async ({ page }) => {
    await rendererIsReady();
    await page.goto('/t/1', { waitUntil: 'commit' });
    await page.getByRole('button', { name: listen }).click();
    await page.waitForFunction(isHeard);
    await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Type the number on the label' }).click();
    await page.waitForURL('**/t');
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
    await download(page, 'Download in English');
    await page.close();
    await loseNetwork(context);
    const cold = await context.newPage();
    await cold.goto('/t/9');
    await expect(cold.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await cold.getByRole('button', { name: listen }).click();
    await cold.waitForFunction(isHeard);
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
