/** `npm test`: everything that must hold before a change lands. */
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

// A missing browser is reported before the long run, not after it.
requireTestChromium();
await runSideBySide([buildApp, sizes, ...quickChecks], [buildServer, lint]);
await runSteps([jestOnce, endToEnd]);
console.log('\nEverything passed.');
