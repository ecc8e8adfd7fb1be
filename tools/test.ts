/** `npm test`: all checks and tests that must pass before a change is pushed. */
import { requireTestChromium } from './lib/chromium.ts';
import { runSideBySide, runSteps, runWithFillers } from './lib/run.ts';
import {
  buildApp,
  buildServer,
  endToEnd,
  format,
  jestOnce,
  lint,
  quickChecks,
  sizes,
} from './lib/steps.ts';

// Reports a missing browser before the long run.
requireTestChromium();
await runSideBySide([buildApp, sizes], [...quickChecks, buildServer]);
await runSteps([jestOnce]);
// Browsers leave a quarter of two cores idle, which is what the linters need.
await runWithFillers(endToEnd, [lint, format]);
console.log('\nEverything passed.');
