import { toWishedIds, toWishList } from './decodeLibrary.ts';
import { WireError } from '../wire.ts';

const guide = {
  id: 5,
  title: 'La cupola',
  short_description: '',
  cover: 'cover.webp',
  theme: 'theme/5.mp3',
  price: '4.99',
  remark: '',
  category: { id: 2, name: 'Chiese' },
  purchase: false,
};

// Shows.
test('a guide of the library is in it, whatever its flags say', () => {
  const guides = toWishList({
    data: [{ id: 5, audio_guide: { ...guide, wishList: false } }],
  });
  expect(guides).toMatchObject([{ id: 5, title: 'La cupola', isInLibrary: true, isOwned: false }]);
});

test('an empty library', () => {
  expect(toWishList({ data: [] })).toEqual([]);
});

test.each([null, {}, { data: {} }, { data: [guide] }, { data: [{ id: 5, audio_guide: null }] }])(
  '%j is no wish list',
  (body) => {
    expect(() => toWishList(body)).toThrow(WireError);
  },
);

test.each([
  ['asked for', [{ id: 5 }, { id: 3 }]],
  [
    'of a provider that sends the whole list, with ids of its own',
    [
      { id: 70, audio_guide: guide },
      { id: 71, audio_guide: { ...guide, id: 3 } },
    ],
  ],
])('the ids %s are those of the guides', (_, data) => {
  expect(toWishedIds({ data })).toEqual([5, 3]);
});

test.each([null, { data: {} }, { data: [{}] }, { data: [{ id: 5, audio_guide: null }] }])(
  '%j has no ids',
  (body) => {
    expect(() => toWishedIds(body)).toThrow(WireError);
  },
);
