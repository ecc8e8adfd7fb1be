import { addFault, removeFaults } from '../../scenarios/faults.ts';
import { download, openOwnGuide } from '../support/actions/offline.ts';
import { e2eServer } from '../support/server.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

// A fault is the whole server's.
test.use({ ownServer: {}, serviceWorkers: 'allow' });
test.afterEach(() => removeFaults(e2eServer()));

test('with the server gone behind its gateway the library opens, and downloads play', async ({
  page,
  customer,
  problems,
}) => {
  problems.expect(...refusal(502, ''), /undocumented status 502/);
  const guide = await openOwnGuide(page, customer);
  await download(page);
  await page.goto('/user/library');
  const bought = page.getByRole('region', { name: 'Purchase list' });
  const card = bought.getByRole('link', { name: `Get Access: ${guide.title}` });
  await expect(card).toBeVisible();

  await addFault(e2eServer(), { kind: 'status', status: 502 });
  await page.reload();
  await expect(page.getByText('Our server cannot be reached')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Downloads',
  );
  await expect(card).toBeVisible();
  await expect(bought.getByText('Downloaded', { exact: true })).toBeVisible();
  const downloads = page.getByRole('region', { name: 'Downloads' });
  await downloads.getByRole('button', { name: `Play ${guide.title}` }).click();
  await page.waitForFunction(
    () => (window.heard.find(({ paused }) => !paused)?.currentTime ?? 0) > 0.5,
  );
});
