/** Measures the hydrated page on a desktop: a click on a link, a click on 'Play', and layout shifts of each route. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { allRoutes } from '../../../contract/routes.ts';
import { median } from './firstScreen.ts';
import { observe, read, shiftOf } from './probe.ts';
import type { Row } from './table.ts';

const times = 5;
/**
 * Milliseconds between the pointer's arrival on a button and its click, during which the audio is fetched: less than a
 * user takes.
 */
const handRests = 150;
const guideLinks = 'main a[href^="/audio-guide/"]';

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  await observe(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('app-interactive').length > 0);
  await sleep(1500);
  return page;
}

/** In the page: clicks a link; returns the milliseconds to the paint of the guide that it opens. */
function follow(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const link = document.querySelector<HTMLAnchorElement>(selector);
    if (!link) return resolve(Number.NaN);
    const heading = () => document.querySelector('main h1');
    // Each page has its own.
    const previous = heading();
    const began = performance.now();
    const look = () => {
      const isThere = heading() !== null && heading() !== previous;
      // In the next task after the frame it is painted.
      if (isThere)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      else setTimeout(look);
    };
    link.click();
    look();
  });
}

async function routeChange(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, url);
  const taken: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    await page.locator(guideLinks).first().waitFor();
    await sleep(500);
    taken.push(await page.evaluate(follow, guideLinks));
    await sleep(800);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/');
  }
  await page.context().close();
  // The first time loads code and data.
  return median(taken.slice(1));
}

/** Opens the first guide with a free track, and measures its 'Play'. */
async function clickToSound(browser: Browser, url: string): Promise<number> {
  const heard: number[] = [];
  const [href = ''] = await addressesOf(browser, url, guideLinks);
  for (let time = 0; time < times; time += 1) {
    const page = await openPage(browser, url + href);
    const player = page.getByRole('region', { name: 'Player' });
    const play = player.getByRole('button', { name: 'Play', exact: true }).first();
    await play.hover();
    await sleep(handRests);
    await play.click();
    await page.waitForFunction(() => window.readBench().sound !== null, null, { timeout: 10_000 });
    heard.push((await read(page)).sound ?? Number.NaN);
    await page.context().close();
  }
  return median(heard);
}

async function addressesOf(browser: Browser, url: string, selector: string): Promise<string[]> {
  const page = await openPage(browser, url);
  const links = await page
    .locator(selector)
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  await page.context().close();
  return links;
}

/** Returns an address of every page that the server renders, and an unknown one. */
async function renderedAddresses(url: string): Promise<string[]> {
  const listed = [
    ...(await (await fetch(`${url}/sitemap.xml`)).text()).matchAll(/<loc>(.*?)<\/loc>/g),
  ].map(([, address = '']) => new URL(address).pathname);
  const rendered = allRoutes.filter(([, route]) => route.rendered).map(([, { path }]) => path);
  return [...rendered, '/nowhere'].flatMap((path) => {
    const [beginning = '', afterId] = path.split(':id');
    const address =
      afterId === undefined ? path : listed.find((each) => each.startsWith(beginning));
    return address ?? [];
  });
}

async function layoutShiftsOfRoutes(
  browser: Browser,
  url: string,
): Promise<{ worst: number; at: string }> {
  const routes = await renderedAddresses(url);
  let found = { worst: 0, at: `${routes.length} routes` };
  for (const route of routes) {
    const page = await openPage(browser, url + route);
    await page.mouse.wheel(0, 1200);
    await sleep(1500);
    const shift = shiftOf(await read(page));
    if (shift > found.worst) found = { worst: shift, at: route };
    await page.context().close();
  }
  return found;
}

export async function measureHydration(browser: Browser, url: string): Promise<Row[]> {
  const change = await routeChange(browser, url);
  const sound = await clickToSound(browser, url);
  const { at, worst } = await layoutShiftsOfRoutes(browser, url);
  return [
    { name: 'route change with warm data, click to paint, ms', value: change, budget: 100 },
    { name: "click on 'Play' to sound, ms", value: sound, budget: 150 },
    { name: 'CLS, every route', value: worst, digits: 3, budget: 0, note: at },
  ];
}
