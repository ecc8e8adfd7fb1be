/** `npm run check`: `npm test` without a browser. */
import { runSideBySide, runSteps } from './lib/run.ts';
import { buildServer, format, jestOnce, lint, quickChecks } from './lib/steps.ts';

await runSideBySide([lint], [...quickChecks, format, buildServer]);
await runSteps([jestOnce]);
