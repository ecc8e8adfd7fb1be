import { defineConfig } from '@playwright/test';
import { sizes } from './tests/e2e/support/sizes.ts';
import { chromiumFlags, requireTestChromium } from './tools/lib/chromium.ts';

/** End-to-end tests: the built app on the built server, in Chromium. `docs/CONTRIBUTING.md` describes them. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'build/e2e/results',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'build/e2e/report' }]],
  use: {
    // Copies of the document at each step would take a seventh of the time: `--trace on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // It takes the whole app in at each first visit: a quarter of the time. Tests of what it does allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: requireTestChromium(),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/e2e/full/**',
      grepInvert: /@phone-only|@full/,
      use: { viewport: sizes.desktop },
    },
    // Tests tagged @phone run at both sizes, those tagged @phone-only here alone.
    {
      name: 'phone',
      testIgnore: '**/e2e/full/**',
      grep: /@phone(?!-full)/,
      grepInvert: /@full/,
      use: { viewport: sizes.phone },
    },
    // `npm run test:full`: sweeps that set their own sizes, pages in dark, and what is the same on a phone.
    {
      name: 'full',
      testDir: 'tests/e2e/full',
      use: { viewport: sizes.desktop, serviceWorkers: 'allow' },
    },
    {
      name: 'full-desktop',
      testIgnore: '**/e2e/full/**',
      grep: /@full/,
      grepInvert: /@phone-only/,
      use: { viewport: sizes.desktop },
    },
    {
      name: 'full-phone',
      grep: /@phone-full|@phone.* @full/,
      use: { viewport: sizes.phone },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/support/serve.ts',
    // Its address reaches the workers as E2E_SERVER.
    wait: { stdout: /Serving (?<e2e_server>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
