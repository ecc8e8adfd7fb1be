import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Written {
  slug: string;
  front: Record<string, unknown>;
  body: string;
}

const entriesIn = (folder: string): Written[] =>
  readdirSync(`demo/catalogue/${folder}`)
    .sort()
    .map((slug) => {
      const files = readdirSync(`demo/catalogue/${folder}/${slug}`);
      const name = files.find((file) => file.endsWith('.md'));
      const text = readFileSync(`demo/catalogue/${folder}/${slug}/${name}`, 'utf8');
      const [, yaml = '', body = ''] = text.split(/^---\n/m);
      return { slug, front: parse(yaml), body };
    });

const guides = entriesIn('guides');

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
    expect(plans.map(({ special }) => special)).toEqual([undefined, true, undefined, undefined]);
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

  it('never says the same twice', () => {
    const all = ['guides', 'persons', 'places', 'objects', 'events'].flatMap(entriesIn);
    const texts = [...all.map(({ body }) => body), ...guides.map(({ front }) => front['summary'])];
    expect(new Set(texts).size).toBe(texts.length);
  });
});
