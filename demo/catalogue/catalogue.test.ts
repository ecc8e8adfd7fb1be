import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundledCatalogue } from './bundled.ts';

describe('the bundled catalogue', () => {
  // Throws for every slug that is used twice and every link that leads nowhere, recordings included.
  const rows = bundledCatalogue();

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
    const missing = rows.recordings.filter(({ file }) => !existsSync(join('demo/audio', file)));
    expect(missing).toEqual([]);
  });
});
