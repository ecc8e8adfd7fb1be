import { requireChromium } from './chromium.ts';
import { ensureApp, ensurePictures, ensureServer } from './prepare.ts';
import { runSteps } from './run.ts';
import { journeySteps } from './steps.ts';

process.env.CHROMIUM_PATH = requireChromium();
await ensurePictures();
await ensureApp();
await ensureServer();
await runSteps(journeySteps);
