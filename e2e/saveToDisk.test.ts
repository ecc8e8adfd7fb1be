import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { guideFor } from '../server/test/shop.ts';
import { closeBrowser } from './browser.ts';
import { buttonOf, download, onGuidePage, owner, type Owner } from './offline.ts';

afterAll(closeBrowser);

/** What the server has of each track, in the order of listening. */
async function tracksOf({ customer, guide }: Owner): Promise<Buffer[]> {
  const { audio_content } = await guideFor(customer, guide.id);
  return Promise.all(
    audio_content.map(async ({ file_mp3 }) => {
      const answer = await fetch(`${process.env.CICERONE_E2E_SERVER}/storage/${file_mp3}`);
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
}

/** An owner's downloaded guide, and no network: what is handed over is what lies here. */
async function openDownloaded() {
  const who = await owner();
  const tracks = await tracksOf(who);
  const { page } = await onGuidePage(who);
  await download(page);
  await page.context().setOffline(true);
  const save = async () => {
    await buttonOf(page, 'Downloaded').click();
    await page.getByRole('menuitem', { name: 'Save to disk' }).click();
    await page.getByText(`${tracks.length} files were handed over.`).waitFor();
  };
  return { page, save, tracks };
}

/** Issue 6: "'Save to disk' hands the files over". */
it('hands the tracks to the browser, each whole and under a name of its own', async () => {
  const { page, save, tracks } = await openDownloaded();
  // As in browsers that ask for no folder.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  const saved: Download[] = [];
  page.on('download', (each) => saved.push(each));
  await save();
  const files = await Promise.all(saved.map(async (each) => readFile(await each.path())));
  expect(files.map((file, index) => file.equals(tracks[index] ?? Buffer.alloc(0)))).toEqual(
    tracks.map(() => true),
  );
  const names = saved.map((each) => each.suggestedFilename());
  expect(names.every((name) => / \d+ .+\.mp3$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(tracks.length);
  await page.context().close();
});

it('writes them into the folder that was chosen', async () => {
  const { page, save, tracks } = await openDownloaded();
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
  await page.context().close();
});
