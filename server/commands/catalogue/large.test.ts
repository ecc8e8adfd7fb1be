/** Imports a catalogue of 5,000 guides, and the same one again. The test may take 15 minutes. */
import { join } from 'node:path';
import {
  guideText,
  plainPicture,
  silence,
  townsCategory,
  writeFiles,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt } from '../../../tests/support/catalogue/shop.ts';

const GUIDES = 5_000;
const IMPORT_LIMIT_MS = 10 * 60_000;
const SECOND_LIMIT_MS = 10_000;
const TRACKS = ['01', '02', '03', '04', '05'];

/** `npm run test:full` sets it. */
const largeTest = process.env['CICERONE_LARGE'] ? test : test.skip;

async function writeGuide(folder: string, index: number): Promise<void> {
  const at = `guides/guide-${index}`;
  const recordings = TRACKS.map((track, place) => [
    `${at}/${track}.mp3`,
    silence(2, index * TRACKS.length + place),
  ]);
  await writeFiles(folder, {
    [`${at}/guide.md`]: guideText(`Guide ${index}`, { tracks: TRACKS }),
    [`${at}/cover.png`]: await plainPicture(960, 960, index),
    ...Object.fromEntries(recordings),
  });
}

largeTest(
  `${GUIDES} guides are imported within 10 minutes, again within 10 s, and exported`,
  async () => {
    const shop = await makeShop();
    const time = async (...args: string[]) => {
      const began = performance.now();
      const said = await shop.run(...args);
      return { said, ms: performance.now() - began };
    };
    try {
      const { folder } = shop;
      await writeFiles(folder, townsCategory);
      for (let index = 0; index < GUIDES; index += 1) await writeGuide(folder, index);
      const first = await time('import', folder);
      expect(first.said).toContain(`${GUIDES + 1} added`);
      const second = await time('import', folder);
      expect(second.said).toContain('0 added, 0 changed, 0 taken off sale');
      const out = await time('export', join(shop.parent, 'exported'));
      const third = await time('import', join(shop.parent, 'exported'));
      expect(third.said).toContain('0 added, 0 changed, 0 taken off sale');
      const seconds = [first, second, out, third].map(({ ms }) => (ms / 1000).toFixed(1));
      process.stderr.write(
        `${GUIDES} guides: import, again, export, import: ${seconds.join(', ')} s\n`,
      );
      expect((await onSaleAt(await shop.start())).size).toBe(GUIDES);
      expect(first.ms).toBeLessThan(IMPORT_LIMIT_MS);
      expect(second.ms).toBeLessThan(SECOND_LIMIT_MS);
    } finally {
      await shop.close();
    }
  },
  25 * 60_000,
);
