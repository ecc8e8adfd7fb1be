/**
 * Takes screenshots of every route and state (tests/e2e/visual/scenes.ts) at both sizes and in both schemes into
 * ./screenshots. Arguments select: `npm run screenshots -- phone dark guide cart`.
 */
import { chromium } from '@playwright/test';
import { makePeople } from '../tests/e2e/visual/people.ts';
import { scenes } from '../tests/e2e/visual/scenes.ts';
import { sizes } from '../tests/e2e/support/sizes.ts';
import { startServer } from '../tests/support/server/server.ts';
import { chromiumFlags, requireChromium } from './lib/chromium.ts';
import { ensureApp, ensureServer } from './lib/prepare.ts';
import { ensureTestMedia } from './lib/testMedia.ts';
import { photograph, type Round } from './screenshots/photograph.ts';

const folder = process.env.SCREENSHOTS_DIR || 'screenshots';
const words = process.argv.slice(2);
const selected = <Name extends string>(...names: Name[]): Name[] => {
  const named = names.filter((name) => words.includes(name));
  return named.length > 0 ? named : names;
};
const rounds: Round[] = selected('desktop', 'phone').flatMap((size) =>
  selected('light', 'dark').map((scheme) => ({ size, scheme })),
);
const beginnings = words.filter((word) => !/^(desktop|phone|light|dark)$/.test(word));
const chosen = scenes.filter(
  ({ name }) => beginnings.length === 0 || beginnings.some((word) => name.startsWith(word)),
);

const executablePath = requireChromium();
// A server that is already running has its own build of the app.
const running = process.env.E2E_SERVER;
let server: { url: string; stop: () => Promise<void> } | undefined;
if (!running) {
  await ensureTestMedia();
  await ensureApp();
  await ensureServer();
  server = await startServer();
  process.env.E2E_SERVER = server.url;
}
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const people = await makePeople(process.env.E2E_SERVER);
  const failed: string[] = [];
  for (const round of rounds) {
    console.log(`── ${sizes[round.size].width} px, ${round.scheme}`);
    failed.push(...(await photograph(browser, chosen, people, round, folder)));
  }
  console.log(`\n${chosen.length} scenes, ${rounds.length} pictures of each: ${folder}/`);
  if (failed.length > 0) console.error(`Not reached:\n${failed.join('\n')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server?.stop();
}
