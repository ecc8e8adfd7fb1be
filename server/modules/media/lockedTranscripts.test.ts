/** Trials to get the words of a recording that is not owned. */
import type { Envelope } from '../../../contract/envelope.ts';
import type { WirePerson } from '../../../contract/exhibits.ts';
import type { CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import {
  fileAt,
  guideNamed,
  openTranscriptShop,
  ownerOf,
  PAID,
  visitorAt,
} from '../../../tests/support/catalogue/transcripts.ts';
import { newCustomer, setClockAhead } from '../../../tests/support/customers/customer.ts';
import { guideFor } from '../../../tests/support/customers/shop.ts';
import { json } from '../../../tests/support/server/client.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';

let shop: CatalogueShop;
let server: TestServer;
beforeAll(async () => {
  ({ shop, server } = await openTranscriptShop());
});
afterAll(() => shop.close());

const client = '/api/v1/client';

describe('a locked transcript', () => {
  const statusOf = async (path: string): Promise<number> => (await fileAt(server, path)).status;

  test('is refused without a signature, and with one of another file', async () => {
    const { guide: siena } = await ownerOf('Siena', server);
    const [free, paid] = siena.audio_content;
    const [path = '', query = ''] = (paid?.transcript ?? '').split('?');
    const [, ofSound = ''] = (paid?.file_mp3 ?? '').split('?');
    const altered = query.replace(
      /signature=./,
      (start) => `signature=${start.endsWith('A') ? 'B' : 'A'}`,
    );
    expect(await statusOf(`${path}?${query}`)).toBe(200);
    for (const address of [
      path,
      `${path}?${ofSound}`,
      `${path}?${altered}`,
      `${path}?${query.replace(/expires=\d+/, 'expires=9999999999')}`,
      `${path}?${query}&${query}`,
    ]) {
      expect([address, await statusOf(address)]).toEqual([address, 403]);
    }
    // The signature of a transcript opens no other one, and no sound.
    const [sound = ''] = (paid?.file_mp3 ?? '').split('?');
    expect(await statusOf(`${sound}?${query}`)).toBe(403);
    const other = (await guideNamed('Lucca', server)).audio_content[1]?.id;
    expect(await statusOf(`transcripts/track/${other}.vtt?${query}`)).toBe(403);
    expect(await statusOf(free?.transcript ?? '')).toBe(200);
  });

  test('is not found by other names', async () => {
    const { audio_content } = await guideNamed('Siena', server);
    const id = audio_content[1]?.id;
    for (const address of [
      `transcripts/track/${id}.txt`,
      `transcripts/track/0${id}.vtt`,
      `transcripts/track/${id}.vtt%00`,
      'transcripts/track/99999999.vtt',
      `transcripts/theme/${id}.vtt`,
      'originals/x.vtt',
      `audio/track/${id}.vtt`,
    ]) {
      expect([address, await statusOf(address)]).toEqual([address, 404]);
    }
  });

  test('has no address for a visitor, another customer, or after a refund', async () => {
    const { customer, payment, guide: siena } = await ownerOf('Siena', server);
    const stranger = await newCustomer({ base: server.url });
    for (const who of [visitorAt(server), stranger]) {
      const [, locked] = (await guideFor(who, siena.id)).audio_content;
      expect(locked).not.toHaveProperty('transcript');
    }
    expect((await stranger.api(`/api/v1/users/download/${siena.id}`)).status).toBe(403);
    expect((await fetch(`${payment}/refund`, { method: 'POST', redirect: 'manual' })).status).toBe(
      303,
    );
    const [, locked] = (await guideFor(customer, siena.id)).audio_content;
    expect(locked?.file_mp3).toBe('');
    expect(locked).not.toHaveProperty('transcript');
  });

  test('is in no other response of the shop', async () => {
    const { id } = await guideNamed('Siena', server);
    const visitor = visitorAt(server);
    const persons = (await json<Envelope<WirePerson[]>>(visitor.api(`${client}/person`))).data;
    expect(persons).toHaveLength(2);
    const answers = await Promise.all([
      visitor.api(`${client}/audio-guide`),
      visitor.api(`${client}/audio-guide/${id}`),
      ...persons.map((person) => visitor.api(`${client}/person/${person.id}`)),
      visitor.post(`${client}/search`, { search: PAID }),
      visitor.post(`${client}/search`, { search: 'frase' }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('si paga');
    }
  });

  test('is refused when its address has expired', async () => {
    const { guide: siena } = await ownerOf('Siena', server);
    const path = siena.audio_content[1]?.transcript ?? '';
    expect(await statusOf(path)).toBe(200);
    await setClockAhead(server.url, 3 * 3600);
    expect(await statusOf(path)).toBe(403);
    await setClockAhead(server.url, 0);
  });
});
