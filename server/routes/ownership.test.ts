/** What a customer owns, on every answer that speaks of a guide, and in what may be heard. */
import type {
  SearchResponse,
  WireGuide,
  WireGuideDetail,
  WireLocation,
  WireObject,
  WireObjectSummary,
  WirePerson,
  WirePersonSummary,
} from '../../contract/catalogue.ts';
import type { WireDownload } from '../../contract/downloads.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { api, describeServer, json, raw } from '../test/client.ts';
import { newCustomer, type TestCustomer } from '../test/customer.ts';
import { buy, guideFor, guidesFor } from '../test/shop.ts';

const client = '/api/v1/client';
const SIGNED = /^audio\/\w+\/\d+\.mp3\?expires=\d{10}&signature=[\w-]{43}$/;

type Asker = { api: TestCustomer['api'] };
const data = async <T>({ api: ask }: Asker, path: string): Promise<T> =>
  (await json<Envelope<T>>(ask(`${client}/${path}`))).data;

let customer: TestCustomer;
/** The one that was bought, which a locked object belongs to. */
let object: WireObjectSummary;
let guide: WireGuide;

async function setUp(): Promise<void> {
  if (customer) return;
  const buyer = await newCustomer();
  const objects = await data<WireObjectSummary[]>(buyer, 'object');
  const locked = objects.find(({ free }) => free === '0');
  const guides = await guidesFor(buyer);
  const owner = guides.find(({ id }) => id === locked?.audio_guide_id);
  if (!locked || !owner) throw new Error('the bundled catalogue has locked objects');
  await buy(buyer, owner.id);
  [customer, object, guide] = [buyer, locked, owner];
}

describeServer('flags of the asking customer', () => {
  beforeAll(setUp);

  test.each(['audio-guide', 'category/1/audio', 'own category'])('%s', async (path) => {
    const list = path.startsWith('own') ? `category/${guide.category_id}/audio` : path;
    const mine = await data<WireGuide[]>(customer, list);
    const visitors = await data<WireGuide[]>({ api }, list);
    expect(visitors.some(({ purchase, wishList }) => purchase || wishList)).toBe(false);
    expect(mine).toEqual(visitors.map((one) => ({ ...one, purchase: one.id === guide.id })));
  });

  test('the list is the same bytes when asked again, with an ETag of its own', async () => {
    const [first, again, visitor] = await Promise.all(
      [customer, customer, { api }].map((who) => who.api(`${client}/audio-guide`)),
    );
    const etag = first?.headers.get('etag') ?? '';
    expect(again?.headers.get('etag')).toBe(etag);
    expect(visitor?.headers.get('etag')).not.toBe(etag);
    const same = await customer.api(`${client}/audio-guide`, {
      headers: { 'If-None-Match': etag },
    });
    expect([same.status, same.headers.get('vary')]).toEqual([
      304,
      expect.stringMatching(/Authorization, Cookie/),
    ]);
  });

  test('detail, search, and what persons, objects and places say of their guide', async () => {
    expect((await guideFor(customer, guide.id)).purchase).toBe(true);
    const found = await json<SearchResponse>(
      customer.post(`${client}/search`, { search: guide.title }),
    );
    expect(found.data.find(({ id }) => id === guide.id)?.purchase).toBe(true);
    expect(found.data.filter(({ purchase }) => purchase)).toHaveLength(1);
    const own = await data<WireObject>(customer, `object/${object.id}`);
    expect(own.audio_guide?.purchase).toBe(true);
    const persons = await data<WirePersonSummary[]>(customer, 'person');
    const person = await data<WirePerson>(customer, `person/${persons[0]?.id}`);
    expect(person.audio_guide?.purchase).toBe(person.audio_guide_id === guide.id);
    const place = await data<WireLocation>(customer, `location/${own.person_location?.id}`);
    expect(place.audio_guide?.purchase).toBe(place.audio_guide_id === guide.id);
  });
});

