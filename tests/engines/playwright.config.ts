import { defineConfig } from '@playwright/test';
import type { EngineName } from './engines.ts';

const names: EngineName[] = ['chromium', 'firefox', 'webkit'];

/** `npm run e2e:engines`: the core tests in three browser engines (docs/engines.md). */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'core',
  outputDir: '../../build/engines',
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: names.map((engineName) => ({ name: engineName, use: { engineName } })),
});
