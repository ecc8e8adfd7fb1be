import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Envelope, ErrorBody } from '../../../contract/envelope.ts';
import type {
  WireEvent,
  WireLocationSummary,
  WireObject,
  WireObjectSummary,
} from '../../../contract/exhibits.ts';
import type { WireCategory, WireGuide, WireGuideDetail } from '../../../contract/guides.ts';
import type { WirePlan } from '../../../contract/plans.ts';
import type { WireUpdate } from '../../../contract/updates.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { api, json, raw } from '../../../tests/support/server/client.ts';

const client = '/api/v1/client';
const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };
const urls = [
  'category',
  'audio-guide',
  'person',
  'object',
  'location',
  'event',
  'subscriptions',
  'updates',
];

const list = async <T>(path: string): Promise<T[]> =>
  (await json<Envelope<T[]>>(api(`${client}/${path}`))).data;

describe('catalogue lists', () => {
  // Shows.
  test.each(urls)('GET /%s is a list with ids that no two entries share', async (url) => {
    const response = await api(`${client}/${url}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const { data } = await json<Envelope<{ id: number }[]>>(response);
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  });

  // Shows.
  test('categories begin with the one that holds everything', async () => {
    const categories = await list<WireCategory>('category');
    expect(categories[0]).toEqual({ id: 1, name: 'Tutte' });
    expect(categories.length).toBeGreaterThan(1);
  });

  // Shows.
  test('a guide has the fields of an audio guide', async () => {
    const [guide] = await list<WireGuide>('audio-guide');
    expect(guide).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      short_description: expect.any(String),
      cover: expect.stringMatching(
        /^pictures\/guide\/[a-z0-9-]+\.160-320-640-960\.c[0-9a-f]{3}\.webp$/,
      ),
      theme: expect.any(String),
      type: expect.any(String),
      price: expect.stringMatching(/^\d+\.\d\d$/),
      remark: expect.any(String),
      category: { id: guide?.category_id, name: expect.any(String) },
      category_id: expect.any(Number),
      duration: expect.any(Number),
      language: 'en',
      stops: expect.any(Number),
      cities: expect.arrayContaining([expect.any(String)]),
    });
  });

  test('a guide has its number of stops, and the cities of its places and of its objects', async () => {
    const [guides, locations, objects] = await Promise.all([
      list<WireGuide>('audio-guide'),
      list<WireLocationSummary>('location'),
      list<WireObjectSummary>('object'),
    ]);
    const ids = objects.slice(0, 9).map(({ id }) => id);
    const read = (id: number) =>
      json<Envelope<WireObject>>(api(`${client}/object/${id}`)).then(({ data }) => data);
    for (const { audio_guide_id: of, person_location: place } of await Promise.all(ids.map(read))) {
      expect(guides.find(({ id }) => id === of)?.cities).toContain(place?.città);
    }
    for (const { audio_guide_id: of, città } of locations) {
      expect(guides.find(({ id }) => id === of)?.cities).toContain(città);
    }
    const [guide] = guides;
    const detail = await json<Envelope<WireGuideDetail>>(api(`${client}/audio-guide/${guide?.id}`));
    expect(guide?.stops).toBe(detail.data.audio_content.length);
  });

  // Shows.
  test('category 1 holds every guide, the others part them among themselves', async () => {
    const categories = await list<WireCategory>('category');
    const all = await list<WireGuide>('category/1/audio');
    expect(all).toEqual(await list<WireGuide>('audio-guide'));
    const parts = await Promise.all(
      categories.slice(1).map(async ({ id }) => {
        const guides = await list<WireGuide>(`category/${id}/audio`);
        expect(guides.every((guide) => guide.category_id === id)).toBe(true);
        return guides;
      }),
    );
    const ids = (guides: WireGuide[]) => guides.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids(parts.flat())).toEqual(ids(all));
  });

  // Shows.
  test('plans come with their status, updates with what they link to, events with their guide', async () => {
    const plans = await list<WirePlan>('subscriptions');
    expect(plans.map(({ status }) => status)).toContain('active');
    expect(plans.every(({ price }) => /^\d+\.\d\d$/.test(price))).toBe(true);
    const updates = await list<WireUpdate>('updates');
    const dates = updates.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => new Date(date).toISOString() === date)).toBe(true);
    const guides = new Set((await list<WireGuide>('audio-guide')).map(({ id }) => id));
    const events = await list<WireEvent>('event');
    expect(events.every(({ audio_guide_id }) => guides.has(audio_guide_id))).toBe(true);
    const sold = updates.filter(({ type }) => type === 'product');
    expect(sold.every(({ reference_id }) => guides.has(reference_id))).toBe(true);
  });
});

describe('a cached list', () => {
  const path = `${client}/audio-guide`;

  test('is the same in every encoding, each with a strong ETag of its own', async () => {
    const [plain, gzip, brotli] = await Promise.all(
      ['identity', 'gzip', 'gzip, deflate, br'].map((encoding) =>
        raw(path, { headers: { ...secret, 'Accept-Encoding': encoding } }),
      ),
    );
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(brotli?.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body);
    expect(brotliDecompressSync(brotli?.body ?? '')).toEqual(plain?.body);
    const tags = [plain, gzip, brotli].map((response) => response?.headers.etag);
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag ?? ''))).toBe(true);
    expect(plain?.headers.vary).toMatch(/Accept-Encoding.*Authorization/);
  });

  test('answers 304 for the current version, 200 for another', async () => {
    const headers = { ...secret, 'Accept-Encoding': 'br' };
    const { headers: first } = await raw(path, { headers });
    const etag = first.etag ?? '';
    const same = await raw(path, { headers: { ...headers, 'If-None-Match': `"other", ${etag}` } });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
    const other = await raw(path, { headers: { ...headers, 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('an encoding refused with q=0 is not used', async () => {
    const response = await raw(path, {
      headers: { ...secret, 'Accept-Encoding': 'br;q=0, gzip;q=0' },
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});

describe('refusals of lists', () => {
  test.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '1e1',
    '0x1',
    '01',
    '%201',
    '9007199254740992',
    '1'.repeat(22),
  ])('category %s is no id: 400', async (id) => {
    const response = await api(`${client}/category/${id}/audio`);
    expect(response.status).toBe(400);
    const body = await json<ErrorBody>(response);
    expect(body).toEqual({ message: expect.any(String), errors: { id: [expect.any(String)] } });
  });

  test.each(['99999', '9007199254740991'])('category %s is unknown: 404', async (id) => {
    const response = await api(`${client}/category/${id}/audio`);
    expect(response.status).toBe(404);
    expect(await json(response)).toEqual({ message: 'This category does not exist.' });
  });

  // Shows.
  test.each([...urls, 'nothing-of-ours'])('GET /%s without the secret: 403', async (url) => {
    for (const wrong of ['', 'another']) {
      const headers = { 'X-App-Secret': wrong };
      const response = await raw(`${client}/${url}`, { headers: wrong ? headers : {} });
      expect(response.status).toBe(403);
      expect(JSON.parse(response.body.toString())).toEqual({ message: expect.any(String) });
    }
  });

  test('an address or a method that the API does not have: 404', async () => {
    for (const [path, method] of [
      [`${client}/category`, 'DELETE'],
      [`${client}/nothing`, 'GET'],
      ['/api/v2/client/category', 'GET'],
      ['/api', 'GET'],
    ] as const) {
      const response = await api(path, { method });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await json(response)).toEqual({ message: expect.any(String) });
    }
  });
});
