import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { e2eServer } from '../../support/server.ts';
import { expect, test } from '../../support/test.ts';

const require = createRequire(import.meta.url);
const redocly = require.resolve('@redocly/cli/bin/cli.js');
const settings = 'tests/e2e/full/judges/redocly.yaml';

/** Returns what @redocly/cli reports; an empty text is the goal. */
async function redoclyFinds(document: string): Promise<string> {
  const lint = promisify(execFile)(
    process.execPath,
    [redocly, 'lint', document, '--config', settings, '--format', 'stylish'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  return lint.then(
    () => '',
    (failed: { stdout: string; stderr: string }) => failed.stdout + failed.stderr,
  );
}

test('@redocly/cli finds nothing in the OpenAPI document', async () => {
  const response = await fetch(`${e2eServer()}/api/docs/json`);
  const file = test.info().outputPath('openapi.json');
  await writeFile(file, await response.text());
  expect(await redoclyFinds(file)).toBe('');
});
