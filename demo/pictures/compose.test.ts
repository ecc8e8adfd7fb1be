import { type Subject, compose } from './compose.ts';
import { type Motif, motifs } from './motifs/motifs.ts';
import type { Traits } from './portraits/traits.ts';
import { subjects } from './subjects.ts';

const names = Object.keys(motifs) as Motif[]; // Object.keys forgets the type of its keys

/** Everything that is drawn, without the ids, which tell nothing of the looks. */
const body = (subject: Subject): string => compose(subject).svg.replace(/c\d+/g, '');

const cover = (picture: Motif, slug = 'one'): Subject => ({
  kind: 'guide',
  slug,
  row: 0,
  turn: 0,
  picture,
});

const portrait = (picture: Traits): string =>
  body({ kind: 'person', slug: 'one', row: 0, turn: 0, picture });

const man = {
  sex: 'man',
  age: 'grown',
  hair: 'short',
  beard: 'none',
  headwear: 'none',
  dress: 'gown',
} as const;

describe('compose', () => {
  it('draws the same picture for the same subject', () => {
    for (const subject of subjects) expect(compose(subject).svg).toBe(compose(subject).svg);
  });

  it('draws each motif unlike every other', () => {
    expect(new Set(names.map((name) => body(cover(name)))).size).toBe(names.length);
  });

  it('draws no two pictures of the catalogue alike', () => {
    expect(new Set(subjects.map(body)).size).toBe(subjects.length);
  });

  it('mounts the same motif as a work of each kind is mounted', () => {
    const kinds = ['altarpiece', 'fresco', 'mosaic', 'tondo', 'upright', 'wide'] as const;
    const works = kinds.map((as) =>
      body({ kind: 'object', slug: 'one', row: 0, turn: 0, picture: { as, of: 'madonna' } }),
    );
    expect(new Set(works).size).toBe(kinds.length);
  });

  it('gives a person the beard, the age and the sex that are asked for', () => {
    const bearded = (['none', 'short', 'full', 'long', 'goatee', 'moustache'] as const).map(
      (beard) => portrait({ ...man, beard }),
    );
    const { beard: _none, ...looks } = man;
    const others = [
      portrait({ ...looks, sex: 'woman' }),
      portrait({ ...looks, sex: 'woman', age: 'old' }),
      portrait({ ...man, age: 'old' }),
    ];
    expect(new Set([...bearded, ...others]).size).toBe(9);
  });

  it('draws no beard for a woman, even if one is asked for', () => {
    const { beard: _none, ...looks } = man;
    const woman: Traits = { ...looks, sex: 'woman' };
    // @ts-expect-error: a woman has no beard
    const bearded: Traits = { ...woman, beard: 'full' };
    expect(portrait(bearded)).toBe(portrait(woman));
  });

  it('writes numbers that a renderer can read, and no text', () => {
    for (const subject of subjects) {
      const { svg } = compose(subject);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<text/);
      expect(svg.length).toBeLessThan(200_000);
    }
  });

  it('never gives one id to two clip paths', () => {
    // A reflection repeats what it mirrors, ids and all: the same path under the same id does no harm.
    for (const subject of subjects) {
      const paths = new Map<string, string>();
      for (const [, id = '', path = ''] of compose(subject).svg.matchAll(
        /<clipPath id="([^"]+)">(.*?)<\/clipPath>/g,
      )) {
        expect(paths.get(id) ?? path).toBe(path);
        paths.set(id, path);
      }
    }
  });
});
