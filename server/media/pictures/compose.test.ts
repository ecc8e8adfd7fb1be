import type { Motif } from '../../db/seed/content/types.ts';
import { type Subject, compose } from './compose.ts';
import { pictureSubjects } from './jobs.ts';

const motifs: Motif[] = ['arch', 'dome', 'column', 'amphora', 'laurel', 'stars', 'garden', 'waves'];

const eight = [0, 1, 2, 3, 4, 5, 6, 7];

const covers = motifs.flatMap((motif) =>
  eight.map((turn): Subject => ({ kind: 'guide', slug: `${motif}-${turn}`, motif, turn })),
);

const categories = ['Dipinto', 'Affresco', 'Mosaico', 'Scultura', 'Manoscritto', 'Disegno', 'Vaso'];

const others = motifs.flatMap((motif, m): Subject[] => [
  { kind: 'person', slug: `p-${m}`, motif, turn: 0, name: 'Maria Rossi', born: '1850' },
  { kind: 'person', slug: `q-${m}`, motif, turn: 1, name: 'Marco Rossi', born: `${m * 40} a.C.` },
  {
    kind: 'person',
    slug: `r-${m}`,
    motif,
    turn: 2,
    name: 'Andrea Rossi',
    born: `${900 + m * 130}`,
  },
  {
    kind: 'object',
    slug: `o-${m}`,
    motif,
    turn: 0,
    category: categories[m] ?? 'Altro',
    title: 'x',
  },
  { kind: 'place', slug: `l-${m}`, motif, turn: 0, name: 'Altrove' },
  { kind: 'update', slug: `update-0${m}`, motif, turn: m },
]);

/** Everything that is drawn, without the ids, which tell nothing of the looks. */
const body = (subject: Subject): string => compose(subject).svg.replace(/c\d+/g, '');

describe('compose', () => {
  it('draws the same picture for the same subject', () => {
    for (const subject of [...covers, ...others])
      expect(compose(subject).svg).toBe(compose(subject).svg);
  });

  it('draws 64 covers of which no two are alike', () => {
    expect(new Set(covers.map(body)).size).toBe(64);
  });

  it('draws another picture for another slug of the same motif and turn', () => {
    for (const cover of covers.slice(0, 8))
      expect(body({ ...cover, slug: 'another' })).not.toBe(body(cover));
  });

  it('writes numbers that a renderer can read, and no text', () => {
    for (const subject of [...covers, ...others]) {
      const { svg } = compose(subject);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<text/);
      expect(svg.length).toBeLessThan(200_000);
    }
  });

  it('never gives one id to two clip paths', () => {
    // A reflection repeats what it mirrors, ids and all: the same path under the same id does no harm.
    for (const subject of [...covers, ...others]) {
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

describe('pictureSubjects', () => {
  it('counts updates through the categories in order', () => {
    const update = { title: '', subTitle: '', date: '2026-06-01' };
    const category = (motif: Motif, count: number) => ({
      slug: motif,
      name: motif,
      motif,
      guides: [],
      persons: [],
      objects: [],
      places: [],
      events: [],
      updates: Array.from({ length: count }, () => update),
      recordings: [],
    });
    const subjects = pictureSubjects([category('arch', 2), category('waves', 1)]);
    expect(subjects.map(({ kind, slug, motif }) => [kind, slug, motif])).toEqual([
      ['update', 'update-01', 'arch'],
      ['update', 'update-02', 'arch'],
      ['update', 'update-03', 'waves'],
    ]);
  });
});
