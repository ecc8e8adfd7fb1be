import { axeFinds } from './axe.ts';
import { closeBrowser, visit } from './browser.ts';
import { ideas, openLanding, readThrough } from './landing.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

afterAll(closeBrowser);

const titles = [
  'Full of great ideas',
  'Discover the Audio Guide most loved by our users this month',
  'I nostri prodotti',
  '+10.000 5-star reviews',
  'Google Reviews',
  'Full of great stories, told where they happened',
  'Perché scegliere Cicerone',
  'A companion who knows the story, and when to be silent',
  'Una guida che conosce la strada, e il tuo passo',
  'Domande frequenti',
  'Walk in with someone who knows the story',
];

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it.each(['light', 'dark'] as const)(
    'in %s: the order, nothing moves, axe is content',
    async (scheme) => {
      const { page, problems } = await visit(size, scheme);
      await watchShifts(page);
      await openLanding(page);
      // What is far below has not been asked for.
      expect(await page.locator('iframe').count()).toBe(0);
      await readThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
      const headings = await page.getByRole('main').locator('h1, h2').allTextContents();
      expect(headings.map((text) => text.replace(/\s+/g, ' '))).toEqual(titles);
      await page
        .frameLocator('iframe[title="Google Reviews"]')
        .getByRole('heading', { name: 'No reviews are connected yet' })
        .waitFor();
      expect(await axeFinds(page, 'main')).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});

it('a jump to the end moves nothing either', async () => {
  const { page } = await visit('phone');
  await openLanding(page);
  await watchShifts(page);
  await page.reload();
  await ideas(page).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: 'See the plans' }).waitFor();
  expect(await shiftsOf(page)).toEqual([]);
});

it('from 360 to 1920 pixels nothing is wider than the screen', async () => {
  const { page } = await visit();
  await openLanding(page);
  await readThrough(page);
  for (const width of [360, 390, 600, 768, 900, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // The body cuts off what is too wide: each section is asked itself.
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll('main section, main section > div')]
        .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
        .map(({ id, className }) => id || className),
    );
    expect([width, tooWide]).toEqual([width, []]);
  }
});

it.each(['about', 'faq'])('#%s leads to its section, also from another page', async (id) => {
  const { page } = await visit('phone');
  const top = () =>
    page.evaluate((anchor) => document.getElementById(anchor)?.getBoundingClientRect().top, id);
  await page.goto(`/#${id}`);
  await page.locator(`#${id} h2`).waitFor();
  await page.waitForFunction((anchor) => document.activeElement?.id === anchor, id);
  await page.locator('#hero h2').waitFor();
  // Below the header, wherever what came above has pushed it.
  await page.waitForFunction((anchor) => {
    const box = document.getElementById(anchor)?.getBoundingClientRect();
    return box && box.top >= 0 && box.top <= 100;
  }, id);
  expect(await top()).toBeLessThanOrEqual(100);
});
