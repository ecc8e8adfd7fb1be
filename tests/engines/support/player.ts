import { expect } from '@playwright/test';
import type { WireGuideDetail } from '../../../contract/guides.ts';
import { callerOf } from '../../support/customers/customer.ts';
import { guideFor, guidesFor } from '../../support/customers/shop.ts';
import { button, player, type Target } from './target.ts';
import type { Tab } from './tab.ts';

const position: Target = { role: 'slider', name: 'Position in the track', inside: player };

/** Returns the first guide with one player view that begins with a free track of over a minute and ends with a locked one. */
export async function longGuide(base: string): Promise<WireGuideDetail> {
  const visitor = callerOf(undefined, base);
  for (const { id, remark } of await guidesFor(visitor)) {
    const guide = await guideFor(visitor, id);
    const [first] = guide.audio_content;
    const isLong = first?.free === '1' && (first.duration ?? 0) > 60;
    if (remark !== 'Special' && isLong && guide.audio_content.at(-1)?.free === '0') return guide;
  }
  throw new Error('No guide of the catalogue begins with a long free track');
}

/** Returns the shown position in the track, in seconds. */
export const shownSecond = async (tab: Tab): Promise<number> => Number(await tab.read(position));

/** Waits until the shown position has passed a second while the track plays: it follows what the browser has played. */
export async function playsPast(tab: Tab, second: number): Promise<void> {
  await tab.sees(button('Pause', player));
  await expect.poll(() => shownSecond(tab), { message: 'position' }).toBeGreaterThan(second);
}

/** Clicks the middle of the progress bar; returns the second that is there. */
export async function seekToMiddle(tab: Tab): Promise<number> {
  const half = await tab.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>(
      'input[aria-label="Position in the track"]',
    );
    return Number(input?.max) / 2;
  });
  await tab.click({
    css: '.MuiSlider-root:has([aria-label="Position in the track"])',
    inside: player,
  });
  return half;
}

/** Plays the guide's last track, which is locked unless the guide is paid. */
export async function playLastTrack(tab: Tab): Promise<void> {
  await tab.sees(button('Play', player));
  await tab.lacks(button(/^Locked/, player));
  const row: Target = { role: 'listitem', isLast: true, inside: player };
  await tab.click({ role: 'button', inside: row });
}
