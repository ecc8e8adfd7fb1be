/** `npm run check`: `npm test` without a browser. */
import { runSideBySide, runSteps } from './run.ts';
import { buildServer, jestOnce, lint, quickChecks } from './steps.ts';

await runSideBySide([...quickChecks], [buildServer, lint]);
await runSteps([jestOnce]);
