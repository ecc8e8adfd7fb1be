import type { Envelope } from '../../../contract/envelope.ts';
import type { WireGuide, WireGuideDetail, WireTrack } from '../../../contract/guides.ts';
import {
  api,
  describeServer,
  json,
  raw,
  type RawResponse,
} from '../../../tests/support/server/client.ts';

const data = async <T>(path: string): Promise<T> =>
  (await json<Envelope<T>>(api(`/api/v1/client/${path}`))).data;

async function someTracks(): Promise<{ free: WireTrack; locked: WireTrack; guide: WireGuide }> {
  const [guide] = await data<WireGuide[]>('audio-guide');
  const { audio_content } = await data<WireGuideDetail>(`audio-guide/${guide?.id}`);
  const free = audio_content.find((track) => track.free === '1');
  const locked = audio_content.find((track) => track.free === '0');
  if (!guide || !free || !locked) throw new Error('the bundled guides have free and paid tracks');
  return { free, locked, guide };
}

const messageOf = (response: RawResponse): unknown => JSON.parse(response.body.toString());

describeServer('sound', () => {
  // Shows.
  test('a free track is sent complete, as audio, with Accept-Ranges', async () => {
    const { free } = await someTracks();
    const response = await raw(`/storage/${free.file_mp3}`);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-length': String(response.body.length),
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.any(String),
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  // Shows.
  test('parts of it are the same bytes: 206', async () => {
    const { free } = await someTracks();
    const path = `/storage/${free.file_mp3}`;
    const { body, headers } = await raw(path);
    const size = body.length;
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=1000-', 1000, size],
      ['bytes=-500', size - 500, size],
      [`bytes=${size - 1}-${size + 1000}`, size - 1, size],
    ] as const) {
      const part = await raw(path, { headers: { Range: range } });
      expect([range, part.status]).toEqual([range, 206]);
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${size}`);
      expect(part.body.equals(body.subarray(from, to))).toBe(true);
    }
    const stale = await raw(path, { headers: { Range: 'bytes=0-9', 'If-Range': '"old"' } });
    expect([stale.status, stale.body.length]).toEqual([200, size]);
    const known = await raw(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  test('a part past the end: 416, with the size', async () => {
    const { free } = await someTracks();
    const response = await raw(`/storage/${free.file_mp3}`, {
      headers: { Range: 'bytes=999999999-' },
    });
    expect(response.status).toBe(416);
    expect(response.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(messageOf(response)).toEqual({ message: expect.any(String) });
  });

  test('HEAD tells the size without the bytes', async () => {
    const { free } = await someTracks();
    const response = await raw(`/storage/${free.file_mp3}`, { method: 'HEAD' });
    expect([response.status, response.body.length]).toEqual([200, 0]);
    expect(Number(response.headers['content-length'])).toBeGreaterThan(10_000);
  });

  // Shows.
  test('a locked track: 403 with a message, whatever part of it is requested', async () => {
    const { locked } = await someTracks();
    for (const headers of [{}, { Range: 'bytes=0-99' }] as Record<string, string>[]) {
      const response = await raw(`/storage/audio/track/${locked.id}.mp3`, { headers });
      expect([response.status, messageOf(response)]).toEqual([
        403,
        { message: 'This track is locked.' },
      ]);
    }
  });

  test('every guide has a theme that plays', async () => {
    const guides = await data<WireGuide[]>('audio-guide');
    for (const theme of new Set(guides.map((guide) => guide.theme))) {
      const response = await raw(`/storage/${theme}`, { headers: { Range: 'bytes=0-0' } });
      expect([theme, response.status]).toEqual([theme, 206]);
    }
  });

  test.each(['person', 'object', 'location'])(
    'free clips of /%s play, locked ones do not',
    async (kind) => {
      const entities = await data<{ id: number; free: string; file_mp3: string }[]>(kind);
      const free = entities.find((one) => one.free === '1');
      const locked = entities.find((one) => one.free === '0');
      expect(free?.file_mp3).toBe(`audio/${kind}/${free?.id}.mp3`);
      expect((await raw(`/storage/audio/${kind}/${free?.id}.mp3`)).status).toBe(200);
      if (locked) {
        expect(locked.file_mp3).toBe('');
        expect((await raw(`/storage/audio/${kind}/${locked.id}.mp3`)).status).toBe(403);
      }
    },
  );
});

describeServer('addresses that are no media', () => {
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
    '/storage/audio/theme/../manifest.json',
    '/storage/audio/theme/..%2fmanifest.mp3',
    '/storage/audio/theme/%2e%2e%2fmanifest.mp3',
    '/storage/audio/theme/nothing.mp3',
    '/storage/audio/manifest.json',
    '/storage/pictures',
    '/storage/pictures/',
    '/storage/pictures/../../package.json',
    '/storage/pictures/..%2f..%2fpackage.json',
    '/storage/pictures/%2e%2e/%2e%2e/package.json',
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
