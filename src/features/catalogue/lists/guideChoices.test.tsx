import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { guideChoices } from './guideChoices.ts';
import { ListControls } from './ListControls.tsx';
import type { Guide } from '../../../domain/model.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { useListView } from './useListView.ts';

const choices = guideChoices({
  categories: [{ id: 2, name: 'Pittura e Rinascimento' }],
  guides: [],
  owns: null,
  currency: 'USD',
  lang: 'it',
});

const Choices = () => <ListControls view={useListView(choices)} />;

// Shows.
test('the name of a category to choose is cut to 20 characters', () => {
  renderPart(<Choices />);
  expect(screen.getByRole('option', { name: 'Pittura e Rinascimen…' })).toHaveValue('2');
});

/** Returns the texts and values of the prices to choose from, for guides at these prices. */
async function pricesFor(currency: string, prices: readonly string[]) {
  const [guide] = await guidesOf(1);
  if (!guide) throw new Error('a guide');
  const guides = prices.map((price): Guide => ({ ...guide, price }));
  const choice = guideChoices({ categories: null, guides, owns: null, currency, lang: 'it' }).find(
    ({ name }) => name === 'price',
  );
  return choice?.options.map((option) => [
    option.text,
    option.value,
    guides.filter((each) => 'fits' in option && option.fits(each)).length,
  ]);
}

test.each([
  [
    'USD',
    ['0.00', '1.49', '4.99'],
    [
      ['Up to $2', '2', 2],
      ['Up to $5', '5', 3],
    ],
  ],
  [
    'JPY',
    ['300', '1200', '900'],
    [
      ['Up to ¥500', '500', 1],
      ['Up to ¥1000', '1000', 2],
      ['Up to ¥2000', '2000', 3],
    ],
  ],
  [
    'KWD',
    ['0.450', '1.500'],
    [
      ['Up to KWD 0.500', '0.5', 1],
      ['Up to KWD 1', '1', 1],
      ['Up to KWD 2', '2', 2],
    ],
  ],
  ['EUR', ['0.00'], []],
])(
  'the prices to choose from in %s follow from those of the guides',
  async (currency, prices, expected) => {
    expect((await pricesFor(currency, prices))?.slice(1)).toEqual(
      expected.map(([text, ...more]) => [String(text).replace('KWD ', 'KWD\u00a0'), ...more]),
    );
  },
);
