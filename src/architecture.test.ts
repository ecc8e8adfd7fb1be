import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LegacyESLint } from 'eslint/use-at-your-own-risk';
import { allowed, forbidden, forbiddenByTypes } from './testing/ruleFixtures.ts';

/** Each rule of .eslintrc.cjs refuses what it is for. */
describe('the rules', () => {
  const linter = new LegacyESLint();
  const rulesAgainst = async (code: string, as: string) => {
    const results = await linter.lintText(`${code}\n`, { filePath: as });
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => ruleId ?? message),
    );
  };

  test.each(forbidden)('refuse: $breaks', async ({ code, as, rule }) => {
    expect(await rulesAgainst(code, as)).toEqual([rule]);
  });

  test.each(allowed)('allow what is right in $as', async ({ code, as }) => {
    expect(await rulesAgainst(code, as)).toEqual([]);
  });
});

/** Each rule of .oxlintrc.json refuses what it is for, and nothing else. */
describe('the rules that need types', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cicerone-rules-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(forbiddenByTypes)('refuse: $breaks', ({ code, rule }) => {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    writeFileSync(join(folder, 'fixture.ts'), code);
    const { stdout } = spawnSync(
      'node_modules/.bin/oxlint',
      ['--type-aware', '--format', 'unix', join(folder, 'fixture.ts')],
      { encoding: 'utf8' },
    );
    expect([...stdout.matchAll(/\[Error\/(.+)\]/g)].map(([, found]) => found)).toEqual([rule]);
  });
});