describeServer('what may be heard', () => {
  beforeAll(setUp);

  const paidTrack = async (): Promise<WireGuideDetail['audio_content'][number]> => {
    const { audio_content } = await guideFor(customer, guide.id);
    const track = audio_content.find(({ free }) => free === '0');
    if (!track) throw new Error('every guide has paid tracks');
    return track;
  };

  test('paid tracks of an owned guide are signed, free ones are as they are, others stay empty', async () => {
    const { audio_content } = await guideFor(customer, guide.id);
    for (const { id, free, file_mp3 } of audio_content) {
      if (free === '1') expect(file_mp3).toBe(`audio/track/${id}.mp3`);
      else expect(file_mp3).toMatch(SIGNED);
    }
    const other = (await guidesFor(customer)).find(({ purchase }) => !purchase);
    const locked = await guideFor(customer, other?.id ?? 0);
    expect(
      locked.audio_content.map(({ free, file_mp3 }) => free === '1' || file_mp3 === ''),
    ).not.toContain(false);
    const visitors = await data<WireGuideDetail>({ api }, `audio-guide/${guide.id}`);
    expect(visitors.audio_content.some(({ file_mp3 }) => file_mp3.includes('signature'))).toBe(
      false,
    );
  });

  test('clips of the guide follow it, in lists and details', async () => {
    const objects = await data<WireObjectSummary[]>(customer, 'object');
    for (const one of objects) {
      if (one.free === '1') expect(one.file_mp3).toBe(`audio/object/${one.id}.mp3`);
      else if (one.audio_guide_id === guide.id) expect(one.file_mp3).toMatch(SIGNED);
      else expect(one.file_mp3).toBe('');
    }
    const { file_mp3 } = await data<WireObject>(customer, `object/${object.id}`);
    expect((await raw(`/storage/${file_mp3}`)).status).toBe(200);
    expect((await raw(`/storage/audio/object/${object.id}.mp3`)).status).toBe(403);
  });

  test('a signed address plays without a session: whole, in parts, and as a HEAD', async () => {
    const { file_mp3 } = await paidTrack();
    const path = `/storage/${file_mp3}`;
    const whole = await raw(path);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
    });
    const size = whole.body.length;
    const part = await raw(path, { headers: { Range: 'bytes=1000-1999' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${size}`]);
    expect(part.body.equals(whole.body.subarray(1000, 2000))).toBe(true);
    const head = await raw(path, { method: 'HEAD' });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(size)]);
    expect((await raw(path, { headers: { Range: `bytes=${size}-` } })).status).toBe(416);
  });

  test('an altered, expired, borrowed or missing signature: 403', async () => {
    const { id, file_mp3 } = await paidTrack();
    const [path = '', query = ''] = `/storage/${file_mp3}`.split('?');
    const expires = /expires=(\d+)/.exec(query)?.[1] ?? '';
    const signature = /signature=(.+)$/.exec(query)?.[1] ?? '';
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const last = String.fromCharCode(signature.charCodeAt(42) + 1);
    const wrong = [
      path,
      `${path}?expires=${expires}`,
      `${path}?signature=${signature}`,
      `${path}?expires=${expires}&signature=`,
      `${path}?expires=${expires}&signature=${flipped}`,
      `${path}?expires=${expires}&signature=${signature.slice(0, 42)}${last}`,
      `${path}?expires=${expires}&signature=${signature}%00`,
      `${path}?expires=${Number(expires) + 1}&signature=${signature}`,
      `${path}?expires=0${expires}&signature=${signature}`,
      `${path}?expires=1&signature=${signature}`,
      `${path}?expires=${expires}&signature=${signature}&signature=${signature}`,
      `${path}?expires=${expires}&expires=${expires}&signature=${signature}`,
      `${path}?expires[]=${expires}&signature=${signature}`,
      `/storage/audio/track/${id + 1}.mp3?${query}`,
      `/storage/audio/object/${object.id}.mp3?${query}`,
    ];
    for (const address of wrong) {
      const answer = await raw(address);
      // The next track may be a free one, which everybody hears.
      if (
        address.includes(`/${id + 1}.mp3`) &&
        answer.headers['cache-control']?.startsWith('public')
      )
        continue;
      expect([address, answer.status]).toEqual([address, 403]);
      expect(JSON.parse(answer.body.toString())).toEqual({ message: 'This track is locked.' });
      expect((await raw(address, { method: 'HEAD' })).status).toBe(403);
      expect((await raw(address, { headers: { Range: 'bytes=0-9' } })).status).toBe(403);
    }
  });
});

describeServer('downloads', () => {
  beforeAll(setUp);

  test('the tracks of an owned guide, each an attachment with a sane name', async () => {
    const answer = await customer.api(`/api/v1/users/download/${guide.id}`);
    expect(answer.status).toBe(200);
    const { data: download } = await json<Envelope<WireDownload>>(answer);
    const { audio_content } = await guideFor(customer, guide.id);
    expect(download).toMatchObject({ guide_id: guide.id, title: guide.title });
    expect(download.tracks.map(({ id }) => id)).toEqual(audio_content.map(({ id }) => id));
    for (const [index, track] of download.tracks.entries()) {
      expect(track.file_name).toMatch(/^[^<>:"/\\|?*]{1,250}\.mp3$/);
      expect(track.file_name).toContain(` - 0${index + 1} `);
      const file = await raw(`/storage/${track.file_mp3}`, { method: 'HEAD' });
      expect([file.status, file.headers['content-length']]).toEqual([200, String(track.size)]);
      const disposition = file.headers['content-disposition'] ?? '';
      expect(disposition).toMatch(/^attachment; filename="[ -~]+\.mp3"; filename\*=UTF-8''[!-~]+$/);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(track.file_name);
    }
  });

  test('a guide that is not owned: 403; an unknown one: 404; no id: 400', async () => {
    const other = (await guidesFor(customer)).find(({ purchase }) => !purchase);
    for (const [id, status] of [
      [other?.id, 403],
      [99_999_999, 404],
      ['abc', 400],
      [0, 400],
    ] as const) {
      const answer = await customer.api(`/api/v1/users/download/${id}`);
      expect([id, answer.status]).toEqual([id, status]);
      expect(await json(answer)).toMatchObject({ message: expect.any(String) });
    }
  });
});
