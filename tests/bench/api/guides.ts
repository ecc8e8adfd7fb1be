import type { Envelope } from '../../../contract/envelope.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';

const PAGE = 99;

interface Page extends Envelope<WireGuide[]> {
  total?: number;
}

/**
 * Fetches about `count` guides, or all, by pages: the whole list of a million guides has half a gigabyte. They are evenly
 * spread over the catalogue, ascending by id, the same at every run.
 */
export async function someGuides(base: string, count: number): Promise<WireGuide[]> {
  const page = async (after?: number): Promise<Page> => {
    const cursor = after === undefined ? '' : `&cursor=${after}`;
    const response = await fetch(`${base}/api/v1/client/audio-guide?limit=${PAGE}${cursor}`, {
      headers: { 'X-App-Secret': PUBLIC_APP_SECRET },
    });
    // The type of the contract; the server tests check it.
    return (await response.json()) as Page;
  };
  const { data, total = data.length } = await page();
  const found = new Map(data.map((guide) => [guide.id, guide]));
  const pages = Math.ceil(Math.min(count, total) / PAGE);
  // A catalogue that was made in one go has the ids from 1 on.
  for (let n = 1; n < pages; n += 1) {
    const next = await page(Math.floor((n * total) / pages));
    for (const guide of next.data) found.set(guide.id, guide);
  }
  return [...found.values()];
}
