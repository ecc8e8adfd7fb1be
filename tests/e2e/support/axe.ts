import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
  }
}

/**
 * Returns axe's violations below a selector, one text for each; an empty list is the goal. `but` has rules to leave
 * out. The page's policy allows no other script element, so axe is loaded as an expression of the debugger.
 */
export async function axeFinds(
  page: Page,
  selector = 'html',
  but: readonly string[] = [],
): Promise<string[]> {
  // A text that is fading in has a lower contrast for a moment. Toasts have a clock that runs for seconds.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || Number(endTime) > 1000;
    }),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate(
    ([context, others]) =>
      window.axe.run(context, {
        rules: { 'target-size': { enabled: true }, ...others },
        resultTypes: ['violations'],
      }),
    [selector, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
