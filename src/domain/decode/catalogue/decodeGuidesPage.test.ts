import { WireError } from '../wire.ts';
import { toGuidesPage } from './decodeGuidesPage.ts';

describe('a page of the guides of a category', () => {
  const three = [12, 13, 14].map((id) => ({
    id,
    title: 'La cupola',
    cover: 'pictures/guide/cupola.160-320.webp',
    price: '5.99',
    category: { id: 3, name: 'Chiese e cattedrali' },
  }));
  const page = (answer: unknown) => {
    const { guides, ...more } = toGuidesPage(2)(answer);
    return { ids: guides.map(({ id }) => id), ...more };
  };

  test('has as many as were requested, of as many as there are, and the cursor of the next', () => {
    const answer = { data: three.slice(0, 2), total: 64, next: '13' };
    expect(page(answer)).toEqual({ ids: [12, 13], total: 64, next: '13' });
  });

  test('of a provider that sends all and says no number, has its first and no next', () => {
    expect(page({ data: three })).toEqual({ ids: [12, 13], total: 3, next: null });
    expect(page({ data: three, total: '64', next: 13 })).toEqual({
      ids: [12, 13],
      total: 3,
      next: null,
    });
  });

  test('is refused when one of them is no guide', () => {
    expect(() => page({ data: [null] })).toThrow(WireError);
  });
});
