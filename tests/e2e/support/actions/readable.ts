import type { WireGuideDetail } from '../../../../contract/guides.ts';
import { parseWebVtt, type Sentence } from '../../../../contract/webvtt.ts';
import { callerOf } from '../../../support/customers/customer.ts';
import { guideFor, guidesFor } from '../../../support/customers/shop.ts';
import { e2eServer } from '../server.ts';

/** Returns the words at a media path. */
export const wordsAt = async (path = ''): Promise<Sentence[]> =>
  parseWebVtt(await (await fetch(`${e2eServer()}/storage/${path}`)).text());

const haveTimes = async (path: string | undefined): Promise<boolean> =>
  path !== undefined && ((await wordsAt(path)).at(-1)?.start ?? 0) > 0;

/** Returns a guide whose first track is free and has words, and whose second track is paid. */
export async function readableGuide(): Promise<WireGuideDetail> {
  const visitor = callerOf(undefined, e2eServer());
  for (const { id } of await guidesFor(visitor)) {
    const guide = await guideFor(visitor, id);
    const [first, second] = guide.audio_content;
    if (second?.free === '0' && (await haveTimes(first?.transcript))) return guide;
  }
  throw new Error('No guide has words');
}
