import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { ErrorBody } from '../../../contract/envelope.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { api, json, raw } from '../../../tests/support/server/client.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import { newCustomer, type TestCustomer } from '../../../tests/support/customers/customer.ts';

const path = '/api/v1/users/profile-image';
const MB = 1024 * 1024;

const formWith = (bytes: Uint8Array, name = 'ritratto.png', field = 'image'): FormData => {
  const form = new FormData();
  form.set(field, new Blob([Buffer.from(bytes)], { type: 'image/png' }), name);
  return form;
};
const upload = ({ api: call }: TestCustomer, bytes: Uint8Array, name?: string): Promise<Response> =>
  call(path, { method: 'POST', body: formWith(bytes, name) });
const imageOf = async ({ api: call }: TestCustomer): Promise<string> =>
  (await json<ProfileResponse>(call('/api/v1/users/profile-data'))).data.image;
const file = (image: string, { variant, base }: { variant?: string; base?: string } = {}) =>
  raw(`/storage/${variant ? image.replace('96-192-384.webp', variant) : image}`, {
    ...(base !== undefined && { base }),
  });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d00000' } });
/** Returns a picture whose left half is red and right half blue. */
const twoHalves = (width = 600, height = 400) =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000d0' } },
      left: width / 2,
      top: 0,
    },
  ]);
/** Returns red, green and blue of one pixel. */
const pixel = async (bytes: Buffer, left: number, top: number): Promise<number[]> => {
  const extract = { left, top, width: 1, height: 1 };
  return [...(await sharp(bytes).extract(extract).removeAlpha().raw().toBuffer())];
};

let customer: TestCustomer;

const refused = async (response: Response, status: number): Promise<void> => {
  expect(response.status).toBe(status);
  const { message, errors } = await json<ErrorBody>(response);
  expect(errors).toEqual({ image: [message] });
  expect(await imageOf(customer)).toBe('');
};

