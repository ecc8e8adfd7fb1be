import { toWishList } from './decodeLibrary.ts';
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
  const { guides, ids } = toWishList({
    data: [{ id: 5, audio_guide: { ...guide, wishList: false } }],
  });
  expect(guides).toMatchObject([{ id: 5, title: 'La cupola', isInLibrary: true, isOwned: false }]);
  expect(ids).toEqual([5]);
});

test('an empty library', () => {
  expect(toWishList({ data: [] })).toEqual({ guides: [], ids: [] });
});

test.each([null, {}, { data: {} }, { data: [guide] }, { data: [{ id: 5, audio_guide: null }] }])(
  '%j is no wish list',
  (body) => {
    expect(() => toWishList(body)).toThrow(WireError);
  },
);
