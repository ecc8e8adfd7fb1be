/**
 * Kills imports at random moments: a shop then shows the old catalogue or the new one, and the next import completes it.
 * `npm test` does a few; with CICERONE_CRASH_ROUNDS it is 20, which must end both ways.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  guideText,
  plainPicture,
  removeFile,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { until } from '../../../tests/support/server/until.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';

const isLong = process.env['CICERONE_CRASH_ROUNDS'] !== undefined;
const ROUNDS = isLong ? 20 : 2;
// Each round kills a process and starts another.
jest.setTimeout(60_000 + ROUNDS * 30_000);

/** What an import reports when only the transaction is left. */
const WRITING = /Writing into the database/;
/** Some moments are after the end of an import, also when the machine is busier than during the measurement. */
const BEYOND_THE_END = 1.6;

const GUIDES = Array.from({ length: 12 }, (_, index) => `town-${index + 10}`);
const STEADY = GUIDES.slice(0, 8);

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
});
afterEach(() => shop.close());

/** Every round has other titles, pictures and guides on sale. */
async function writeRound(folder: string, round: number): Promise<string[]> {
  const steady = STEADY.map((slug) => [slug, `${slug} ${round}`] as const);
  for (const slug of GUIDES.slice(8)) await removeFile(folder, `guides/${slug}`).catch(() => null);
  const changing = GUIDES.slice(8 + (round % 2) * 2, 10 + (round % 2) * 2);
  await writeGuides(folder, [...steady, ...changing.map((slug) => [slug, slug] as const)]);
  for (const [index, [slug, title]] of steady.entries()) {
    await writeFiles(folder, {
      [`guides/${slug}/guide.md`]: guideText(title),
      [`guides/${slug}/cover.png`]: await plainPicture(960, 960, round * 100 + index),
    });
  }
  return [...steady.map(([, title]) => title), ...changing].sort();
}

const titlesAt = async (server: TestServer): Promise<string[]> =>
  [...(await onSaleAt(server)).keys()].sort();

/** Imports the folder; returns how long that took, and how long of it the database was written, in milliseconds. */
async function timeImport({ begin, folder }: CatalogueShop) {
  const started = performance.now();
  const { ended, hasSaid } = begin('import', folder);
  await hasSaid(WRITING);
  const files = performance.now() - started;
  expect((await ended).code).toBe(0);
  return { all: performance.now() - started, writing: performance.now() - started - files };
}

describe('kill -9 in the middle of imports', () => {
  test(`${ROUNDS} times: readers see the old catalogue or the new one`, async () => {
    const { folder } = shop;
    await writeRound(folder, 0);
    await shop.run('import', folder);
    const server = await shop.start();
    // A later import, as those that are killed: the first one also makes the database.
    let before = await writeRound(folder, ROUNDS + 1);
    const took = await timeImport(shop);
    const outcomes: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const after = await writeRound(folder, round);
      const { child, ended, hasSaid } = shop.begin('import', folder);
      // From the beginning to the end, and every second time within what the transaction takes.
      const share = ((round - Math.random()) / ROUNDS) * BEYOND_THE_END;
      const isLate = round % 2 === 0;
      const killed = (isLate ? hasSaid(WRITING) : Promise.resolve())
        .then(() => sleep(share * (isLate ? took.writing : took.all)))
        .then(() => child.kill('SIGKILL'));
      const allowed = [before.join(), after.join()];
      while (child.exitCode === null && child.signalCode === null) {
        expect(allowed).toContain((await titlesAt(server)).join());
      }
      await ended;
      await killed;
      const diff = await shop.run('diff', folder);
      const outcome = diff.includes('The shop has this catalogue.') ? 'new' : 'old';
      const shown = outcome === 'new' ? after : before;
      await until(async () => (await titlesAt(server)).join() === shown.join());
      outcomes.push(outcome);
      before = shown;
    }
    if (isLong) {
      process.stderr.write(`${ROUNDS} kills of an import: ${outcomes.join(' ')}\n`);
      expect(new Set(outcomes)).toEqual(new Set(['old', 'new']));
    }
    const titles = await writeRound(folder, ROUNDS + 2);
    await shop.run('import', folder);
    await until(async () => (await titlesAt(server)).join() === titles.join());
  });
});
