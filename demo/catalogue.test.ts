import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';

interface Written {
  slug: string;
  front: Record<string, unknown>;
  body: string;
}

const textIn = (path: string): Omit<Written, 'slug'> => {
  const [, yaml = '', body = ''] = readFileSync(`demo/catalogue/${path}`, 'utf8').split(/^---\n/m);
  return { front: parse(yaml), body };
};

const entriesIn = (folder: string): Written[] =>
  readdirSync(`demo/catalogue/${folder}`)
    .sort()
    .map((slug) => {
      const files = readdirSync(`demo/catalogue/${folder}/${slug}`);
      const name = files.find((file) => /^[a-z]+\.md$/.test(file));
      return { slug, ...textIn(`${folder}/${slug}/${name}`) };
    });

const guides = entriesIn('guides');
const inEnglish = guides.flatMap(({ slug }) => {
  const path = `guides/${slug}/guide.en.md`;
  return existsSync(`demo/catalogue/${path}`) ? [{ slug, ...textIn(path) }] : [];
});

const numbers = [
  'zero uno due tre quattro cinque sei sette otto nove',
  'zero one two three four five six seven eight nine',
].map((names) => names.split(' '));

describe('the bundled catalogue', () => {
  it('has no problem', () => {
    const command = ['--import', 'tsx', 'server/commands/catalogue/main.ts', 'check'];
    const said = execFileSync(process.execPath, [...command, 'demo/catalogue'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(said).toMatch(/has \d+ entries and no problem/);
  });

  it('is as rich as promised', () => {
    const least = {
      guides: 40,
      persons: 30,
      objects: 60,
      places: 20,
      events: 8,
      news: 12,
      categories: 9,
    };
    for (const [folder, count] of Object.entries(least)) {
      expect([folder, entriesIn(folder).length >= count]).toEqual([folder, true]);
    }
    expect(guides.filter(({ front }) => front['special']).length).toBeGreaterThanOrEqual(5);
    const shelves = entriesIn('categories').filter(({ slug }) => slug !== 'all');
    const thin = shelves.filter(
      ({ slug }) => guides.filter(({ front }) => front['category'] === slug).length < 4,
    );
    expect(thin).toEqual([]);
    const plans = entriesIn('plans').map(({ front }) => front);
    const half = { instead_of: 'annual', percent: 50, days: 7, starts: 'free_download' };
    expect(plans.map(({ special }) => special)).toEqual([undefined, half, undefined, undefined]);
    expect(plans.map(({ status }) => status)).toEqual([undefined, undefined, 'off', undefined]);
    // Their first download begins the special price.
    expect(guides.filter(({ front }) => front['price'] === '0.00').length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it.each(guides.map((guide) => [guide.slug, guide] as const))('%s is whole', (_slug, guide) => {
    // The check has found them to be lists.
    const { tracks, faq } = guide.front as { tracks: { free?: boolean }[]; faq: unknown[] };
    expect(tracks.length).toBeGreaterThanOrEqual(3);
    expect(tracks.length).toBeLessThanOrEqual(12);
    expect([tracks[0]?.free, tracks.at(-1)?.free]).toEqual([true, undefined]);
    expect(faq.length).toBeGreaterThanOrEqual(4);
    expect(faq.length).toBeLessThanOrEqual(6);
    expect(guide.body).toMatch(/^#{2,3} /m);
    expect(guide.body).toMatch(/^(-|1\.) /m);
  });

  it.each([...guides, ...inEnglish].map((guide) => [String(guide.front['title']), guide] as const))(
    '%s has as many stops as its texts say',
    (_title, { front, body }) => {
      const { summary, tracks, faq } = front as Record<string, unknown> & { tracks: unknown[] };
      const text = `${String(summary)} ${body} ${JSON.stringify(faq)}`.toLowerCase();
      const said = text.matchAll(
        /(?<!prim[ei] |ultim[ei] |first |last )\b(\w+) (capitoli|tracce|puntate|soste|incontri|audio|chapters|stops)\b/g,
      );
      const counts = [...said].flatMap(([, word = '']) => numbers.map((all) => all.indexOf(word)));
      expect(counts.filter((count) => count !== -1 && count !== tracks.length)).toEqual([]);
    },
  );

  it('has eight guides of twelve to eighteen minutes, one in each category, and two of them in English', () => {
    const minutes = ({ front, slug }: Written): number => {
      // The check has found the list and its files.
      const { tracks } = front as { tracks: { file: string }[] };
      const bytes = tracks.map(
        ({ file }) => statSync(`demo/catalogue/guides/${slug}/${file}`).size,
      );
      // A kilobit is 125 bytes; the tracks have 24 of them in a second.
      return bytes.reduce((sum, size) => sum + size, 0) / 125 / 24 / 60;
    };
    const long = [...guides, ...inEnglish].filter((guide) => minutes(guide) > 8);
    expect(inEnglish.filter((guide) => !long.includes(guide))).toEqual([]);
    expect(inEnglish).toHaveLength(2);
    expect(long.filter((guide) => minutes(guide) < 12 || minutes(guide) > 18)).toEqual([]);
    expect(new Set(long.flatMap(({ front }) => front['category'] ?? [])).size).toBe(8);
    const promises = {
      'poco meno di un quarto d’ora in tutto': 13.5,
      'dodici minuti in tutto': 12,
      'about a quarter of an hour in all': 15,
    };
    for (const [promise, middle] of Object.entries(promises)) {
      const promised = [...guides, ...inEnglish].filter(({ body, front }) =>
        `${body}${JSON.stringify(front)}`.includes(promise),
      );
      expect(promised.length).toBeGreaterThan(0);
      expect(promised.filter((guide) => Math.abs(minutes(guide) - middle) > 1)).toEqual([]);
    }
  });

  it('never says the same twice', () => {
    const all = ['guides', 'persons', 'places', 'objects', 'events'].flatMap(entriesIn);
    const texts = [...all.map(({ body }) => body), ...guides.map(({ front }) => front['summary'])];
    expect(new Set(texts).size).toBe(texts.length);
  });
});
