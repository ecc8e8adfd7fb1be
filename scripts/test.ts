import { requireChromium } from './chromium.ts';
import { ensureApp, ensurePictures, ensureServer } from './prepare.ts';
import { runSteps } from './run.ts';
import { checkSteps, journeySteps } from './steps.ts';

// A missing browser is said before the long run, not after it.
process.env.CHROMIUM_PATH = requireChromium();
await ensurePictures();
await ensureApp();
await ensureServer();
await runSteps([...checkSteps, ...journeySteps]);
console.log('\nEverything passed.');
