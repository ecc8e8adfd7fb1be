import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every audio element the page has made, oldest first. None of them is in the document. */
    heard: HTMLAudioElement[];
    /** The audio element that plays or is paused; the player's second one is empty or preloads the next track. */
    holder: () => HTMLAudioElement | undefined;
  }
}

/** Lets tests reach the audio elements of every page of a context. Call it before the first page opens. */
export const exposeAudio = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const Original = window.Audio;
    window.heard = [];
    window.holder = () =>
      window.heard.find(({ paused }) => !paused) ?? window.heard.find(({ src }) => src !== '');
    window.Audio = class extends Original {
      constructor(source?: string) {
        super(source);
        window.heard.push(this);
      }
    };
  });

/** Returns the position of the page's current track in seconds. */
export const playedSeconds = (page: Page): Promise<number> =>
  page.evaluate(() => window.holder()?.currentTime ?? 0);

/** Waits until the page has played to `seconds` of a track. */
export async function listenUntil(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(
    (past) => window.heard.some(({ currentTime, paused }) => !paused && currentTime > past),
    seconds,
  );
}
