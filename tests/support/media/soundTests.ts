/** What holds for free recordings, in whatever store they are. */
import type { WireGuide, WireGuideDetail, WireTrack } from '../../../contract/guides.ts';
import { callerOf } from '../customers/customer.ts';
import { data as dataOf } from '../customers/owner.ts';
import type { RawResponse } from '../server/client.ts';
import { askerOf, type Ask, type MediaShop } from './ask.ts';

const messageOf = (response: RawResponse): unknown => JSON.parse(response.body.toString());

export function soundTests(open: () => MediaShop): void {
  const data = <T>(path: string): Promise<T> => dataOf<T>(callerOf(undefined, open().base), path);
  const ask: Ask = (path, request) => askerOf(open())(path, request);

  async function someTracks(): Promise<{ free: WireTrack; locked: WireTrack; guide: WireGuide }> {
    const [guide] = await data<WireGuide[]>('audio-guide');
    const { audio_content } = await data<WireGuideDetail>(`audio-guide/${guide?.id}`);
    const free = audio_content.find((track) => track.free === '1');
    const locked = audio_content.find((track) => track.free === '0');
    if (!guide || !free || !locked) throw new Error('the bundled guides have free and paid tracks');
    return { free, locked, guide };
  }

  // Shows.
  test('a free track is sent complete, as audio, with Accept-Ranges', async () => {
    const { free } = await someTracks();
    const response = await ask(`/storage/${free.file_mp3}`);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(response.body.length),
      'cache-control': 'public, max-age=3600',
      etag: expect.any(String),
      // Pages may show what another origin sends without this header.
      ...(open().store === 'folder' && {
        'accept-ranges': 'bytes',
        'cross-origin-resource-policy': 'same-origin',
      }),
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  // Shows.
  test('parts of it are the same bytes: 206', async () => {
    const { free } = await someTracks();
    const path = `/storage/${free.file_mp3}`;
    const { body, headers } = await ask(path);
    const size = body.length;
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=1000-', 1000, size],
      ['bytes=-500', size - 500, size],
      [`bytes=${size - 1}-${size + 1000}`, size - 1, size],
    ] as const) {
      const part = await ask(path, { headers: { Range: range } });
      expect([range, part.status]).toEqual([range, 206]);
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${size}`);
      expect(part.body.equals(body.subarray(from, to))).toBe(true);
    }
    if (open().store === 'folder') {
      const whole = await ask(path, { headers: { Range: `bytes=-${size + 1}` } });
      expect([whole.status, whole.body.length]).toEqual([206, size]);
      const weak = { Range: 'bytes=0-9', 'If-Range': `W/${headers.etag}` };
      expect((await ask(path, { headers: weak })).status).toBe(200);
    }
    // Swift ignores If-Range; the app compares the ETag of a part (downloadFile.ts).
    if (open().store === 'folder') {
      const stale = await ask(path, { headers: { Range: 'bytes=0-9', 'If-Range': '"old"' } });
      expect([stale.status, stale.body.length]).toEqual([200, size]);
    }
    const part = await ask(path, {
      headers: { Range: 'bytes=0-9', 'If-Range': headers.etag ?? '' },
    });
    expect([part.status, part.body.length]).toEqual([206, 10]);
    const known = await ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  test('a part past the end: 416', async () => {
    const { free } = await someTracks();
    const response = await ask(`/storage/${free.file_mp3}`, {
      headers: { Range: 'bytes=999999999-' },
    });
    expect(response.status).toBe(416);
    if (open().store === 'folder') {
      expect(response.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      expect(messageOf(response)).toEqual({ message: expect.any(String) });
    }
  });

  test('HEAD tells the size without the bytes', async () => {
    const { free } = await someTracks();
    const response = await ask(`/storage/${free.file_mp3}`, { method: 'HEAD' });
    expect([response.status, response.body.length]).toEqual([200, 0]);
    expect(Number(response.headers['content-length'])).toBeGreaterThan(10_000);
  });

  // Shows.
  test('a locked track: 403 with a message, whatever part of it is requested', async () => {
    const { locked } = await someTracks();
    for (const headers of [{}, { Range: 'bytes=0-99' }] as Record<string, string>[]) {
      const response = await ask(`/storage/audio/track/${locked.id}.mp3`, { headers });
      expect([response.status, messageOf(response)]).toEqual([
        403,
        { message: 'This track is locked.' },
      ]);
    }
  });

  test('every guide has a theme that plays', async () => {
    const guides = await data<WireGuide[]>('audio-guide');
    for (const theme of new Set(guides.map((guide) => guide.theme))) {
      const response = await ask(`/storage/${theme}`, { headers: { Range: 'bytes=0-0' } });
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
      expect((await ask(`/storage/audio/${kind}/${free?.id}.mp3`)).status).toBe(200);
      if (locked) {
        expect(locked.file_mp3).toBe('');
        expect((await ask(`/storage/audio/${kind}/${locked.id}.mp3`)).status).toBe(403);
      }
    },
  );

  test('a picture that does not exist is a 404', async () => {
    expect((await ask('/storage/pictures/guide/nothing.320.webp')).status).toBe(404);
  });
}
