import { existsSync } from 'node:fs';
import { motifs } from './motifs/motifs.ts';
import { subjects } from './subjects.ts';

const folders = {
  ...{ guide: 'guides', person: 'persons', object: 'objects', place: 'places', update: 'news' },
};

describe('the pictures of the bundled catalogue', () => {
  it('belong to an entry each', () => {
    const missing = subjects.filter(
      ({ kind, slug }) => !existsSync(`demo/catalogue/${folders[kind]}/${slug}`),
    );
    expect(missing).toEqual([]);
  });

  it('show a cover of its own for every guide', () => {
    const covers = subjects.flatMap(({ kind, picture }) => (kind === 'guide' ? [picture] : []));
    expect(covers.length).toBeGreaterThanOrEqual(40);
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('show every motif that can be drawn', () => {
    const shown = subjects.flatMap(({ picture }) =>
      typeof picture === 'string' ? [picture] : 'of' in picture ? [picture.of] : [],
    );
    const unused = Object.keys(motifs).filter((name) => !new Set<unknown>(shown).has(name));
    // The picture of shared links has it (brand.ts).
    expect(unused).toEqual(['lagoon']);
  });

  it('show a head only for a portrait or a statue of a person', () => {
    const heads = subjects.flatMap((subject) => {
      if (subject.kind !== 'object' || typeof subject.picture === 'string') return [];
      return typeof subject.picture.of === 'string' ? [] : [subject.slug];
    });
    expect(heads).toEqual([
      'augusto-di-via-labicana',
      'bronzo-a-di-riace',
      'bronzo-b-di-riace',
      'ritratto-di-colombo-del-galata',
    ]);
  });

  it('show who of the persons is a woman', () => {
    const women = subjects.flatMap((subject) =>
      subject.kind === 'person' && subject.picture.sex === 'woman' ? [subject.slug] : [],
    );
    expect(women).toEqual([
      'artemisia-gentileschi',
      'livia-drusilla',
      'paola-zancani-montuoro',
      'grazia-deledda',
      'rita-levi-montalcini',
      'susana-walton',
    ]);
  });
});
