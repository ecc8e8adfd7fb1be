import { render } from '@testing-library/react';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { Disc } from './Disc.tsx';

// Shows.
test('the disc turns while the track plays, and rests while it does not', () => {
  const cover = toPicture('pictures/guide/masaccio.160-320.webp');
  const { container, rerender } = render(<Disc cover={cover} isSpinning />);
  const disc = () => container.querySelector('.disc');
  expect(disc()).toHaveAttribute('data-spinning', 'true');
  rerender(<Disc cover={cover} isSpinning={false} />);
  expect(disc()).toHaveAttribute('data-spinning', 'false');
});
