/** `npm test`: all checks and tests that must pass before a change is pushed. */
import { requireTestChromium } from './lib/chromium.ts';
import { runSideBySide, runSteps } from './lib/run.ts';
import {
  buildApp,
  buildServer,
  endToEnd,
  jestOnce,
  lint,
  quickChecks,
  sizes,
} from './lib/steps.ts';

// Reports a missing browser before the long run.
requireTestChromium();
await runSideBySide([buildApp, sizes, ...quickChecks], [buildServer, lint]);
await runSteps([jestOnce, endToEnd]);
console.log('\nEverything passed.');
