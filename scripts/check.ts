import { ensurePictures } from './prepare.ts';
import { runSteps } from './run.ts';
import { checkSteps } from './steps.ts';

await ensurePictures();
await runSteps(checkSteps);
