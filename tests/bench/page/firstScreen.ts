/** Measures the landing page, a static page with the same DOM, and React only, in interleaved rounds. */
import type { Browser } from '@playwright/test';
import { profiles, sample, type Profile, type Sample } from './sample.ts';
import { places } from './benchServer.ts';
import type { Row } from './table.ts';

type Place = keyof typeof places;

export const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const last = sorted.length - 1;
  const middle = [sorted[Math.floor(last / 2)], sorted[Math.ceil(last / 2)]];
  return middle.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / 2;
};

// Scripts are compared on the phone, pictures also on the desktop.
const compared: Record<Profile, Place[]> = {
  phone: ['app', 'staticPage', 'reactAlone'],
  desktop: ['app', 'staticPage'],
};

/** `launch`: starts another browser for each round, so that none is slower than the previous one. */
export async function firstScreen(
  launch: () => Promise<Browser>,
  url: string,
  rounds: number,
): Promise<Row[]> {
  const samples = new Map<string, Sample[]>();
  const all = Object.keys(profiles) as Profile[]; // the keys of a literal
  for (let round = 0; round <= rounds; round += 1) {
    const browser = await launch();
    for (const profile of all) {
      const order = round % 2 ? compared[profile] : compared[profile].toReversed();
      for (const place of order) {
        const one = await sample(browser, url + places[place], profile, place !== 'staticPage');
        // The first round warms the server and is not counted.
        if (round === 0) continue;
        const key = `${profile} ${place}`;
        samples.set(key, [...(samples.get(key) ?? []), one]);
        console.error(
          `round ${round} ${key}: LCP ${Math.round(one.lcp)}, ready ${Math.round(one.ready ?? 0)}, block ${Math.round(one.block)} ms`,
        );
      }
    }
    await browser.close();
  }
  const of = (profile: Profile, place: Place, what: keyof Sample): number =>
    median((samples.get(`${profile} ${place}`) ?? []).map((one) => one[what] ?? Number.NaN));
  const ratio = (profile: Profile, to: Place, what: keyof Sample): number =>
    of(profile, 'app', what) / of(profile, to, what);
  const shifts = all.map((profile) => of(profile, 'app', 'cls'));
  return [
    {
      name: 'slow phone: LCP / static page of the same DOM',
      value: ratio('phone', 'staticPage', 'lcp'),
      digits: 2,
      budget: 1.05,
      note: `${Math.round(of('phone', 'app', 'lcp'))} / ${Math.round(of('phone', 'staticPage', 'lcp'))} ms`,
    },
    {
      name: 'desktop: LCP / static page of the same DOM',
      value: ratio('desktop', 'staticPage', 'lcp'),
      digits: 2,
      budget: 1.05,
      note: `${Math.round(of('desktop', 'app', 'lcp'))} / ${Math.round(of('desktop', 'staticPage', 'lcp'))} ms`,
    },
    {
      name: 'scripts before it answers clicks, KB',
      value: of('phone', 'app', 'scriptBytes') / 1024,
      digits: 1,
      budget: 120,
      note: 'as sent, headers included',
    },
    {
      name: 'slow phone: main thread blocked, ms',
      value: of('phone', 'app', 'block'),
      budget: 100,
      note: `static page ${Math.round(of('phone', 'staticPage', 'block'))} ms`,
    },
    {
      name: 'slow phone: script ready / React alone',
      value: ratio('phone', 'reactAlone', 'ready'),
      digits: 2,
      budget: 1.3,
      note: `${Math.round(of('phone', 'app', 'ready'))} / ${Math.round(of('phone', 'reactAlone', 'ready'))} ms`,
    },
    { name: 'landing page: CLS', value: Math.max(...shifts), digits: 3, budget: 0 },
    {
      name: 'slow phone: requests before LCP',
      value: of('phone', 'app', 'requests'),
      budget: 12,
      note: `static page ${of('phone', 'staticPage', 'requests')}`,
    },
  ];
}
