/** `npm test`: all checks and tests that must pass before a change is pushed. */
import { requireTestChromium } from './lib/chromium.ts';
import { runSideBySide, runSteps } from './lib/run.ts';
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
// Each list takes about as long as the other.
await runSideBySide([lint], [...quickChecks, buildApp, sizes, buildServer, format]);
await runSteps([jestOnce, endToEnd]);
console.log('\nEverything passed.');
