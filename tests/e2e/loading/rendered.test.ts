import { listenUntil } from '../support/actions/audio.ts';
import { isHydrated } from '../support/hydration.ts';
import { rendererIsReady, renderedPages } from '../support/renderedPages.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { e2eServer } from '../support/server.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const server = () => e2eServer();

test.beforeAll(rendererIsReady);

for (const [path, text, isVariant] of renderedPages) {
  test.describe(`${path}`, () => {
    test('is sent as finished HTML that reads well without a script', async () => {
      const response = await fetch(server() + path, { headers: { accept: 'text/html' } });
      const page = await response.text();
      expect(page).toMatch(text);
      // Everything has its final position: no script moves anything.
      expect(page).not.toMatch(/<template|\$RC|role="progressbar"/);
      // The font of the headings only, for which the first paint waits.
      expect(page.match(/rel="?stylesheet/g)).toHaveLength(1);
    });

    const tag = isVariant ? '@full' : [];
    const hydrates = 'is hydrated without a warning, a layout shift, or a repeated request';
    test(hydrates, { tag }, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(api|fake-api)\//.test(pathname)) requested.push(pathname);
      });
      await observeLayoutShifts(page);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          Object.assign(window, { sentHeadline: document.querySelector('h1') }),
        );
      });
      // The session check is the first request of a hydrated page.
      const isHydrated = page.waitForResponse((response) => response.url().endsWith('/users/auth'));
      await page.goto(path);
      await isHydrated;
      await expect(page.locator('.Toastify')).toBeAttached();
      expect(requested).toEqual(['/api/v1/users/auth']);
      // The elements of the HTML are the hydrated ones: React has not replaced any.
      expect(await page.evaluate('sentHeadline.isConnected')).toBe(true);
      expect(await page.evaluate('document.querySelectorAll("head > title").length')).toBe(1);
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
  });
}

test('is as new as its answer, however long ago it was rendered and whatever the clock says here', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/client/')) requested.push(request.url());
  });
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  // Plans are requested again after ten minutes.
  await page.goto('/subscribe');
  await expect(page.locator('.Toastify')).toBeAttached();
  expect(requested).toEqual([]);
});

/** Addresses of nothing; the pages of the first three are opened, for one of each kind. */
const nowhere = [
  '/audio-guide/999999',
  '/subscribe/999999',
  '/no/such/page',
  '/audio-guide/abc',
  '/audio-guide-by-category/999999',
  '/person/999999',
  '/objects/999999',
  '/locations/999999',
  '/user/no-such-page',
  '/.git/config',
  '/assets',
];

test('addresses that lead nowhere have the status 404', async () => {
  const statuses = await Promise.all(
    nowhere.map(async (path) => {
      const { status } = await fetch(server() + path, { headers: { accept: 'text/html' } });
      return `${status} ${path}`;
    }),
  );
  expect(statuses).toEqual(nowhere.map((path) => `404 ${path}`));
});

for (const path of nowhere.slice(0, 3)) {
  test(`${path} leads nowhere, and shows a message`, async ({ page, problems }) => {
    // The page, and on some its guide.
    problems.expect(...refusal(404, path.slice(path.lastIndexOf('/'))));
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: /does not exist|not in our catalogue/ }),
    ).toBeVisible();
    // The script has replaced the server's HTML.
    await isHydrated(page);
    await expect(page.locator('head meta[name=robots][content=noindex]')).toBeAttached();
    await expect(page).toHaveTitle('Page not found · Cicerone');
    await expect(page.locator('head meta[name=robots]')).toHaveCount(1);
  });
}

test('leaves any other query to the browser', async () => {
  const response = await fetch(`${server()}/person?q=dante&other=1`, {
    headers: { accept: 'text/html' },
  });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<div id="root"');
  expect(html).not.toContain('Artists &amp; Makers');
});

test('keeps what it was sent of what is not near yet', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.Toastify')).toBeAttached();
  expect(await page.locator('#products').getByText('Get Access').count()).toBeGreaterThan(0);
  expect(await page.locator('#faq').getByText('?').count()).toBeGreaterThan(0);
});

test('a click before hydration has its effect', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click before the script is loaded has its effect', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click on what is hydrated last has its effect', async ({ page }) => {
  // The player of a special guide is a separate part of the page.
  await page.goto('/audio-guide/1', { waitUntil: 'commit' });
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await listenUntil(page, 0.2);
});

test('reads and leads on with JavaScript off', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Get Access' }).first().click();
  await expect(page.getByText('Total Lesson')).toBeVisible();
});

test('leaves a customer’s pages to the browser, and isolates every page’s window from others', async () => {
  const asCustomer = { cookie: `cicerone_session=${'x'.repeat(43)}` };
  const [own, everybodys] = await Promise.all(
    [asCustomer, {}].map((headers) =>
      fetch(`${server()}/audio-guide/1`, { headers: { accept: 'text/html', ...headers } }),
    ),
  );
  expect(await own?.text()).not.toContain('Total Lesson');
  expect(own?.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(await everybodys?.text()).toContain('Total Lesson');
  expect(everybodys?.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
