/** Transcripts of recordings, which are imported with them. */
import { runSql } from '../../../tests/support/catalogue/sql.ts';
import type { WireDownload } from '../../../contract/downloads.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WirePerson } from '../../../contract/exhibits.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import {
  guideFiles,
  guideText,
  silence,
  writeFiles,
} from '../../../tests/support/catalogue/folder.ts';
import type { CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import {
  fileAt,
  FREE,
  guideNamed,
  openTranscriptShop,
  ownerOf,
  PAID,
  visitorAt,
  vtt,
} from '../../../tests/support/catalogue/transcripts.ts';
import { newCustomer } from '../../../tests/support/customers/customer.ts';
import { pay, planNamed, requestPlan, urlOf } from '../../../tests/support/customers/shop.ts';
import { json } from '../../../tests/support/server/client.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';

let shop: CatalogueShop;
let server: TestServer;
beforeAll(async () => {
  ({ shop, server } = await openTranscriptShop());
});
afterAll(() => shop.close());

const client = '/api/v1/client';

const textAt = async (path?: string): Promise<string> => String((await fileAt(server, path)).body);

describe('transcripts', () => {
  test('have an address where the recording has one, and are WebVTT', async () => {
    const siena = await guideNamed('Siena', server);
    const [free, locked] = siena.audio_content;
    expect(free?.transcript).toBe(`transcripts/track/${free?.id}.vtt`);
    expect(locked).not.toHaveProperty('transcript');
    const response = await fileAt(server, free?.transcript);
    expect(response.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(String(response.body)).toBe(
      `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${FREE}\n\n00:00:01.000 --> 00:00:02.000\nGrassa &amp; magra\n`,
    );
  });

  test('are made of SubRip, and of plain text without times', async () => {
    const { guide: lucca } = await ownerOf('Lucca', server);
    const [gate, square] = lucca.audio_content;
    expect(await textAt(gate?.transcript)).toContain('00:00:00.500 --> 00:00:02.000\nDalle mura.');
    expect(await textAt(square?.transcript)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:06.000\nUn paragrafo.\n\n00:00:00.000 --> 00:00:06.000\nUn altro.\n',
    );
  });

  test('of an owned guide have signed addresses, in its download too', async () => {
    const { customer, guide: siena } = await ownerOf('Siena', server);
    const [, paid] = siena.audio_content;
    expect(paid?.transcript).toMatch(
      /^transcripts\/track\/\d+\.vtt\?expires=\d{10}&signature=[\w-]{43}$/,
    );
    const response = await fileAt(server, paid?.transcript);
    expect([response.status, response.headers['cache-control']]).toEqual([
      200,
      'private, max-age=3600',
    ]);
    const { data } = await json<Envelope<WireDownload>>(
      customer.api(`/api/v1/users/download/${siena.id}`),
    );
    for (const { transcript } of data.tracks) {
      const file = await fileAt(server, transcript?.file);
      expect([file.status, file.body.length]).toEqual([200, transcript?.size]);
    }
  });

  test('of a person follow the person’s recording, and are in no list', async () => {
    const { customer } = await ownerOf('Siena', server);
    const list = await json<Envelope<WirePerson[]>>(customer.api(`${client}/person`));
    expect(JSON.stringify(list)).not.toContain('transcript');
    const idOf = (name: string) => list.data.find((one) => one.nome_e_cognome === name)?.id ?? 0;
    const detail = async (name: string, who = customer.api) =>
      (await json<Envelope<WirePerson>>(who(`${client}/person/${idOf(name)}`))).data;
    const visitor = visitorAt(server).api;
    expect(await detail('Ada', visitor)).not.toHaveProperty('transcript');
    expect(await textAt((await detail('Ada')).transcript)).toContain(PAID);
    expect(await textAt((await detail('Bea', visitor)).transcript)).toContain(FREE);
  });

  test('of a theme say what is heard in it, on the guide’s page only', async () => {
    const { id, theme, theme_transcript: path } = await guideNamed('Siena', server);
    expect(path).toBe(theme.replace(/^audio(.*)mp3$/, 'transcripts$1vtt'));
    expect(await textAt(path)).toContain('Musica senza parole.');
    const { data } = await json<Envelope<WireGuide[]>>(
      visitorAt(server).api(`${client}/audio-guide`),
    );
    expect(JSON.stringify(data)).not.toContain('transcript');
    expect(data.some((guide) => guide.id === id)).toBe(true);
    // Its preview is its first free track, whose words the page has.
    expect(await guideNamed('Lucca', server)).not.toHaveProperty('theme_transcript');
  });

  test('change with the folder, and stay while a folder without changes is imported', async () => {
    const { id, audio_content } = await guideNamed('Siena', server);
    const path = audio_content[0]?.transcript;
    await writeFiles(shop.folder, { 'guides/siena/01.vtt': vtt(FREE, 'Una frase nuova.') });
    await server.stop();
    expect(await shop.run('import', shop.folder)).toContain('1 changed');
    expect(await shop.run('import', shop.folder)).toContain('0 changed');
    server = await shop.start();
    expect((await guideNamed('Siena', server)).id).toBe(id);
    expect(await textAt(path)).toContain('Una frase nuova.');
  });
});

/** Returns the number of pages of rows beside the index of what is said. */
async function pendingPages(databaseUrl: string): Promise<unknown> {
  const pages = "SELECT gin_clean_pending_list('transcripts_words')::int AS pages";
  return (await runSql(databaseUrl, pages))[0];
}

describe('what is said in recordings', () => {
  const search = async (text: string, { post } = visitorAt(server)) =>
    (await json<SearchResponse>(post(`${client}/search`, { search: text }))).spoken ?? [];

  test('is found by visitors in free tracks, whatever the case, the accents and the form of a word', async () => {
    const [track] = (await guideNamed('Siena', server)).audio_content;
    for (const text of ['libera', 'LÌBERA', 'frasi', 'lib']) {
      expect([text, await search(text)]).toEqual([
        text,
        expect.arrayContaining([
          expect.objectContaining({ id: track?.id, guide: 'Siena', sentence: FREE, start: 0 }),
        ]),
      ]);
    }
    expect(await search('li')).toEqual([]);
    expect(await search('inesistente')).toEqual([]);
  });

  test('is found in paid tracks by their owners alone', async () => {
    const { customer, guide } = await ownerOf('Siena', server);
    const [, paid] = guide.audio_content;
    expect(await search('paga', customer)).toMatchObject([{ id: paid?.id, sentence: PAID }]);
    const stranger = await newCustomer({ base: server.url });
    for (const who of [visitorAt(server), stranger]) expect(await search('paga', who)).toEqual([]);
  });

  test('is found in a free track beside hundreds of paid ones with the same words', async () => {
    const tracks = Array.from({ length: 250 }, (_, index) => `t${index}`);
    await writeFiles(shop.folder, await guideFiles('assisi', 'Assisi', 7));
    await writeFiles(shop.folder, await guideFiles('viterbo', 'Viterbo', 8));
    await writeFiles(shop.folder, {
      'guides/assisi/guide.md': guideText('Assisi', { tracks: ['01', '02', ...tracks] }),
      ...Object.fromEntries(
        tracks.flatMap((track, index) => [
          [`guides/assisi/${track}.mp3`, silence(3, 1000 + index)],
          [`guides/assisi/${track}.vtt`, vtt('Il chiostro.')],
        ]),
      ),
      'guides/viterbo/01.vtt': vtt('Un chiostro.'),
      'plans/year/plan.md': "---\ntitle: Year\nprice: '20.00'\nmonths: 12\n---\n\nAll guides.\n",
    });
    await server.stop();
    expect(await shop.run('import', shop.folder)).toContain('3 added');
    server = await shop.start();
    // Rows beside the index would be read by every search.
    expect(await pendingPages(shop.databaseUrl)).toEqual({ pages: 0 });
    expect(await search('chiostro')).toMatchObject([
      { guide: 'Viterbo', sentence: 'Un chiostro.' },
    ]);
  });

  test('is found in all tracks by subscribers', async () => {
    const subscriber = await newCustomer({ base: server.url });
    const { id } = await planNamed(subscriber, /Year/);
    await pay(await urlOf(requestPlan(subscriber, id)));
    const found = await search('frasi', subscriber);
    expect(found.map(({ sentence }) => sentence).sort()).toEqual([PAID, FREE]);
  });
});
