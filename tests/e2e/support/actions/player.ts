import type { Locator, Page, Route } from '@playwright/test';
import { refusal } from '../problems.ts';

/** Addresses that tests of the player intercept. */
const soundOf = '**/storage/audio/track/**';

interface Listed {
  id: number;
  remark: string;
  audio_content?: { free: string }[];
}

async function getData<T>(page: Page, path: string): Promise<T> {
  const headers = { 'x-app-secret': 'cicerone-web-app' };
  const response = await page.request.get(`/api/v1/client/${path}`, { headers });
  // Its form is that of the contract; another one would make the test fail.
  return ((await response.json()) as { data: T }).data;
}

/** Opens the first guide of the catalogue that is not 'Special' and has two free tracks. */
export async function openGuide(page: Page): Promise<Locator> {
  for (const { id, remark } of await getData<Listed[]>(page, 'audio-guide')) {
    if (remark === 'Special') continue;
    const { audio_content: tracks = [] } = await getData<Listed>(page, `audio-guide/${id}`);
    if (tracks[0]?.free !== '1' || tracks[1]?.free !== '1') continue;
    await page.goto(`/audio-guide/${id}`);
    const player = page.getByRole('region', { name: 'Player' });
    await player.getByRole('button', { name: 'Play', exact: true }).waitFor();
    return player;
  }
  throw new Error('No guide of the catalogue fits these tests');
}

export const press = (player: Locator, name: string): Promise<void> =>
  player.getByRole('button', { name, exact: true }).click();

/** Returns the state of the page's audio elements. */
export const sounding = (page: Page): Promise<number> =>
  page.evaluate(() => window.heard.filter(({ paused, ended }) => !paused && !ended).length);

/**
 * Messages of the browser for a recording whose response is a 404, from the element and from the check of the failure.
 */
export const missingTrack = refusal(404, '/storage/audio/track/.*');

/** Records from now on where the page says that the sound fails; also what is on the screen only for a moment. */
export const recordFailures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    const look = () => {
      const text = document.body.textContent;
      if (/could not be played|not arriving/.test(text)) said.push(text);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { said });
  });

/** Returns what `recordFailures` has recorded. */
export const failuresSaid = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'said') as unknown);

type Fault = 'none' | '404' | 'stall' | 'half' | 'noRange' | 'slow';

/** Intercepts the page's requests for recordings, and makes them fail as a test needs. */
export async function faultyMedia(page: Page) {
  const media = { fault: 'none' as Fault, asked: [] as string[], held: [] as Route[] };
  await page.context().route(soundOf, async (route) => {
    media.asked.push(route.request().url());
    switch (media.fault) {
      case 'none':
        return route.continue();
      case '404':
        return route.fulfill({ status: 404, body: '' });
      case 'stall':
        media.held.push(route);
        return;
      case 'slow':
        await new Promise((later) => setTimeout(later, 3000));
        return route.continue();
      case 'half':
      case 'noRange': {
        const { range, ...headers } = route.request().headers();
        const whole = await (await route.fetch({ headers })).body();
        const contentType = 'audio/mpeg';
        // 200 without 'Accept-Ranges': the whole file from the start, whatever range was requested.
        if (media.fault === 'noRange')
          return route.fulfill({ status: 200, body: whole, contentType });
        const half = whole.subarray(0, whole.length >> 1);
        const from = Number(/bytes=(\d+)/.exec(range ?? '')?.[1] ?? 0);
        if (from >= half.length) return route.fulfill({ status: 416, body: '' });
        const contentRange = `bytes ${from}-${half.length - 1}/${half.length}`;
        return route.fulfill({
          status: 206,
          body: half.subarray(from),
          contentType,
          headers: { 'accept-ranges': 'bytes', 'content-range': contentRange },
        });
      }
    }
  });
  return media;
}
