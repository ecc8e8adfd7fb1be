import { closeBrowser, listenUntil, visit, watch } from './browser.ts';
import { renderedPages } from './renderedPages.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

const server = () => process.env.CICERONE_E2E_SERVER ?? '';

/** Right after its start the server's renderer is still being read. */
beforeAll(async () => {
  for (;;) {
    const answer = await fetch(server(), { headers: { accept: 'text/html' } });
    if ((await answer.text()).includes('Full of great ideas')) return;
  }
});
afterAll(closeBrowser);

describe.each(renderedPages)('%s', (path, text) => {
  it('is sent as finished HTML that reads well without a script', async () => {
    const answer = await fetch(server() + path, { headers: { accept: 'text/html' } });
    const page = await answer.text();
    expect(page).toMatch(text);
    // Everything stands in its place: nothing waits for a script to be moved there.
    expect(page).not.toMatch(/<template|\$RC|role="progressbar"/);
    expect(page).not.toMatch(/rel="?stylesheet/);
  });

  it('comes to life without a warning, a jump, or a question asked twice', async () => {
    const { page, problems } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|fake-api)\//.test(pathname)) asked.push(pathname);
    });
    await watchShifts(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { sentHeadline: document.querySelector('h1') }),
      );
    });
    // The session check is the first thing that a living page asks.
    const lives = page.waitForResponse((response) => response.url().endsWith('/users/auth'));
    await page.goto(path);
    await lives;
    await page.locator('.Toastify').waitFor({ state: 'attached' });
    expect(asked).toEqual(['/api/v1/users/auth']);
    expect(problems).toEqual([]);
    // What was sent is what lives: nothing was thrown away and drawn anew.
    expect(await page.evaluate('sentHeadline.isConnected')).toBe(true);
    expect(await page.evaluate('document.querySelectorAll("head > title").length')).toBe(1);
    expect(await shiftsOf(page)).toEqual([]);
    await page.context().close();
  });
});

it('is as new as its answer, however long ago it was rendered and whatever the clock says here', async () => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/client/')) asked.push(request.url());
  });
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  // Plans are asked for again after ten minutes.
  await page.goto('/subscribe');
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  expect(asked).toEqual([]);
  await page.context().close();
});

it.each(['/audio-guide/999999', '/audio-guide/abc', '/no/such/page', '/user/no-such-page'])(
  '%s leads nowhere: the answer says so to machines, the page to people',
  async (path) => {
    const answer = await fetch(server() + path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    const { page } = await visit();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: /does not exist/ }).waitFor();
    // The script has taken the place of what the server wrote.
    await page.waitForFunction(() => performance.getEntriesByName('app-interactive').length > 0);
    await page.locator('head meta[name=robots][content=noindex]').waitFor({ state: 'attached' });
    expect(await page.title()).toBe('Page not found · Cicerone');
    expect(await page.locator('head meta[name=robots]').count()).toBe(1);
    await page.context().close();
  },
);

it('takes up the styles where they stand, and compiles none of them again', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const work: string[] = [];
    Object.assign(window, { styleWork: work });
    const lives = () => performance.getEntriesByName('app-interactive').length > 0;
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (!lives()) work.push(rule);
      return insertRule.call(this, rule, index);
    };
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) if (node instanceof HTMLStyleElement) work.push('moved');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  expect(await page.evaluate(() => Reflect.get(window, 'styleWork') as unknown)).toEqual([]);
  await page.context().close();
});

it('keeps what it was sent of what is not near yet', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  expect(await page.locator('#products').getByText('Get Access').count()).toBeGreaterThan(0);
  expect(await page.locator('#faq').getByText('?').count()).toBeGreaterThan(0);
  await page.context().close();
});

it('hears a click that comes before it has come to life', async () => {
  const { page, problems } = await visit();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').waitFor();
  expect(problems).toEqual([]);
});

it('hears a click that comes before its script is there', async () => {
  const { page, problems } = await visit();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  await page.getByRole('dialog').waitFor();
  expect(problems).toEqual([]);
});

it('hears a click on what comes to life last', async () => {
  const { page, problems } = await visit();
  // A special guide's player is a part of its own within the page.
  await page.goto('/audio-guide/1', { waitUntil: 'commit' });
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await listenUntil(page, 0.2);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('reads and leads on with JavaScript off', async () => {
  const { page } = await visit();
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server() });
  const still = await context.newPage();
  const problems = watch(still);
  await still.goto('/');
  await still.getByRole('link', { name: 'Get Access' }).first().click();
  await still.getByText('Total Lesson').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('leaves a customer’s pages to the browser, and lets nobody else’s window hold them', async () => {
  const asCustomer = { cookie: `cicerone_session=${'x'.repeat(43)}` };
  const [own, everybodys] = await Promise.all(
    [asCustomer, {}].map((headers) =>
      fetch(`${server()}/audio-guide/1`, { headers: { accept: 'text/html', ...headers } }),
    ),
  );
  expect(await own?.text()).not.toContain('Total Lesson');
  expect(own?.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(await everybodys?.text()).toContain('Total Lesson');
  expect(everybodys?.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
});
