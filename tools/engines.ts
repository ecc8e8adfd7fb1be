/**
 * `npm run e2e:engines`: the core tests in Chromium, Firefox and WebKitGTK (docs/engines.md). `-- firefox` selects an
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

const isInstalled = (name: EngineName) => engines[name].missing().length === 0;
const lacking = asked.filter((name) => !isInstalled(name));
const isOptional = args.includes('--installed');
for (const name of lacking) {
  const { title, missing } = engines[name];
  const what = `${title} needs more programs: sudo apt-get install ${missing().join(' ')}`;
  console.error(isOptional ? `Skipped: ${what}` : what);
}
if (lacking.length > 0 && !isOptional) {
  const others = all.filter(isInstalled);
  if (others.length > 0) console.error(`Installed: npm run e2e:engines -- ${others.join(' ')}`);
  process.exit(1);
}

const chosen = asked.filter(isInstalled);
if (chosen.length > 0) {
  await runSideBySide([buildApp], [buildServer]);
  await runSteps([
    [
      'Core tests',
      'npx',
      'playwright',
      'test',
      '--config',
      'tests/engines/playwright.config.ts',
      ...chosen.map((name) => `--project=${name}`),
      ...rest,
    ],
  ]);
}
