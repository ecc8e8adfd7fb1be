/** `npm run check`: `npm test` without a browser. */
import { runSideBySide, runSteps } from './lib/run.ts';
import { buildServer, jestOnce, lint, quickChecks } from './lib/steps.ts';

await runSideBySide([...quickChecks], [buildServer, lint]);
await runSteps([jestOnce]);
