/**
 * `npm run bench:ui [-- --guides 20000 --rounds 5 --data folder]`: opens category 1 of a large catalogue in Chromium,
 * scrolls it with 'Load More', types into its search, and compares the measurements with the budgets of docs/speed.md.
 * Exits with 1 if one is over. `--data` keeps the large catalogue for the next run.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { requireChromium } from '../../../tools/lib/chromium.ts';
import { ensureApp, ensureServer } from '../../../tools/lib/prepare.ts';
import { ensureTestMedia } from '../../../tools/lib/testMedia.ts';
import { makeCatalogue } from '../lib/makeCatalogue.ts';
import { startServer } from '../../support/server/server.ts';
import { visitCategory } from './categoryVisit.ts';
import { mediansOf, type Measured } from './measured.ts';
import { printTable } from './table.ts';
import { makeBenchFolder } from '../benchFolder.ts';

/** Number of guides of the small page, whose heap is compared with the large one's. */
const SMALL = 100;

const { values } = parseArgs({
  options: {
    guides: { type: 'string', default: '20000' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
});
const large = Number(values.guides);
/** The median counts, so that a visit which another program slowed down does not matter. */
const rounds = Number(values.rounds);

const log = {
  info: (message: string) => console.error(`  ${message}`),
  warn: console.warn,
  error: console.error,
};

async function measure(guides: number, dataDir: string): Promise<Measured> {
  if (!existsSync(dataDir)) {
    console.error(`Making a catalogue of ${guides} guides …`);
    await makeCatalogue({ dataDir, log }, guides);
  }
  const { DIST_DIR } = process.env;
  const server = await startServer({ dataDir, env: DIST_DIR ? { DIST_DIR } : {} });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    // The first visit warms the server, because only the app is measured.
    await visitCategory(browser, server.url);
    const visits: Measured[] = [];
    for (let visit = 0; visit < rounds; visit += 1) {
      visits.push(await visitCategory(browser, server.url));
    }
    return mediansOf(visits);
  } finally {
    await browser.close();
    await server.stop();
  }
}

await ensureTestMedia();
await ensureServer();
await ensureApp();
const folder = await makeBenchFolder();
try {
  const few = await measure(SMALL, join(folder, 'small'));
  const many = await measure(large, resolve(values.data ?? join(folder, 'large')));
  const isWithin = printTable({ small: SMALL, large, few, many });
  if (!isWithin) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
