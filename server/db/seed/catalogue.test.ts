import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './all.ts';
import type { AudioManifest } from './audio.ts';
import { expandGuides } from './expand.ts';
import { plans } from './plans.ts';
import { rowsOf } from './rows.ts';

const audioFolder = join(__dirname, '../../media/audio');
const audio: AudioManifest = JSON.parse(readFileSync(join(audioFolder, 'manifest.json'), 'utf8'));

describe('the bundled catalogue', () => {
  // Throws for every slug that is used twice and every link that leads nowhere, recordings included.
  const rows = rowsOf(catalogue, plans, audio);

  it('is as rich as promised', () => {
    expect(rows.categories[0]).toEqual({ slug: 'tutte', name: 'Tutte' });
    expect(rows.categories).toHaveLength(9);
    expect(rows.guides.length).toBeGreaterThanOrEqual(64);
    expect(rows.guides.filter(({ remark }) => remark === 'Special').length).toBeGreaterThanOrEqual(
      8,
    );
    expect(rows.persons.length).toBeGreaterThanOrEqual(30);
    expect(rows.objects.length).toBeGreaterThanOrEqual(60);
    expect(rows.places.length).toBeGreaterThanOrEqual(20);
    expect(rows.events.length).toBeGreaterThanOrEqual(8);
    expect(rows.updates.length).toBeGreaterThanOrEqual(12);
    expect(rows.plans.map(({ status }) => status)).toEqual([
      'active',
      'special',
      'active',
      'inactive',
    ]);
    // Their first download begins the special price.
    expect(rows.guides.filter(({ price }) => price === '0.00').length).toBeGreaterThanOrEqual(2);
  });

  it.each(rows.guides.map((guide) => [guide.slug, guide] as const))(
    '%s is whole',
    (_slug, guide) => {
      expect(guide.tracks.length).toBeGreaterThanOrEqual(3);
      expect(guide.tracks.length).toBeLessThanOrEqual(12);
      expect(guide.tracks[0]?.free).toBe(true);
      expect(guide.tracks.at(-1)?.free).toBe(false);
      expect(guide.faqs.length).toBeGreaterThanOrEqual(4);
      expect(guide.faqs.length).toBeLessThanOrEqual(6);
      expect(guide.price).toMatch(/^\d{1,3}\.\d{2}$/);
      expect(guide.description).toMatch(/<h[23]>/);
      expect(guide.description).toMatch(/<[uo]l>/);
      expect(guide.description).not.toMatch(/<(?!\/?(h2|h3|p|ul|ol|li|strong|em|blockquote)>)/);
    },
  );

  it('never says the same twice', () => {
    const texts = [
      ...rows.guides.flatMap(({ title, short, description }) => [title, short, description]),
      ...[...rows.persons, ...rows.places, ...rows.objects, ...rows.events].map(({ text }) => text),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has every file that it names', () => {
    const missing = rows.recordings.filter(({ file }) => !existsSync(join(audioFolder, file)));
    expect(missing).toEqual([]);
  });

  it('grows to 20,000 guides with titles of their own, the same ones every time', () => {
    const grown = expandGuides(rows.guides, 20_000);
    expect(grown).toHaveLength(20_000);
    expect(grown.slice(0, rows.guides.length)).toEqual(rows.guides);
    expect(new Set(grown.map(({ title }) => title)).size).toBe(20_000);
    expect(expandGuides(rows.guides, 20_000)[19_999]).toEqual(grown[19_999]);
  });
});
