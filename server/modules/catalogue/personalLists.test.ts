import type { Access } from '../access/access.ts';
import { personalList } from './personalLists.ts';
import { PreparedAnswer } from '../../http/preparedAnswers.ts';

const FLAGS = { purchase: false, wishList: false, whishlist: false };
const guides = [
  { id: 7, title: 'plain', category: { id: 2, name: 'Pittura' }, ...FLAGS },
  // Words that look like the flags, in every disguise that JSON allows.
  {
    id: 3,
    title: '"purchase":false,"wishList":false,"whishlist":false',
    category: { id: 7 },
    ...FLAGS,
  },
  { id: 12, title: 'città \\"purchase\\":false \u2028 🎧', category: { id: 3 }, ...FLAGS },
  { id: 1, title: '', category: { id: 1 }, ...FLAGS },
];
const answer = new PreparedAnswer(Buffer.from(JSON.stringify({ data: guides })));

const access = (owned: number[], wished: number[]): Access => ({
  owns: (id) => owned.includes(id),
  wishes: (id) => wished.includes(id),
  sign: (path) => path,
});

describe('a customer’s list made of the visitors’', () => {
  test.each([
    [[], []],
    [[3], []],
    [[], [3]],
    [
      [7, 12],
      [12, 1],
    ],
    [
      [7, 3, 12, 1],
      [7, 3, 12, 1],
    ],
    [[99], [98]],
  ])('owned %j, wished %j: the same list with these flags', (owned, wished) => {
    const bytes = personalList(answer, access(owned, wished));
    expect(bytes.length).toBe(answer.body.length);
    expect(JSON.parse(bytes.toString())).toEqual({
      data: guides.map((guide) => ({
        ...guide,
        purchase: owned.includes(guide.id),
        wishList: wished.includes(guide.id),
        whishlist: wished.includes(guide.id),
      })),
    });
  });

  test('leaves the visitors’ own as it was', () => {
    personalList(answer, access([7, 3], [1]));
    expect(JSON.parse(answer.body.toString())).toEqual({ data: guides });
  });
});
