import { guideFor } from '../../support/customers/shop.ts';
import { listenUntil, playedSeconds } from '../support/actions/audio.ts';
import { press, sounding } from '../support/actions/player.ts';
import { buyGuide } from '../support/actions/shop.ts';
import { expect, test } from '../support/test.ts';

/** Calls the page's handlers as the system's media keys do. */
test('the system shows the track, and its keys control it', async ({ page, customer }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, (details: object) => void> = {};
    Object.assign(window, { handlers });
    const { mediaSession } = navigator;
    const real = mediaSession.setActionHandler.bind(mediaSession);
    mediaSession.setActionHandler = (action, handler) => {
      if (handler) handlers[action] = (details) => handler({ action, ...details });
      real(action, handler);
    };
  });
  const send = (action: string, details: object = {}) =>
    page.evaluate(
      ([name, more]) => {
        const { handlers } = window as unknown as {
          handlers: Record<string, (details: object) => void>;
        };
        const handler = handlers[name];
        if (!handler) throw new Error(`No handler of ${name}`);
        handler(more);
      },
      [action, details] as const,
    );
  const state = () => page.evaluate(() => navigator.mediaSession.playbackState);
  const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title);

  // All of its tracks can be played: of two, the next one would be the previous one as well.
  const guide = await buyGuide(customer);
  const [, second] = (await guideFor(customer, guide.id)).audio_content;
  await page.goto(`/audio-guide/${guide.id}`);
  const player = page.getByRole('region', { name: 'Player' });
  await press(player, 'Play');
  await listenUntil(page, 0.5);
  const shown = await page.evaluate(() => {
    const { metadata } = navigator.mediaSession;
    return { title: metadata?.title, album: metadata?.album, artwork: metadata?.artwork };
  });
  await expect(player.getByText(shown.title ?? '?', { exact: true }).first()).toBeVisible();
  expect(shown.artwork?.length).toBeGreaterThan(1);
  for (const { src } of shown.artwork ?? []) {
    expect((await page.request.get(src)).status()).toBe(200);
  }
  await expect.poll(state).toBe('playing');

  await send('play');
  await expect.poll(() => sounding(page)).toBe(1);
  await send('pause');
  await expect.poll(() => sounding(page)).toBe(0);
  await expect.poll(state).toBe('paused');
  await send('pause');
  await expect.poll(() => sounding(page)).toBe(0);
  await send('play');
  await page.waitForFunction(() => window.heard.some(({ paused }) => !paused));
  await send('seekto', { seekTime: 20 });
  await expect.poll(() => playedSeconds(page)).toBeGreaterThanOrEqual(20);
  await send('seekforward', { seekOffset: 5 });
  await expect.poll(() => playedSeconds(page)).toBeGreaterThanOrEqual(25);
  await send('seekbackward');
  await expect.poll(() => playedSeconds(page)).toBeLessThan(20);
  await send('nexttrack');
  await expect.poll(title).toBe(second?.titolo);
  await send('previoustrack');
  await expect.poll(title).toBe(shown.title);
  await listenUntil(page, 0.2);
  // A place behind the end is the end, which the next track follows.
  await send('seekto', { seekTime: 99_999 });
  await expect.poll(title).toBe(second?.titolo);
  await listenUntil(page, 0.2);
  await send('stop');
  await expect.poll(() => sounding(page)).toBe(0);
});
