/**
 * `npm run e2e:engines`: the core tests in Chromium, Firefox and WebKitGTK (docs/decisions/040-browser-engines.md). `-- firefox` selects an
 * engine; other arguments go to Playwright's test runner. With `--installed` engines that are not installed are skipped.
 */
import { engines, type EngineName } from '../tests/engines/engines.ts';
import { runSideBySide, runSteps } from './lib/run.ts';
import { buildApp, buildServer } from './lib/steps.ts';

const isEngine = (name: string): name is EngineName => name in engines;
const all = Object.keys(engines).filter(isEngine);

const args = process.argv.slice(2);
const named = args.filter(isEngine);
const asked = named.length > 0 ? named : all;
const rest = args.filter((arg) => !isEngine(arg) && arg !== '--installed');

const lacking = asked.filter((name) => engines[name].missing().length > 0);
for (const name of lacking) {
  const { title, missing } = engines[name];
  console.error(`${title} needs more programs: sudo apt-get install ${missing().join(' ')}`);
}
if (lacking.length > 0 && !args.includes('--installed')) {
  const others = all.filter((name) => !lacking.includes(name));
  if (others.length > 0) console.error(`Without it: npm run e2e:engines -- ${others.join(' ')}`);
  process.exit(1);
}
for (const name of lacking) console.log(`Skipped: ${engines[name].title}`);

const chosen = asked.filter((name) => !lacking.includes(name));
if (chosen.length > 0) {
  await runSideBySide([buildApp], [buildServer]);
  await runSteps([
    [
      'Core tests',
      ...['npx', 'playwright', 'test', '--config', 'tests/engines/playwright.config.ts'],
      ...chosen.map((name) => `--project=${name}`),
      ...rest,
    ],
  ]);
}
