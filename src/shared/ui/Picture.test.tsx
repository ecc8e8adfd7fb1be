import { render, screen } from '@testing-library/react';
import { toPicture } from '../../domain/decode/catalogue/picture.ts';
import { Picture } from './Picture.tsx';

const show = (path: string, props: { ratio?: number; eager?: boolean } = {}) => {
  const { container } = render(
    <Picture picture={toPicture(path)} alt="La cupola" sizes="90vw" {...props} />,
  );
  return {
    image: screen.getByRole('img', { name: 'La cupola' }),
    sources: [...container.querySelectorAll('source')],
  };
};

test('offers every width that the path names, AVIF before WebP', () => {
  const { sources } = show('pictures/guide/roma.160-320-960.webp');
  expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
    {
      type: 'image/avif',
      srcset:
        '/storage/pictures/guide/roma.160.avif 160w, /storage/pictures/guide/roma.320.avif 320w, /storage/pictures/guide/roma.960.avif 960w',
      sizes: '90vw',
    },
    {
      type: 'image/webp',
      srcset:
        '/storage/pictures/guide/roma.160.webp 160w, /storage/pictures/guide/roma.320.webp 320w, /storage/pictures/guide/roma.960.webp 960w',
      sizes: '90vw',
    },
  ]);
});

test('falls back to the path itself', () => {
  const { image } = show('pictures/guide/roma.160-320.webp');
  expect(image).toHaveAttribute('src', '/storage/pictures/guide/roma.160-320.webp');
});

test('a plain path, or one of another host, is shown as it is', () => {
  const { image, sources } = show('https://cdn.example.com/roma.jpg');
  expect(image).toHaveAttribute('src', 'https://cdn.example.com/roma.jpg');
  expect(sources).toEqual([]);
});

test('keeps its place, by width and height of its ratio', () => {
  const { image } = show('pictures/guide/roma.320-640.webp', { ratio: 16 / 9 });
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '360');
});

test('its place has its mean colour until it is loaded', () => {
  const { image } = show('pictures/guide/roma.320-640.cfa8.webp');
  expect(image.closest('picture')?.style.getPropertyValue('--placeholder')).toBe('#fa8');
});

test('waits until it comes near, except on the first screen', () => {
  expect(show('a.webp').image).toHaveAttribute('loading', 'lazy');
});

test('is fetched early on the first screen', () => {
  const { image } = show('a.webp', { eager: true });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});
