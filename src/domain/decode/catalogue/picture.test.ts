import { toPicture } from './picture.ts';

test('reads the widths that a path names', () => {
  expect(toPicture('pictures/guide/roma.160-320-640-960.webp')).toEqual({
    path: 'pictures/guide/roma.160-320-640-960.webp',
    stem: 'pictures/guide/roma',
    widths: [160, 320, 640, 960],
  });
});

test('reads the mean colour after the widths', () => {
  expect(toPicture('pictures/guide/roma.160-320.c666.webp')).toEqual({
    path: 'pictures/guide/roma.160-320.c666.webp',
    stem: 'pictures/guide/roma',
    widths: [160, 320],
    color: '#666',
  });
});

test('reads a name with points of its own up to the widths', () => {
  expect(toPicture('pictures/s.pietro.320-640.webp')).toMatchObject({
    stem: 'pictures/s.pietro',
    widths: [320, 640],
  });
});

test.each([
  '',
  'covers/roma.png',
  'covers/roma.webp',
  'covers/160-320.webp',
  'covers/roma.160-.webp',
  'covers/roma.160-320.png',
  'https://cdn.example.com/roma.jpg?w=160-320.webp&x',
])('knows no variants of %p', (path) => {
  expect(toPicture(path)).toEqual({ path, stem: path, widths: [] });
});
