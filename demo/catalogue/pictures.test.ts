import { motifs } from '../pictures/motifs/motifs.ts';
import { catalogue } from './all.ts';
import { pictureSubjects } from './pictures.ts';

const subjects = pictureSubjects(catalogue);

const bare = {
  slug: 'x',
  name: 'x',
  guides: [],
  persons: [],
  objects: [],
  places: [],
  events: [],
  updates: [],
  recordings: [],
};

const notice = { title: '', subTitle: '', date: '2026-06-01' };

describe('pictureSubjects', () => {
  it('counts updates through the categories in order', () => {
    const list = pictureSubjects([
      {
        ...bare,
        updates: [
          { ...notice, picture: 'wreath' },
          { ...notice, picture: 'library' },
        ],
      },
      { ...bare, updates: [{ ...notice, picture: 'portal' }] },
    ]);
    expect(list.map(({ kind, slug, row, picture }) => [kind, slug, row, picture])).toEqual([
      ['update', 'update-01', 0, 'wreath'],
      ['update', 'update-02', 0, 'library'],
      ['update', 'update-03', 1, 'portal'],
    ]);
  });

  it('gives an update the picture of its guide, and refuses a guide that is not there', () => {
    const { guide } = catalogue.flatMap(({ updates }) => updates).find((one) => one.guide) ?? {};
    const cover = catalogue.flatMap(({ guides }) => guides).find(({ slug }) => slug === guide);
    const [first] = subjects.filter(({ kind }) => kind === 'update');
    expect(first?.picture).toBe(cover?.picture);
    expect(() => pictureSubjects([{ ...bare, updates: [{ ...notice, guide: 'none' }] }])).toThrow(
      'There is no guide none',
    );
  });

  it('gives every guide a cover of its own', () => {
    const covers = catalogue.flatMap(({ guides }) => guides.map(({ picture }) => picture));
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('shows every motif that can be drawn', () => {
    const asked = subjects.flatMap(({ picture }) =>
      typeof picture === 'string' ? [picture] : 'of' in picture ? [picture.of] : [],
    );
    expect(Object.keys(motifs).filter((name) => !new Set<unknown>(asked).has(name))).toEqual([]);
  });

  it('shows a head only for a portrait or a statue of a person', () => {
    const heads = catalogue
      .flatMap(({ objects }) => objects)
      .filter(({ picture }) => typeof picture !== 'string' && typeof picture.of !== 'string')
      .map(({ title }) => title);
    expect(heads).toEqual([
      'Augusto pontefice massimo',
      'Il Bronzo A di Riace',
      'Il Bronzo B di Riace',
      'Ritratto di Cristoforo Colombo',
    ]);
  });

  it('knows who of its persons is a woman', () => {
    const women = catalogue
      .flatMap(({ persons }) => persons)
      .filter(({ picture }) => picture.sex === 'woman')
      .map(({ name }) => name);
    expect(women).toEqual([
      'Artemisia Gentileschi',
      'Livia Drusilla',
      'Paola Zancani Montuoro',
      'Grazia Deledda',
      'Rita Levi-Montalcini',
      'Susana Walton',
    ]);
  });
});
