/**
 * `npm run bench:words`: measures 'Read along' in Chromium with the bundled recordings, and compares with the budgets of
 * docs/speed.md. Takes two minutes, because it listens. Exits with 1 if something is over its budget.
 */
import { chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../../tools/lib/chromium.ts';
import { ensureApp, ensureServer } from '../../../tools/lib/prepare.ts';
import { ensureTestMedia } from '../../../tools/lib/testMedia.ts';
import { startServer } from '../../support/server/server.ts';
import { printRows } from '../page/table.ts';
import { measureWords } from './readAlong.ts';

await ensureTestMedia();
await ensureServer();
await ensureApp();
const server = await startServer();
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
try {
  if (!printRows(await measureWords(browser, server.url))) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
