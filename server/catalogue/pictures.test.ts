import {
  linkPicturePath,
  otherSizesOf,
  pictureFile,
  picturePath,
  pictureWidths,
  resolvePicture,
} from './pictures.ts';

describe('picturePath', () => {
  it('names every width of its kind', () => {
    expect(picturePath('guide', 'la-cupola')).toBe('pictures/guide/la-cupola.160-320-640-960.webp');
    expect(picturePath('place', 'villa-d-este')).toBe(
      'pictures/place/villa-d-este.320-640-960-1280.webp',
    );
    expect(picturePath('update', 'update-01')).toBe('pictures/update/update-01.320-640.webp');
  });
});

test('a path with the mean colour is that of the same picture', () => {
  const path = picturePath('guide', 'la-cupola', '666');
  expect(path).toBe('pictures/guide/la-cupola.160-320-640-960.c666.webp');
  expect(resolvePicture(path)).toBe('guide/la-cupola.640.webp');
  expect(resolvePicture('pictures/guide/la-cupola.320.c666.webp')).toBeNull();
});

test('what is sent in place of a size is a WebP of the nearest one', () => {
  expect(otherSizesOf('guide/la-cupola.640.avif')).toEqual([
    'guide/la-cupola.640.webp',
    'guide/la-cupola.320.webp',
    'guide/la-cupola.960.webp',
    'guide/la-cupola.160.webp',
  ]);
  expect(otherSizesOf('guide/la-cupola.stamp')).toEqual([]);
});

describe('a picture for links', () => {
  const cover = picturePath('guide', 'la-cupola-0123456789ab');

  it('has a path of its own for each title and cover, which names its file', () => {
    const path = linkPicturePath(cover, 'La cupola') ?? '';
    expect(path).toMatch(/^pictures\/guide\/la-cupola-0123456789ab\.[0-9a-f]{12}\.jpg$/);
    expect(`pictures/${resolvePicture(path)}`).toBe(path);
    expect(linkPicturePath(cover, 'Le cupole')).not.toBe(path);
    expect(linkPicturePath(picturePath('guide', 'altra'), 'La cupola')).not.toBe(path);
  });

  it('is the widest WebP of the cover until it is made', () => {
    const file = resolvePicture(linkPicturePath(cover, 'La cupola') ?? '') ?? '';
    expect(otherSizesOf(file)[0]).toBe('guide/la-cupola-0123456789ab.960.webp');
  });

  it.each([
    ['', 'La cupola'],
    ['cover.webp', 'La cupola'],
    [picturePath('update', 'x'), 'La cupola'],
    [cover, ''],
    [cover, 'Κνωσός'],
  ])('does not exist for %j and %j', (of, title) => {
    expect(linkPicturePath(of, title)).toBeUndefined();
  });
});

describe('resolvePicture', () => {
  it.each(['guide', 'person', 'object', 'place', 'update'] as const)(
    'answers the plain path of a %s with its 640 webp',
    (kind) => {
      expect(resolvePicture(picturePath(kind, 'x-1'))).toBe(`${kind}/x-1.640.webp`);
    },
  );

  it.each(Object.entries(pictureWidths))('knows the variants of a %s', (kind, widths) => {
    for (const width of widths) {
      expect(resolvePicture(`pictures/${kind}/x.${width}.avif`)).toBe(`${kind}/x.${width}.avif`);
      expect(resolvePicture(`pictures/${kind}/x.${width}.webp`)).toBe(`${kind}/x.${width}.webp`);
    }
  });

  it('agrees with the name under which the import writes', () => {
    expect(resolvePicture('pictures/object/il-codice.160.avif')).toBe(
      pictureFile('object', 'il-codice', 160, 'avif'),
    );
  });

  it.each([
    'pictures/guide/../person/x.320.webp',
    'pictures/../pictures/guide/x.320.webp',
    'pictures/guide/..%2fx.320.webp',
    'pictures/guide/a%2fb.320.webp',
    'pictures/guide/a\\b.320.webp',
    'pictures/guide/a\0b.320.webp',
    '/pictures/guide/x.320.webp',
    'pictures/guide/x.320.webp/',
    'pictures/guide/x.320.webp\n',
    'pictures/guide//x.320.webp',
    'pictures/guide/.x.320.webp',
    'pictures/guide/x..320.webp',
    'pictures/guide/-x.320.webp',
    'pictures/guide/X.320.webp',
    'pictures/guide/.320.webp',
    'pictures/guide/x.webp',
    'pictures/guide/x.png',
    'pictures/guide/x.stamp',
    'pictures/guide/x.jpg',
    'pictures/guide/x.0123456789AB.jpg',
    'pictures/guide/../x.0123456789ab.jpg',
    'pictures/update/x.0123456789ab.jpg',
    'pictures/guide/x.320.png',
    'pictures/guide/x.1280.webp',
    'pictures/guide/x.0320.webp',
    'pictures/guide/x.320-640.webp',
    'pictures/guide/x.160-320-640-960.avif',
    'pictures/person/x.960.webp',
    'pictures/secret/x.320.webp',
    'pictures/constructor/x.320.webp',
    `pictures/guide/${'x'.repeat(400)}.320.webp`,
    '',
  ])('refuses %j', (path) => {
    expect(resolvePicture(path)).toBeNull();
  });
});
