import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { isInteractive } from '../../e2e/support/hydration.ts';
import type { EnginePage, Key } from '../drivers/engine.ts';
import { defineFind, elementOf, lookAt, selectText, type Look } from './inPage.ts';
import { described, toSteps, type Target } from './target.ts';

const program = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A page as its user sees and handles it. Everything waits until it is possible, as users do. */
export class Tab {
  constructor(
    private readonly page: EnginePage,
    private readonly server: () => string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.open(this.server() + path);
    await this.hydrates();
  }

  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.page.evaluate(script, ...args);
  }

  async click(target: Target): Promise<void> {
    await this.hydrates();
    let before: string | undefined;
    await expect(async () => {
      const { at } = await this.look(target, true);
      const isStill = at !== undefined && at === before;
      before = at;
      expect(isStill, `${described(target)} can be clicked`).toBe(true);
      await this.page.clickElement(elementOf, toSteps(target));
    }).toPass({ intervals: [50, 100, 200] });
  }

  /** Replaces the text of a field. */
  async fill(target: Target, words: string): Promise<void> {
    await this.click(target);
    await this.page.evaluate(selectText);
    await this.page.type(words);
  }

  type(words: string): Promise<void> {
    return this.page.type(words);
  }

  press(key: Key): Promise<void> {
    return this.page.press(key);
  }

  async sees(target: Target, timeout?: number): Promise<void> {
    const count = async () => (await this.look(target)).count;
    await expect.poll(count, { message: described(target), timeout }).toBeGreaterThan(0);
  }

  async lacks(target: Target): Promise<void> {
    const count = async () => (await this.look(target)).count;
    await expect.poll(count, { message: `no ${described(target)}` }).toBe(0);
  }

  /** Returns the text of the first such element, or the value of a field. */
  async read(target: Target): Promise<string> {
    await this.sees(target);
    return (await this.look(target)).text;
  }

  async isAt(path: string | RegExp): Promise<void> {
    const here = () =>
      this.page.evaluate(() => location.pathname + location.search).catch(() => '');
    await expect.poll(here, { message: 'address' }).toMatch(path);
  }

  close(): Promise<void> {
    return this.page.close();
  }

  private async hydrates(): Promise<void> {
    await expect.poll(() => this.page.evaluate(isInteractive).catch(() => false)).toBe(true);
  }

  /** While a page is replaced by the next one, it shows nothing. */
  private async look(target: Target, shouldScroll = false): Promise<Look> {
    const nothing: Look = { count: 0, text: '' };
    const look = () => this.page.evaluate(lookAt, toSteps(target), shouldScroll);
    try {
      const seen = await look();
      if (seen) return seen;
      await this.page.runProgram(program);
      await this.page.evaluate(defineFind);
      return (await look()) ?? nothing;
    } catch {
      return nothing;
    }
  }
}
