/**
 * Large catalogues: guides with covers, and 20,000 guides with 100,000 tracks. CICERONE_LARGE is the number of the
 * first: `npm run test:full` takes 500, docs/speed.md has the figures of 5,000.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure as measureReads } from '../../../tests/bench/api/measure.ts';
import { catalogueReads } from '../../../tests/bench/api/reads.ts';
import {
  guideText,
  plainPicture,
  silence,
  townsCategory,
  writeFiles,
} from '../../../tests/support/catalogue/folder.ts';
import { guideRow } from '../../../tests/support/catalogue/guideRow.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { callerOf } from '../../../tests/support/customers/customer.ts';
import { guidesFor } from '../../../tests/support/customers/shop.ts';
import { composeGuides } from '../../seed/expand.ts';

// Removing half a million files takes a minute.
jest.setTimeout(5 * 60_000);

const IMPORT_LIMIT_MS = 10 * 60_000;
const SECOND_LIMIT_MS = 10_000;
const TRACKS = ['01', '02', '03', '04', '05'];
/** `npm run bench:api` measures with more, and compares with the budgets. */
const ONE_READER = { seconds: 2, connections: 1 };
const NOTHING_CHANGED = '0 added, 0 changed, 0 taken off sale';

const COVERED = Number(process.env['CICERONE_LARGE'] ?? 0);
const largeTest = COVERED > 0 ? test : test.skip;

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
});
afterEach(() => shop.close());

/** As in `npm run seed`, so that a search finds what it finds in `npm run bench:api`. */
const titles = composeGuides([guideRow('siena')], 1, 20_000).map(({ title }) => title);

function writeGuide(index: number, cover: Buffer): void {
  const at = join(shop.folder, `guides/guide-${index}`);
  const text = guideText(titles[index] ?? '', { tracks: TRACKS });
  // Synchronously: a hundred thousand promises of files take a minute.
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'guide.md'), text);
  writeFileSync(join(at, 'cover.png'), cover);
  for (const [place, track] of TRACKS.entries()) {
    writeFileSync(join(at, `${track}.mp3`), silence(2, index * TRACKS.length + place));
  }
}

async function writeCatalogue(
  guides: number,
  coverOf: (index: number) => Buffer | Promise<Buffer>,
): Promise<void> {
  await writeFiles(shop.folder, townsCategory);
  for (let index = 0; index < guides; index += 1) writeGuide(index, await coverOf(index));
}

/** Returns one hash of all names and contents below a folder. */
function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Highest memory of a process so far, in megabytes; 0 where the system does not say. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Runs a command, and adds its time and memory to the figures that are printed. */
async function measure(figures: string[], ...args: string[]) {
  const began = performance.now();
  const { child, ended } = shop.begin(...args);
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), 200);
  const { code, said } = await ended.finally(() => clearInterval(timer));
  const ms = performance.now() - began;
  figures.push(`${args[0]} ${(ms / 1000).toFixed(1)} s, ${memory} MB`);
  expect([code, said]).toEqual([0, expect.any(String)]);
  return { said, ms };
}

async function importTwice(figures: string[], added: string) {
  const first = await measure(figures, 'import', shop.folder);
  expect(first.said).toContain(added);
  const second = await measure(figures, 'import', shop.folder);
  expect(second.said).toContain(NOTHING_CHANGED);
  return { first, second };
}

async function exportTwice(figures: string[]): Promise<void> {
  const [one, two] = [join(shop.parent, 'one'), join(shop.parent, 'two')];
  await measure(figures, 'export', one);
  const again = await measure(figures, 'import', one);
  expect(again.said).toContain(NOTHING_CHANGED);
  await shop.run('export', two);
  expect(digestOf(two)).toBe(digestOf(one));
}

const print = (title: string, figures: string[]) =>
  process.stderr.write(`${title}: ${figures.join('; ')}\n`);

largeTest(
  `${COVERED} guides with covers are imported within 10 minutes, again within 10 s, and exported byte for byte`,
  async () => {
    const figures: string[] = [];
    await writeCatalogue(COVERED, (index) => plainPicture(960, 960, index));
    const { first, second } = await importTwice(figures, `${COVERED + 1} added`);
    await exportTwice(figures);
    print(`${COVERED} guides with covers`, figures);
    expect((await onSaleAt(await shop.start())).size).toBe(COVERED);
    expect(first.ms).toBeLessThan(IMPORT_LIMIT_MS);
    expect(second.ms).toBeLessThan(SECOND_LIMIT_MS);
  },
  30 * 60_000,
);

largeTest(
  '20,000 guides with one cover and 100,000 tracks are checked, imported and exported',
  async () => {
    const figures: string[] = [];
    const cover = await plainPicture(960, 960);
    await writeCatalogue(20_000, () => cover);
    await measure(figures, 'check', shop.folder);
    await importTwice(figures, '20001 added');
    await exportTwice(figures);
    print('20,000 guides', figures);
    const { url, pid } = await shop.start();
    expect((await guidesFor(callerOf(undefined, url))).length).toBe(20_000);
    const times: string[] = [];
    // These recordings say nothing.
    const reads = (await catalogueReads(url)).filter(({ calls }) => calls.length > 0);
    for (const read of reads) {
      const { name, p50, p99, failed } = await measureReads(
        { urls: [url], pids: [pid] },
        read,
        ONE_READER,
      );
      times.push(`${name} ${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms`);
      expect([name, failed]).toEqual([name, 0]);
    }
    print('p50 and p99 of reads', times);
  },
  40 * 60_000,
);
