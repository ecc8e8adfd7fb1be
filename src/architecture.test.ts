import { LegacyESLint } from 'eslint/use-at-your-own-risk';
import { allowed, forbidden } from './testing/ruleFixtures.ts';

/** Each rule of .eslintrc.cjs refuses what it is for. */
describe('the rules', () => {
  // Rules that use the type checker are not tested here, because starting it takes six seconds.
  const linter = new LegacyESLint({
    overrideConfig: {
      overrides: [
        {
          files: ['**/*.{ts,tsx}'],
          parserOptions: { project: null },
          rules: {
            '@typescript-eslint/no-floating-promises': 'off',
            '@typescript-eslint/no-misused-promises': 'off',
            '@typescript-eslint/switch-exhaustiveness-check': 'off',
          },
        },
      ],
    },
  });
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
