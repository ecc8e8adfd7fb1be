import { brotliDecompressSync } from 'node:zlib';
import type { Envelope, ErrorBody } from '../../../contract/envelope.ts';
import type { WireLocation, WireObject, WirePerson } from '../../../contract/exhibits.ts';
import type { WireGuide, WireGuideDetail } from '../../../contract/guides.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { api, json, raw } from '../../../tests/support/server/client.ts';

const client = '/api/v1/client';
const families = ['audio-guide', 'person', 'object', 'location', 'event'];

const data = async <T>(path: string): Promise<T> =>
  (await json<Envelope<T>>(api(`${client}/${path}`))).data;

describe('catalogue details', () => {
  // Shows.
  test.each(families)('every field of the list is in GET /%s/{id} as well', async (family) => {
    const [first] = await data<Record<string, unknown>[]>(family);
    const entity = await data<Record<string, unknown>>(`${family}/${String(first?.['id'])}`);
    expect(entity).toMatchObject(first ?? {});
  });

  // Shows.
  test('a guide has tracks, a description and questions; paid tracks of a visitor have no file', async () => {
    const [first] = await data<WireGuide[]>('audio-guide');
    const guide = await data<WireGuideDetail>(`audio-guide/${first?.id}`);
    expect(guide.audio_content.length).toBeGreaterThanOrEqual(3);
    expect(guide.audio_content[0]?.free).toBe('1');
    for (const track of guide.audio_content) {
      expect(track.duration).toBeGreaterThan(0);
      expect(track.file_mp3).toBe(track.free === '1' ? `audio/track/${track.id}.en.mp3` : '');
    }
    expect(guide.audio_content.some(({ free }) => free === '0')).toBe(true);
    expect(guide.audio_description.description).toMatch(/<h[23]>/);
    expect(guide.audio_description.audio_faq.length).toBeGreaterThanOrEqual(4);
  });

  test('a guide says its language and that a synthesized voice speaks, lists of guides do not', async () => {
    const [first] = await data<WireGuide[]>('audio-guide');
    expect(first).not.toHaveProperty('narrator');
    const guide = await data<WireGuideDetail>(`audio-guide/${first?.id}`);
    expect(guide).toMatchObject({
      language: 'en',
      narrator: 'Heart',
      synthesized: true,
    });
  });

  test('a guide of a list says how long its tracks are together', async () => {
    const [first] = await data<WireGuide[]>('audio-guide');
    const guide = await data<WireGuideDetail>(`audio-guide/${first?.id}`);
    const sum = guide.audio_content.reduce((seconds, { duration }) => seconds + duration, 0);
    expect(first?.duration).toBe(sum);
  });

  // Shows.
  test('persons, objects and places know each other and their guide', async () => {
    const objects = await data<WireObject[]>('object');
    const linked = await Promise.all(
      objects.slice(0, 10).map(({ id }) => data<WireObject>(`object/${id}`)),
    );
    const object = linked.find(({ person }) => person !== null);
    expect(object?.audio_guide?.id).toBe(object?.audio_guide_id);
    const person = await data<WirePerson>(`person/${object?.person?.id}`);
    expect(person.object.map(({ id }) => id)).toContain(object?.id);
    expect(person.audio_guide?.id).toBe(person.audio_guide_id);
    const place = await data<WireLocation>(`location/${object?.person_location?.id}`);
    expect(place.object.map(({ id }) => id)).toContain(object?.id);
  });

  test('travels compressed', async () => {
    const [first] = await data<WireGuide[]>('audio-guide');
    const headers = { 'X-App-Secret': PUBLIC_APP_SECRET, 'Accept-Encoding': 'br' };
    const response = await raw(`${client}/audio-guide/${first?.id}`, { headers });
    expect(response.headers['content-encoding']).toBe('br');
    expect(Number(response.headers['content-length'])).toBe(response.body.length);
    expect(JSON.parse(brotliDecompressSync(response.body).toString())).toHaveProperty(
      'data.id',
      first?.id,
    );
  });
});

describe('refusals of details', () => {
  const badIds = [
    '0',
    '-1',
    '1.5',
    'abc',
    '1e1',
    '01',
    '9007199254740992',
    '1'.repeat(22),
    '%00',
    "1'--",
  ];

  test.each(families.flatMap((family) => badIds.map((id) => [family, id])))(
    '/%s/%s is no id: 400',
    async (family, id) => {
      const response = await api(`${client}/${family}/${id}`);
      expect(response.status).toBe(400);
      expect((await json<ErrorBody>(response)).errors).toHaveProperty('id');
    },
  );

  test.each(families)('an unknown id of /%s: 404', async (family) => {
    for (const id of [99_999_999, Number.MAX_SAFE_INTEGER]) {
      const response = await api(`${client}/${family}/${id}`);
      expect(response.status).toBe(404);
      expect(await json(response)).toEqual({ message: expect.stringMatching(/does not exist/) });
    }
  });

  test.each(families)('/%s/1 without the secret: 403', async (family) => {
    expect((await raw(`${client}/${family}/1`)).status).toBe(403);
  });
});
