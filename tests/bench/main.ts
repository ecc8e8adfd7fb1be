/**
 * `npm run bench [-- --only ui|lists|api] [--rounds 5] [--http2]`: measures, and compares with the budgets of docs/speed.md.
 * `ui`: the landing page against a static page with the same DOM, and the server's start; `lists`: 20,000 guides
 * (bench:ui); `api`: both databases (bench:api). `--http2`: the first screen alone, through nginx. Exits with 1 if something is over its budget. Times vary: run it on a
 * machine without other work.
 */
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { requireChromium } from '../../tools/lib/chromium.ts';
import { ensureApp, ensureServer } from '../../tools/lib/prepare.ts';
import { ensureTestMedia } from '../../tools/lib/testMedia.ts';
import { run } from '../../tools/lib/run.ts';
import { measureHydration } from './page/hydration.ts';
import { firstScreen } from './page/firstScreen.ts';
import { startBenchServer } from './page/benchServer.ts';
import { starts } from './page/starts.ts';
import { measureWallNumber } from './page/wallNumber.ts';
import { startNginx } from './page/nginxFront.ts';
import { printRows } from './page/table.ts';
import { makeBenchFolder } from './benchFolder.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    http2: { type: 'boolean', default: false },
  },
});

const launch = () =>
  chromium.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      // The front's certificate is its own.
      ...(values.http2 ? ['--ignore-certificate-errors'] : []),
    ],
  });

async function benchPage(): Promise<boolean> {
  await ensureTestMedia();
  await ensureApp();
  await ensureServer();
  const folder = await makeBenchFolder();
  try {
    const { DIST_DIR } = process.env;
    const started = await starts(join(folder, 'data'), DIST_DIR ? { DIST_DIR } : {});
    try {
      const benchServer = await startBenchServer(started.server.url, join(folder, 'react'));
      const front = values.http2
        ? await startNginx(benchServer.url, join(folder, 'nginx'))
        : undefined;
      const rows = await firstScreen(launch, front?.url ?? benchServer.url, Number(values.rounds));
      if (!front) {
        const browser = await launch();
        rows.push(
          ...(await measureHydration(browser, benchServer.url)),
          ...(await measureWallNumber(browser, benchServer.url)),
          ...started.rows,
        );
        await browser.close();
      }
      await front?.stop();
      benchServer.close();
      const load = loadavg()[0] ?? 0;
      console.log(
        `\nThe page, medians of ${values.rounds} rounds; the machine's load is ${load.toFixed(1)}`,
      );
      return printRows(rows);
    } finally {
      await started.server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const script = async (name: string, ...args: string[]): Promise<boolean> =>
  (await run('npm', ['run', '--silent', name, '--', ...args])) === 0;

const parts: Record<string, () => Promise<boolean>> = {
  ui: benchPage,
  lists: () => script('bench:ui', '--rounds', values.rounds),
  api: () => script('bench:api'),
};

const selected = Object.entries(parts).filter(([name]) => (values.only ?? name) === name);
if (selected.length === 0) throw new Error(`--only is one of ${Object.keys(parts).join(', ')}`);
for (const [name, bench] of selected) {
  if (await bench()) continue;
  console.log(`\n${name}: over budget`);
  process.exitCode = 1;
}
