import { pictureUrl } from './vault.ts';

test.each(['160-320-640-960.webp', '160-320-640-960.cfa8.webp', '320.avif', '640.webp'])(
  'the stored file of a picture is found at the address that ends with %s',
  (ending) => {
    const picture = 'https://shop.example/storage/pictures/guide/siena-0123456789ab';
    expect(pictureUrl(`${picture}.${ending}`)).toBe(picture);
  },
);
