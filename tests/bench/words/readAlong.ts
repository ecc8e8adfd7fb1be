/** Measures 'Read along' in Chromium: whether the marked sentence is the spoken one, and how soon a pressed one sounds. */
import type { Browser, Page } from '@playwright/test';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireGuide, WireGuideDetail, WireTrack } from '../../../contract/guides.ts';
import { parseWebVtt, type Sentence } from '../../../contract/webvtt.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { exposeAudio } from '../../e2e/support/actions/audio.ts';
import type { Row } from '../page/table.ts';
import { clickToSound, noteMarks, pauseEnds } from './inPage.ts';

/** Recordings that are listened to at 1×; at 2× twice as many. */
const RECORDINGS = 3;
/** Seconds around a sentence's time within which its pause is. */
const NEAR = 0.6;
const CLICKS = 12;
const BUDGET_MS = 150;

interface Told {
  path: string;
  track: WireTrack;
  sentences: Sentence[];
}

async function get<T>(url: string, path: string): Promise<T> {
  const headers = { 'X-App-Secret': PUBLIC_APP_SECRET };
  const response = await fetch(`${url}/api/v1/client/${path}`, { headers });
  // The type of the contract; the server tests check it.
  return ((await response.json()) as Envelope<T>).data;
}

/** Returns the longest first tracks that are free and have words with times. */
async function longestTracks(url: string, count: number): Promise<Told[]> {
  const told: Told[] = [];
  for (const { id, remark } of await get<WireGuide[]>(url, 'audio-guide')) {
    const [track] = (await get<WireGuideDetail>(url, `audio-guide/${id}`)).audio_content;
    if (remark === 'Special' || track?.free !== '1' || track.transcript === undefined) continue;
    const vtt = await (await fetch(`${url}/storage/${track.transcript}`)).text();
    const sentences = parseWebVtt(vtt);
    if ((sentences.at(-1)?.start ?? 0) > 0)
      told.push({ path: `/audio-guide/${id}`, track, sentences });
  }
  return told.sort((one, other) => other.track.duration - one.track.duration).slice(0, count);
}

async function openPanel(browser: Browser, url: string, { path }: Told): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  // tsx keeps functions' names with a helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (target) => target');
  await exposeAudio(context);
  const page = await context.newPage();
  await page.goto(url + path);
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: 'Read along' }).click();
  await player
    .getByRole('button', { name: /^0:00:0/ })
    .first()
    .waitFor();
  await page.evaluate(noteMarks);
  return page;
}

/** Returns the milliseconds by which each sentence was marked too late (or, below 0, too early). */
async function differences(
  browser: Browser,
  url: string,
  told: Told,
  rate: 1 | 2,
): Promise<number[]> {
  const page = await openPanel(browser, url, told);
  const heard = await page.evaluate(pauseEnds, `${url}/storage/${told.track.file_mp3}`);
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: 'Play' })
    .first()
    .click();
  // The keys act when something is loaded. In steps of 0.25.
  await page.waitForFunction(() => (window.holder()?.currentTime ?? 0) > 0);
  for (let step = 1; step < rate; step += 0.25) await page.keyboard.press('>');
  await page.waitForFunction(
    ([seconds, speed]) => {
      const audio = window.holder();
      return audio?.playbackRate === speed && audio.currentTime > seconds;
    },
    [told.track.duration - 2, rate] as const,
    { timeout: 120_000, polling: 500 },
  );
  const marks = await page.evaluate(() => window.marks);
  await page.context().close();
  return marks.flatMap((mark) => {
    const shown = told.sentences[mark.index];
    // No pause precedes the first one.
    if (!shown || mark.index === 0) return [];
    const onset = heard.find((end) => Math.abs(end - shown.start) < NEAR);
    return onset === undefined ? [] : [((mark.heard - onset) / rate) * 1000];
  });
}

async function clicks(browser: Browser, url: string, told: Told): Promise<number[]> {
  const page = await openPanel(browser, url, told);
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: 'Play' })
    .first()
    .click();
  await page.waitForFunction(() => {
    const audio = window.holder();
    return audio && audio.buffered.length === 1 && audio.buffered.end(0) >= audio.duration - 0.5;
  });
  const taken: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    // Each one is far from the one before.
    const index = (click * 3 + 1) % (told.sentences.length - 1);
    const start = told.sentences[index]?.start ?? 0;
    taken.push(await page.evaluate(clickToSound, { index, start }));
    await page.waitForTimeout(400);
  }
  await page.context().close();
  return taken;
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(0.95 * (values.length - 1))] ??
  Number.NaN;

export async function measureWords(browser: Browser, url: string): Promise<Row[]> {
  const tracks = await longestTracks(url, 2 * RECORDINGS);
  const rows: Row[] = [];
  for (const rate of [1, 2] as const) {
    const played = tracks.slice(0, RECORDINGS * rate);
    // At the same time, which is the harder case.
    const found = (
      await Promise.all(played.map((told) => differences(browser, url, told, rate)))
    ).flat();
    console.error(`${rate}x: ${found.map(Math.round).join(' ')} ms`);
    const late = Math.round(found.reduce((sum, one) => sum + one, 0) / found.length);
    rows.push({
      name: `|marked - spoken| at ${rate}x, p95, ms`,
      value: p95(found.map(Math.abs)),
      budget: BUDGET_MS,
      note: `${found.length} sentences, on average ${late} ms late`,
    });
  }
  const [first] = tracks;
  const taken = first ? await clicks(browser, url, first) : [];
  rows.push({
    name: 'click on a sentence to sound, buffered, p95, ms',
    value: p95(taken),
    budget: BUDGET_MS,
    note: `${taken.length} clicks, longest ${Math.round(Math.max(...taken))} ms`,
  });
  return rows;
}
