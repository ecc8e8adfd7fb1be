import { axeFinds } from './axe.ts';
import { closeBrowser, visit, type sizes } from './browser.ts';
import { countShifts, overflows, readThrough } from './catalogue.ts';
import { freshCustomer } from './customer.ts';

afterAll(closeBrowser);

type Size = keyof typeof sizes;

/** Every screen to browse, and what says that it is there. */
const screens: [address: string, text: string | RegExp][] = [
  ['/audio-guide-by-category/1', /^12 of \d+ guides$/],
  ['/audio-guide-by-category/3', /^\d+ of \d+ guides$/],
  ['/person', /^12 of \d+$/],
  ['/person/1', 'Others like'],
  ['/objects', /^12 of \d+$/],
  ['/objects/1', 'You might also like'],
  ['/locations', /^12 of \d+$/],
  ['/locations/1', 'Collections'],
  ['/locations/1?Tab=WhatsOn', 'Featured'],
  ['/locations/1?Tab=Visit', 'Opening hours'],
  ['/events', 'In Development Mode'],
  ['/no/such/page', 'This page does not exist.'],
];

const looks: [Size, 'light' | 'dark'][] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
];

describe.each(looks)('on a %s, %s', (size, scheme) => {
  it.each(screens)('a visitor finds %s in order', async (address, text) => {
    const { page, problems } = await visit(size, scheme);
    await countShifts(page);
    await page.goto(address);
    await page.getByText(text).first().waitFor();
    await readThrough(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('a customer finds the home in order', async () => {
    const customer = await freshCustomer();
    const { page, problems } = await visit(size, scheme);
    await countShifts(page);
    await page.addInitScript((token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('auth', 'true');
    }, customer.token);
    await page.goto('/user');
    await page.getByRole('region', { name: 'The most popular' }).waitFor();
    await page.getByRole('heading', { name: 'Browse by category' }).waitFor();
    await readThrough(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
    const events = page.getByRole('heading', { name: 'Events', level: 2 });
    expect(await events.isVisible()).toBe(size === 'desktop');
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
