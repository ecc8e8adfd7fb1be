/** `npm run e2e`: runs the end-to-end tests; arguments are passed to Playwright (`npm run e2e -- cart --headed`). */
import { requireTestChromium } from './lib/chromium.ts';
import { runSideBySide, runSteps } from './lib/run.ts';
import { buildApp, buildServer, endToEnd } from './lib/steps.ts';

requireTestChromium();
await runSideBySide([buildApp], [buildServer]);
await runSteps([[...endToEnd, ...process.argv.slice(2)]]);
