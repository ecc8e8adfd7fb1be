import { axeFinds } from './axe.ts';
import { closeBrowser, visit, type sizes, type Visit } from './browser.ts';
import { comeAs, overflows, readThrough } from './catalogue.ts';
import { freshCustomer } from './customer.ts';
import { everyRoute } from './everyRoute.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

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
];

const looks: [Size, 'light' | 'dark'][] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
];

describe.each(looks)('on a %s, %s', (size, scheme) => {
  it.each(screens)('a visitor finds %s in order', async (address, text) => {
    const { page, problems } = await visit(size, scheme);
    await watchShifts(page);
    await page.goto(address);
    await page.getByText(text).first().waitFor();
    await readThrough(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await shiftsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('a customer finds the home in order', async () => {
    const { page, problems } = await visit(size, scheme);
    await watchShifts(page);
    await comeAs(page, await freshCustomer());
    await page.goto('/user');
    await page.getByRole('region', { name: 'The most popular' }).waitFor();
    await page.getByRole('heading', { name: 'Browse by category' }).waitFor();
    await readThrough(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await shiftsOf(page)).toEqual([]);
    const events = page.getByRole('heading', { name: 'Events', level: 2 });
    expect(await events.isVisible()).toBe(size === 'desktop');
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

type Who = 'visitor' | 'customer';

const people: [Who, Size][] = [
  ['visitor', 'desktop'],
  ['visitor', 'phone'],
  ['customer', 'desktop'],
  ['customer', 'phone'],
];

describe.each(people)('a %s on a %s opens every route of the table', (who, size) => {
  let opened: Visit;
  beforeAll(async () => {
    opened = await visit(size);
    await watchShifts(opened.page);
    if (who === 'customer') await comeAs(opened.page, await freshCustomer());
  });
  afterAll(() => opened.page.context().close());

  it.each(everyRoute)('$at', async ({ at, ...text }) => {
    const { page, problems } = opened;
    problems.length = 0;
    await page.goto(at);
    await page.locator('main').getByText(text[who]).filter({ visible: true }).first().waitFor();
    await readThrough(page);
    expect(await overflows(page)).toBe(false);
    expect(await shiftsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('and no other', async () => {
    const { page, problems } = opened;
    problems.length = 0;
    await page.goto('/no/such/page');
    await page.getByText('This page does not exist.').filter({ visible: true }).waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await shiftsOf(page)).toEqual([]);
    // The page itself is answered so, as search engines want it.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
});
