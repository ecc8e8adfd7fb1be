/** `npm run test:full`: what `npm test` leaves out (docs/CONTRIBUTING.md says when to run it). */
import { requireTestChromium } from './lib/chromium.ts';
import { runSideBySide, runSteps } from './lib/run.ts';
import { buildApp, buildServer, fullSteps } from './lib/steps.ts';

requireTestChromium();
await runSideBySide([buildApp], [buildServer]);
await runSteps(fullSteps);
console.log('\nEverything passed.');
