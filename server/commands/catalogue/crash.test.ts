/**
 * Kills imports at random moments: a shop then shows the old catalogue or the new one, and the next import completes it.
 * CICERONE_CRASH_ROUNDS says how often; the suite does a few.
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
import { describeServer, onPostgres } from '../../../tests/support/server/client.ts';
import { until } from '../../../tests/support/server/until.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';

const ROUNDS = Number(process.env['CICERONE_CRASH_ROUNDS'] ?? 2);
jest.setTimeout(60_000 + ROUNDS * 30_000);

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

describeServer('kill -9 in the middle of imports', () => {
  test(`${ROUNDS} times: readers see the old catalogue or the new one`, async () => {
    const { folder } = shop;
    let before = await writeRound(folder, 0);
    await shop.run('import', folder);
    // The embedded database belongs to one process: its readers come after the kill.
    const reader = onPostgres() ? await shop.start() : undefined;
    let took = 4_000;
    const outcomes: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const after = await writeRound(folder, round);
      const { child, ended } = shop.begin('import', folder);
      const killed = sleep(Math.random() * took).then(() => child.kill('SIGKILL'));
      const allowed = [before.join(), after.join()];
      while (reader && child.exitCode === null && child.signalCode === null) {
        expect(allowed).toContain((await titlesAt(reader)).join());
      }
      await ended;
      await killed;
      const server = reader ?? (await shop.start());
      const seen = (await titlesAt(server)).join();
      expect(allowed).toContain(seen);
      outcomes.push(seen === allowed[1] ? 'new' : 'old');
      if (!reader) await server.stop();
      const began = Date.now();
      await shop.run('import', folder);
      took = Math.max(1_500, Date.now() - began);
      before = after;
    }
    if (process.env['CICERONE_CRASH_ROUNDS']) {
      process.stderr.write(`${ROUNDS} kills of an import: ${outcomes.join(' ')}\n`);
    }
    const last = reader ?? (await shop.start());
    await until(async () => (await titlesAt(last)).join() === before.join());
  });
});