describe('the profile picture', () => {
  afterAll(stopOwnServer);
  beforeEach(async () => {
    customer = await newCustomer();
  });

  // Shows.
  test.each(['png', 'jpeg', 'webp'] as const)('%s becomes squares', async (format) => {
    const response = await upload(customer, await twoHalves()[format]().toBuffer(), '../../x.svg');
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ message: 'Your picture was changed.' });
    const image = await imageOf(customer);
    expect(image).toMatch(/^pictures\/profile\/[0-9a-f]{32}\.96-192-384\.webp$/);
    for (const width of [96, 192, 384]) {
      for (const [suffix, type] of [
        ['webp', 'webp'],
        ['avif', 'heif'],
      ]) {
        const { status, body } = await file(image, { variant: `${width}.${suffix}` });
        expect(status).toBe(200);
        expect(await sharp(body).metadata()).toMatchObject({
          width,
          height: width,
          format: type,
        });
      }
    }
    const { body } = await file(image);
    const [red = 0, , blue = 0] = await pixel(body, 40, 192);
    const [otherRed = 0, , otherBlue = 0] = await pixel(body, 340, 192);
    expect(red - blue).toBeGreaterThan(120);
    expect(otherBlue - otherRed).toBeGreaterThan(120);
  });

  test('is turned upright, and tells nothing of where and with what it was taken', async () => {
    const taken = await twoHalves()
      .withExif({ IFD0: { Copyright: 'Segreto', Model: 'Segreto' }, IFD3: { GPSLatitude: '43/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await upload(customer, taken);
    const { body } = await file(await imageOf(customer));
    expect(await sharp(body).metadata()).not.toHaveProperty('exif');
    expect(body.includes('Segreto')).toBe(false);
    // Rotated by 90 degrees: the left half is on top.
    expect((await pixel(body, 192, 40))[0]).toBeGreaterThan(120);
    expect((await pixel(body, 192, 340))[2]).toBeGreaterThan(120);
  });

  test('a new one replaces the old one, whose files are deleted', async () => {
    const png = await twoHalves().png().toBuffer();
    await upload(customer, png);
    const old = await imageOf(customer);
    await upload(customer, png);
    const image = await imageOf(customer);
    expect(image).not.toBe(old);
    for (const variant of [undefined, '96.webp', '384.avif']) {
      expect((await file(old, { variant })).status).toBe(404);
      expect((await file(image, { variant })).status).toBe(200);
    }
  });

  test('ten at once: one stays, whole', async () => {
    const png = await twoHalves().png().toBuffer();
    const look = () => upload(customer, png).then(() => imageOf(customer));
    const seen = new Set(await Promise.all(Array.from({ length: 10 }, look)));
    expect(seen.size).toBeGreaterThan(1);
    const last = await imageOf(customer);
    for (const image of seen) {
      expect((await file(image, { variant: '192.avif' })).status).toBe(image === last ? 200 : 404);
    }
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('not a picture')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['GIF', Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b')],
    ['a signature alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a signature and noise', Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(3000)])],
  ])('%s: 400', async (_, bytes) => refused(await upload(customer, bytes), 400));

  test('half a picture: 400', async () => {
    const png = await twoHalves().png({ compressionLevel: 0 }).toBuffer();
    await refused(await upload(customer, png.subarray(0, png.length / 2)), 400);
  });

  test('a small file of a huge picture: 400', async () => {
    const create = { width: 12_000, height: 12_000, channels: 3 as const, background: '#000' };
    const bomb = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    expect(bomb.length).toBeLessThan(MB);
    await refused(await upload(customer, bomb), 400);
  });

  test('a PNG of 2048 × 2048 is accepted, a larger one is not; a JPEG may be larger', async () => {
    await refused(await upload(customer, await plain(2049, 2048).png().toBuffer()), 400);
    await refused(await upload(customer, await plain(4100, 3200).jpeg().toBuffer()), 400);
    expect((await upload(customer, await plain(2048, 2048).png().toBuffer())).status).toBe(200);
    expect((await upload(customer, await plain(4032, 3024).jpeg().toBuffer())).status).toBe(200);
  });

  test('thirty at once: a full queue refuses the rest with a message to try again', async () => {
    const picture = await plain(2048, 2048).png().toBuffer();
    // On its own server: others would get a 503 meanwhile.
    const { url: base } = await startOwnServer();
    const uploader = await newCustomer({ base });
    const uploads = Array.from({ length: 30 }, () => upload(uploader, picture));
    const responses = await Promise.all(uploads);
    const busy = responses.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    busy.forEach(({ headers }) => expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0));
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(9);
    expect((await file(await imageOf(uploader), { variant: '192.avif', base })).status).toBe(200);
  });

  test('2 MB are accepted, more are a 413', async () => {
    const png = await twoHalves().png().toBuffer();
    // A PNG may have any bytes after its end.
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    await refused(await upload(customer, padded(2 * MB + 1)), 413);
    await refused(await upload(customer, padded(3 * MB)), 413);
    expect((await upload(customer, padded(2 * MB))).status).toBe(200);
  });

  // Shows.
  test('no file, a text in its place, another field, two of them, JSON: 400', async () => {
    const text = new FormData();
    text.set('image', 'a text');
    const png = await twoHalves().png().toBuffer();
    const twice = formWith(png);
    twice.append('image', new Blob([Buffer.from(png)]), 'b.png');
    for (const body of [new FormData(), text, formWith(png, 'a.png', 'picture'), twice]) {
      const response = await customer.api(path, { method: 'POST', body });
      expect([400, 413]).toContain(response.status);
    }
    await refused(await customer.post(path, { image: png.toString('base64') }), 400);
  });

  test.each([
    'pictures/profile/x.webp',
    `pictures/profile/${'0'.repeat(32)}.96.webp`,
    `pictures/profile/${'0'.repeat(32)}.97.webp`,
    `pictures/profile/${'0'.repeat(32)}.96-192-384.avif`,
    'pictures/profile/..%2f..%2fetc%2fpasswd',
    'pictures/profile/%00',
    'pictures/profile/',
  ])('/storage/%s: 404', async (address) => {
    expect((await file(address)).status).toBe(404);
  });

  test('visitors: 401', async () => {
    const png = await twoHalves(20, 20).png().toBuffer();
    expect((await api(path, { method: 'POST', body: formWith(png) })).status).toBe(401);
  });
});
