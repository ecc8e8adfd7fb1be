/** Locked recordings, signed addresses, downloads (docs/decisions/020-paid-media.md), in whatever store the files are. */
import type { WireDownload } from '../../../contract/downloads.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireObject, WireObjectSummary } from '../../../contract/exhibits.ts';
import type { WireGuide, WireGuideDetail } from '../../../contract/guides.ts';
import { callerOf, type TestCustomer } from '../customers/customer.ts';
import { data, newOwner } from '../customers/owner.ts';
import { guideFor, guidesFor } from '../customers/shop.ts';
import { json } from '../server/client.ts';
import { askerOf, type Ask, type MediaShop } from './ask.ts';

const SIGNED = /^audio\/\w+\/\d+\.mp3\?expires=\d{10}&signature=[\w-]{43}$/;

export function paidTests(open: () => MediaShop): void {
  const ask: Ask = (path, request) => askerOf(open())(path, request);
  let customer: TestCustomer;
  let object: WireObjectSummary;
  let guide: WireGuide;
  beforeAll(async () => {
    ({ customer, object, guide } = await newOwner(open().base));
  });

  const paidTrack = async (): Promise<WireGuideDetail['audio_content'][number]> => {
    const { audio_content } = await guideFor(customer, guide.id);
    const track = audio_content.find(({ free }) => free === '0');
    if (!track) throw new Error('every guide has paid tracks');
    return track;
  };

  // Shows.
  test('paid tracks of an owned guide are signed, free ones are as they are, others stay empty', async () => {
    const { audio_content } = await guideFor(customer, guide.id);
    for (const { id, free, file_mp3 } of audio_content) {
      if (free === '1') expect(file_mp3).toBe(`audio/track/${id}.mp3`);
      else expect(file_mp3).toMatch(SIGNED);
    }
    const other = (await guidesFor(customer)).find(
      ({ id, price }) => id !== guide.id && price !== '0.00',
    );
    const locked = await guideFor(customer, other?.id ?? 0);
    expect(
      locked.audio_content.map(({ free, file_mp3 }) => free === '1' || file_mp3 === ''),
    ).not.toContain(false);
    const visitors = await data<WireGuideDetail>(
      callerOf(undefined, open().base),
      `audio-guide/${guide.id}`,
    );
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
    expect((await ask(`/storage/${file_mp3}`)).status).toBe(200);
    expect((await ask(`/storage/audio/object/${object.id}.mp3`)).status).toBe(403);
  });

  test('a signed address plays without a session: whole, in parts, and as a HEAD', async () => {
    const { file_mp3 } = await paidTrack();
    const path = `/storage/${file_mp3}`;
    const whole = await ask(path);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=3600',
    });
    const size = whole.body.length;
    const part = await ask(path, { headers: { Range: 'bytes=1000-1999' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${size}`]);
    expect(part.body.equals(whole.body.subarray(1000, 2000))).toBe(true);
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(size)]);
    expect((await ask(path, { headers: { Range: `bytes=${size}-` } })).status).toBe(416);
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
      const response = await ask(address);
      // The next track may be free for all users.
      if (
        address.includes(`/${id + 1}.mp3`) &&
        response.headers['cache-control']?.startsWith('public')
      )
        continue;
      expect([address, response.status]).toEqual([address, 403]);
      expect(JSON.parse(response.body.toString())).toEqual({ message: 'This track is locked.' });
      expect((await ask(address, { method: 'HEAD' })).status).toBe(403);
      expect((await ask(address, { headers: { Range: 'bytes=0-9' } })).status).toBe(403);
    }
  });

  // Shows.
  test('the tracks of an owned guide, each an attachment with a valid file name', async () => {
    const response = await customer.api(`/api/v1/users/download/${guide.id}`);
    expect(response.status).toBe(200);
    const { data: download } = await json<Envelope<WireDownload>>(response);
    const { audio_content } = await guideFor(customer, guide.id);
    expect(download).toMatchObject({ guide_id: guide.id, title: guide.title });
    expect(download.tracks.map(({ id }) => id)).toEqual(audio_content.map(({ id }) => id));
    for (const [index, track] of download.tracks.entries()) {
      expect(track.file_name).toMatch(/^[^<>:"/\\|?*]{1,250}\.mp3$/);
      expect(track.file_name).toContain(` - 0${index + 1} `);
      const file = await ask(`/storage/${track.file_mp3}`, { method: 'HEAD' });
      expect([file.status, file.headers['content-length']]).toEqual([200, String(track.size)]);
      const disposition = file.headers['content-disposition'] ?? '';
      expect(disposition).toMatch(/^attachment; filename="[ -~]+\.mp3"; filename\*=UTF-8''[!-~]+$/);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(track.file_name);
    }
  });

  // Shows.
  test('a guide that is not owned: 403; an unknown one: 404; no id: 400', async () => {
    const other = (await guidesFor(customer)).find(
      ({ id, price }) => id !== guide.id && price !== '0.00',
    );
    for (const [id, status] of [
      [other?.id, 403],
      [99_999_999, 404],
      ['abc', 400],
      [0, 400],
    ] as const) {
      const response = await customer.api(`/api/v1/users/download/${id}`);
      expect([id, response.status]).toEqual([id, status]);
      expect(await json(response)).toMatchObject({ message: expect.any(String) });
    }
  });
}
