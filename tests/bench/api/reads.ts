import type { Envelope } from '../../../contract/envelope.ts';
import type { WireCategory, WireGuide, WireGuideDetail } from '../../../contract/guides.ts';
import { parseWebVtt } from '../../../contract/webvtt.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { someGuides } from './guides.ts';
import type { Call, Read } from './measure.ts';

const CLIENT = '/api/v1/client';
/** Different requests of each kind. Guides that were requested before are cached; 'unread' ones are not. */
const VARIETY = 500;
/** Different guides of 'detail, unread', which are more than are cached. */
const UNREAD = 20_000;
/** Of a list page, details and a search (docs/speed.md). */
const BUDGET_MS = 50;

/** Guides whose words are searched for. */
const SPOKEN_GUIDES = 100;

async function get<T>(url: string, path: string): Promise<T> {
  const response = await fetch(`${url}${CLIENT}/${path}`, {
    headers: { 'X-App-Secret': PUBLIC_APP_SECRET },
  });
  // The type of the contract; the server tests check it.
  return ((await response.json()) as Envelope<T>).data;
}

/** Evenly spread over the list, the same at every run. */
const sample = <T>(list: T[], count: number): T[] =>
  Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)]).filter(
    (one) => one !== undefined,
  );

const detailsOf = (guides: WireGuide[]): Read['calls'] =>
  guides.map(({ id }) => ({ path: `${CLIENT}/audio-guide/${id}` }));

/** Returns texts as users type them: whole titles, a word, the first letters, a typing mistake. */
function searches(titles: string[]): string[] {
  return titles.map((title, n) => {
    const words = title.split(/\s+/).filter((word) => word.length > 4);
    const word = words[n % Math.max(words.length, 1)] ?? title;
    const forms = [title, word, word.slice(0, 4), word.slice(0, 2) + word.slice(3)];
    return forms[n % forms.length] ?? title;
  });
}

const searchFor = (search: string): Call => ({
  method: 'POST',
  path: `${CLIENT}/search`,
  body: JSON.stringify({ search }),
});

/** Returns two neighbouring words of what is said in free tracks, and beginnings of words; none of them twice. */
async function spokenSearches(url: string, guides: WireGuide[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { id } of guides.slice(0, SPOKEN_GUIDES)) {
    const { audio_content } = await get<WireGuideDetail>(url, `audio-guide/${id}`);
    const path = audio_content.find(({ free }) => free === '1')?.transcript;
    if (path === undefined) continue;
    const text = await (await fetch(`${url}/storage/${path}`)).text();
    for (const { text: sentence } of parseWebVtt(text)) {
      const words = sentence.split(/\P{L}+/u).filter((word) => word.length > 3);
      words.forEach((word, n) => {
        found.add(word.slice(0, 4));
        const next = words[n + 1];
        if (next !== undefined) found.add(`${word} ${next}`);
      });
    }
  }
  return [...found];
}

/** Returns the calls that the app makes most, for the catalogue at `url`. */
export async function catalogueReads(url: string): Promise<Read[]> {
  const all = await someGuides(url, UNREAD);
  const guides = sample(all, VARIETY);
  const categories = (await get<WireCategory[]>(url, 'category')).slice(1);
  const reads: Read[] = [
    { name: 'list', isWholeList: true, calls: [{ path: `${CLIENT}/audio-guide` }] },
    {
      name: 'list, by pages',
      calls: guides.map(({ id }) => ({
        path: `${CLIENT}/category/1/audio?limit=24&cursor=${id}`,
      })),
    },
    {
      name: 'category',
      isWholeList: true,
      calls: categories.map(({ id }) => ({ path: `${CLIENT}/category/${id}/audio` })),
    },
    { name: 'content', calls: [{ path: `${CLIENT}/site` }, { path: `${CLIENT}/site/landing` }] },
    { name: 'detail', calls: detailsOf(guides) },
    { name: 'detail, unread', calls: detailsOf(all) },
    {
      name: 'search, spoken',
      calls: sample(await spokenSearches(url, guides), VARIETY).map(searchFor),
    },
    {
      name: 'search',
      calls: searches(guides.map(({ title }) => title)).map(searchFor),
    },
  ];
  return reads.map((read) => ({ ...read, budget: BUDGET_MS }));
}
