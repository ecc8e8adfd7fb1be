import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { TestCustomer } from '../../support/customers/customer.ts';
import { guideFor } from '../../support/customers/shop.ts';
import { buttonOf, download, openOwnGuide } from '../support/actions/offline.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What the server has of each track, in the order of listening. */
async function tracksOf(customer: TestCustomer, guideId: number): Promise<Buffer[]> {
  const { audio_content } = await guideFor(customer, guideId);
  return Promise.all(
    audio_content.map(async ({ file_mp3 }) => {
      const response = await fetch(`${e2eServer()}/storage/${file_mp3}`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
}

/** An owner's downloaded guide, and no network: the saved files are the downloaded ones. */
async function openDownloaded(page: Page, customer: TestCustomer) {
  const { id } = await openOwnGuide(page, customer);
  const tracks = await tracksOf(customer, id);
  await download(page);
  await page.context().setOffline(true);
  const save = async () => {
    await buttonOf(page, 'Downloaded').click();
    await page.getByRole('menuitem', { name: 'Save to disk' }).click();
    await expect(page.getByText(`Your browser saves ${tracks.length} files.`)).toBeVisible();
  };
  return { save, tracks };
}

test('the tracks are saved through the browser, each complete and under its own name', async ({
  page,
  customer,
}) => {
  const { save, tracks } = await openDownloaded(page, customer);
  // As in browsers that ask for no folder.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  const saved: Download[] = [];
  page.on('download', (each) => saved.push(each));
  await save();
  await expect.poll(() => saved.length).toBe(tracks.length);
  const files = await Promise.all(saved.map(async (each) => readFile(await each.path())));
  expect(files.map((file, index) => file.equals(tracks[index] ?? Buffer.alloc(0)))).toEqual(
    tracks.map(() => true),
  );
  const names = saved.map((each) => each.suggestedFilename());
  expect(names.every((name) => / \d+ .+\.mp3$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(tracks.length);
});

test('the tracks are written into the folder that was chosen', async ({ page, customer }) => {
  const { save, tracks } = await openDownloaded(page, customer);
  await page.evaluate(() => {
    // A folder of the browser's own instead of a dialog of the system's; handles are the same.
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await save();
  const sizes = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const found: [string, number][] = [];
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind !== 'file') continue;
      const file = await (handle as FileSystemFileHandle).getFile();
      found.push([name, file.size]);
    }
    return found.sort(([one], [other]) => one.localeCompare(other)).map(([, size]) => size);
  });
  expect(sizes).toEqual(tracks.map(({ length }) => length));
});
