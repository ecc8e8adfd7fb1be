/** `npm run e2e`: the end-to-end tests alone; arguments go to Playwright (`npm run e2e -- cart --headed`). */
import { requireTestChromium } from './lib/chromium.ts';
import { runSideBySide, runSteps } from './lib/run.ts';
import { buildApp, buildServer, endToEnd } from './lib/steps.ts';

requireTestChromium();
await runSideBySide([buildApp], [buildServer]);
await runSteps([[...endToEnd, ...process.argv.slice(2)]]);
