/** `npm run screenshots:readme`: takes the pictures of README.md again. Look at them before you commit them. */
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { paths, routes } from '../../src/shared/site/paths.ts';
import { exposeAudio, listenUntil } from '../../tests/e2e/support/actions/audio.ts';
import { keepSession } from '../../tests/e2e/support/actions/customer.ts';
import { waitsForHydration } from '../../tests/e2e/support/hydration.ts';
import { sizes } from '../../tests/e2e/support/sizes.ts';
import { settle } from '../../tests/e2e/visual/stage.ts';
import { newCustomer } from '../../tests/support/customers/customer.ts';
import { buy, guidesFor } from '../../tests/support/customers/shop.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { chromiumFlags, requireChromium } from '../lib/chromium.ts';
import { ensureApp, ensureServer } from '../lib/prepare.ts';
import { ensureTestMedia } from '../lib/testMedia.ts';

/** The customer's guides: the first one is shown, the others were begun. */
const owned = ['Villa d’Este', 'Caravaggio', 'Pantheon'];

async function openPage(browser: Browser, baseURL: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    viewport: sizes.desktop,
    reducedMotion: 'reduce',
  });
  await exposeAudio(context);
  context.on('page', waitsForHydration);
  return context.newPage();
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await settle(page);
  const target = `docs/pictures/${name}.webp`;
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(target);
  console.log(target);
}

async function play(page: Page, id: number, seconds: number): Promise<void> {
  await page.goto(paths.guide(id));
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: 'Play', exact: true }).first().click();
  await listenUntil(page, seconds);
}

await ensureTestMedia();
await ensureApp();
await ensureServer();
const server = await startServer();
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
try {
  const visitor = await openPage(browser, server.url, 'light');
  await visitor.goto(routes.landing);
  await saveScreenshot(visitor, 'landing');

  const customer = await newCustomer({ base: server.url });
  const all = await guidesFor(customer);
  const ids = owned.map((title) => all.find((guide) => guide.title.includes(title))?.id ?? 0);
  await buy(customer, ...ids);
  const [shown = 0, ...begun] = ids;

  const listener = await openPage(browser, server.url, 'light');
  await keepSession(listener, customer);
  await play(listener, shown, 4);
  await saveScreenshot(listener, 'guide');

  const evening = await openPage(browser, server.url, 'dark');
  await keepSession(evening, customer);
  for (const id of begun) await play(evening, id, 12);
  await evening
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: 'Pause' })
    .first()
    .click();
  await evening.goto(routes.library);
  await saveScreenshot(evening, 'library');
} finally {
  await browser.close();
  await server.stop();
}
