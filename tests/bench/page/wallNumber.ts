/** Measures the way from a number on the wall to its sound, with nothing stored, on Lighthouse's 'slow 4G'. */
import type { Browser } from '@playwright/test';
import { median } from './firstScreen.ts';
import { observe, read } from './probe.ts';
import type { Row } from './table.ts';

const times = 7;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a stop's page, as a phone's camera does, and taps 'Listen' as soon as it is there. */
async function once(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await observe(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Listen', exact: true }).tap({ noWaitAfter: true });
  await page.waitForFunction(() => window.readBench().soundAt !== null, null, { timeout: 20_000 });
  const { soundAt } = await read(page);
  await context.close();
  return soundAt ?? Number.NaN;
}

export async function measureWallNumber(browser: Browser, url: string): Promise<Row[]> {
  const heard: number[] = [];
  for (let time = 0; time < times; time += 1) heard.push(await once(browser, `${url}/t/1`));
  return [{ name: 'slow 4G: number on the wall to sound, ms', value: median(heard), budget: 2000 }];
}
