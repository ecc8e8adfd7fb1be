import { screen } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { GuideCarousel } from './GuideCarousel.tsx';
import { GuideGrid } from '../lists/GuideGrid.tsx';
import { GuideHit } from '../search/GuideHit.tsx';

/** Every character is another one, so that the place of the cut can be read. */
const text = Array.from({ length: 90 }, (_none, index) => String.fromCharCode(0x4e00 + index)).join(
  '',
);
const guide: Guide = {
  id: 12,
  title: 'Masaccio',
  shortDescription: text,
  cover: toPicture('pictures/guide/masaccio.160-320.webp'),
  theme: '',
  price: '5.99',
  isSpecial: false,
  lang: 'it',
  category: { id: 3, name: 'Pittura' },
  isOwned: false,
  isInLibrary: false,
};

test('a title that is cut is called by its whole in a grid, and in the search', () => {
  const title = 'La cupola senza armatura';
  const search = renderPart(<GuideHit guide={{ ...guide, title }} />);
  const link = screen.getByRole('link', { name: title });
  expect(link).toHaveTextContent('La cupola senza…');
  expect(link).toHaveAttribute('title', title);
  search.unmount();
  renderPart(<GuideGrid guides={[{ ...guide, title }]} />);
  const heading = screen.getByRole('heading', { name: title });
  expect(heading).toHaveTextContent('La cupola senza…');
  expect(heading).toHaveAttribute('title', title);
});

// Shows.
test('a short description has 40 characters in the search, 60 in a grid, 70 in a carousel', () => {
  const search = renderPart(<GuideHit guide={guide} />);
  expect(screen.getByText(`${text.slice(0, 40)}…`)).toBeInTheDocument();
  search.unmount();
  const grid = renderPart(<GuideGrid guides={[guide]} />);
  expect(screen.getByText(`${text.slice(0, 60)}…`)).toBeInTheDocument();
  grid.unmount();
  renderPart(<GuideCarousel label="Row" guides={[guide]} />);
  expect(screen.getAllByText(`${text.slice(0, 70)}…`)[0]).toBeInTheDocument();
});
