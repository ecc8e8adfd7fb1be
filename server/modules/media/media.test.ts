import { raw, serverUrl, type RawResponse } from '../../../tests/support/server/client.ts';
import { soundTests } from '../../../tests/support/media/soundTests.ts';

const messageOf = (response: RawResponse): unknown => JSON.parse(response.body.toString());

describe('sound', () => soundTests(() => ({ store: 'folder', base: serverUrl() })));

describe('a picture that the store lacks', () => {
  test('is the cover in the bundled catalogue, for which browsers ask again', async () => {
    const name = '/storage/pictures/guide/caravaggio-luce-e-coltello';
    for (const path of [`${name}.320.avif`, `${name}-0123456789ab.160-320-640-960.webp`]) {
      const { status, headers } = await raw(path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/webp']);
      expect(headers['cache-control']).toBe('public, max-age=0');
    }
  });
});

describe('addresses that are no media', () => {
  test.each([
    '/storage',
    '/storage/',
    '/storage/audio',
    '/storage/audio/track/1',
    '/storage/audio/track/0.mp3',
    '/storage/audio/track/-1.mp3',
    '/storage/audio/track/1.5.mp3',
    '/storage/audio/track/01.mp3',
    '/storage/audio/track/1.MP3',
    '/storage/audio/track/99999999.mp3',
    '/storage/audio/track/9007199254740993.mp3',
    `/storage/audio/track/${'1'.repeat(22)}.mp3`,
    '/storage/audio/track/1.mp3/x',
    '/storage/audio/track/1.mp3%00',
    '/storage/audio/track/..%2f..%2f..%2fpackage.json',
    '/storage/audio/track/../../../package.json',
    '/storage/audio/track/../../../../package.json',
    '/storage/audio/theme/../manifest.json',
    '/storage/audio/theme/..%2fmanifest.mp3',
    '/storage/audio/theme/%2e%2e%2fmanifest.mp3',
    '/storage/audio/theme/nothing.mp3',
    '/storage/audio/manifest.json',
    '/storage/pictures',
    '/storage/pictures/',
    '/storage/pictures/../../../package.json',
    '/storage/pictures/..%2f..%2f..%2fpackage.json',
    '/storage/pictures/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/storage/pictures/guide/..%5c..%5cpackage.json',
    '/storage/pictures/guide\\x.320.webp',
    '/storage/pictures/guide/nothing.320.webp',
    '/storage/pictures/guide/x.320.webp%00.png',
    '/storage/pictures/guide/%6f.320.webp',
    '/storage//etc/passwd',
    '/storage/%2fetc%2fpasswd',
  ])('%s: 404', async (path) => {
    const response = await raw(path);
    expect(response.status).toBe(404);
    expect(messageOf(response)).toEqual({ message: expect.any(String) });
  });

  test('writing to them is not possible', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await raw('/storage/audio/track/1.mp3', { method })).status).toBe(404);
    }
  });
});
