import type { Page } from 'playwright-core';
import { closeBrowser, visit, type sizes } from './browser.ts';
import { comeAs } from './catalogue.ts';
import { freshCustomer } from './customer.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

afterAll(closeBrowser);

/** What comes from the server comes late, and in another order than it was asked for. */
async function answerSlowly(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/(api|storage|fake-api)\//, async (route) => {
    asked += 1;
    const milliseconds = 100 + ((asked * 389) % 700);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may be gone meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** As somebody who holds the End key down: what is at the page's end is looked at all the time. */
const stayAtTheEnd = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const scroll = () => {
      window.scrollTo({ top: document.documentElement?.scrollHeight, behavior: 'instant' });
      requestAnimationFrame(scroll);
    };
    requestAnimationFrame(scroll);
  });

/** Behind a question mark the server leaves the page to the browser. */
const screens: [address: string, lastRow: string][] = [
  ['/?drawn', 'Domande frequenti'],
  ['/audio-guide-by-category/1?drawn', 'Load More'],
  ['/audio-guide/1?drawn', 'Domande frequenti'],
  ['/person/1?drawn', 'Others like'],
  ['/objects/1?drawn', 'You might also like'],
  ['/user', 'Browse by category'],
  ['/user/library', 'Your wish list is empty'],
];

const onAPhone = screens.filter(([address]) => /^.(person|user$)/.test(address));

const looks: [size: keyof typeof sizes, seen: typeof screens][] = [
  ['desktop', screens],
  ['phone', onAPhone],
];

describe.each(looks)('on a %s', (size, seen) => {
  it.each(seen)('%s moves nothing while it comes in', async (address, lastRow) => {
    const { page, problems } = await visit(size);
    if (address.startsWith('/user')) await comeAs(page, await freshCustomer());
    await watchShifts(page);
    await answerSlowly(page);
    await stayAtTheEnd(page);
    await page.goto(address);
    await page.getByText(lastRow).first().waitFor();
    // It comes with the last of what is above it.
    await page.getByRole('contentinfo').waitFor();
    expect(await shiftsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
