/** Guides in several languages: `guide.en.md` beside `guide.md`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CartResponse } from '../../../contract/cart.ts';
import type { WireDownload } from '../../../contract/downloads.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireGuide, WireGuideDetail } from '../../../contract/guides.ts';
import type { ListeningResponse } from '../../../contract/listening.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import {
  contentOf,
  guideText,
  removeFile,
  silence,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { runSql } from '../../../tests/support/catalogue/sql.ts';
import { fileAt, vtt } from '../../../tests/support/catalogue/transcripts.ts';
import { callerOf, newCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, invoicesOf } from '../../../tests/support/customers/shop.ts';
import { json } from '../../../tests/support/server/client.ts';
import { until } from '../../../tests/support/server/until.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';

const italian = guideText('Siena antica')
  .replace('tracks:', 'language: it\nnarrator: Sara\ntracks:')
  .replace('with us.', 'davanti a un quadro.');
const english = `---
title: Siena of old
summary: From the gate to the square.
narrator: Heart
tracks:
  - { title: The gate, file: 01.en.mp3 }
  - { title: The square, file: 02.en.mp3 }
faq:
  - { question: Is it far?, answer: No. }
---

Walk through **Siena** to a painting.
`;

let shop: CatalogueShop;
let server: TestServer;
let siena = 0;
beforeAll(async () => {
  shop = await makeShop();
  await writeGuides(shop.folder, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);
  await writeFiles(shop.folder, {
    'guides/siena/guide.md': italian,
    'guides/siena/01.vtt': vtt('Alla porta.', 'Poi avanti.'),
    'guides/siena/guide.en.md': english,
    'guides/siena/01.en.mp3': silence(5, 801),
    'guides/siena/01.en.vtt': vtt('At the gateway.', 'A painting.'),
    'guides/siena/02.en.mp3': silence(7, 802),
  });
  expect(await shop.run('import', shop.folder)).toContain('4 added');
  server = await shop.start();
  siena = (await list('it')).find(({ title }) => title === 'Siena antica')?.id ?? 0;
});
afterAll(() => shop.close());

const inLanguage = (language: string) => ({ headers: { 'Accept-Language': language } });
const caller = () => callerOf(undefined, server.url);
const list = async (language: string) =>
  (
    await json<Envelope<WireGuide[]>>(
      caller().api('/api/v1/client/audio-guide', inLanguage(language)),
    )
  ).data;
const detail = async (language: string, query = '', { api } = caller()) =>
  (
    await json<Envelope<WireGuideDetail>>(
      api(`/api/v1/client/audio-guide/${siena}${query}`, inLanguage(language)),
    )
  ).data;

test('a guide is given in the language of the request, otherwise in its first one', async () => {
  const [first] = (await detail('it')).audio_content;
  const inEnglish = await detail('en-GB');
  expect(inEnglish).toMatchObject({
    id: siena,
    title: 'Siena of old',
    short_description: 'From the gate to the square.',
    language: 'en',
    languages: ['it', 'en'],
    narrator: 'Heart',
    price: '4.99',
    opening: 'At the gateway.',
    audio_content: [
      {
        id: first?.id,
        titolo: 'The gate',
        file_mp3: `audio/track/${first?.id}.en.mp3`,
        transcript: `transcripts/track/${first?.id}.en.vtt`,
        free: '1',
        duration: 5,
      },
      { titolo: 'The square', file_mp3: '', free: '0', duration: 7 },
    ],
    audio_description: { audio_faq: [{ id: 1, question: 'Is it far?', answer: 'No.' }] },
  });
  expect(await detail('it')).toMatchObject({
    title: 'Siena antica',
    language: 'it',
    narrator: 'Sara',
    audio_content: [{ file_mp3: `audio/track/${first?.id}.mp3` }, {}],
  });
  expect(await detail('it', '?language=en')).toEqual(inEnglish);
  expect(await detail('it', '?language=de')).toMatchObject({ language: 'it' });
  const words = await fileAt(server, `transcripts/track/${first?.id}.en.vtt`);
  expect(String(words.body)).toContain('At the gateway.');
  const sound = await fileAt(server, `audio/track/${first?.id}.en.mp3`);
  expect(sound.body.equals(silence(5, 801))).toBe(true);
  expect((await fileAt(server, `audio/track/${first?.id}.fr.mp3`)).status).toBe(404);
});

test('lists give each guide once, in the language of the request, and tell caches so', async () => {
  const titles = async (language: string) => (await list(language)).map(({ title }) => title);
  expect(await titles('en')).toEqual(['Lucca', 'Siena of old']);
  expect(await titles('it')).toEqual(['Lucca', 'Siena antica']);
  for (const path of ['/audio-guide', `/audio-guide/${siena}`]) {
    const { headers } = await caller().api(`/api/v1/client${path}`);
    expect(headers.get('Vary')).toContain('Accept-Language');
  }
});

const search = async (text: string, language = 'it') =>
  json<SearchResponse>(
    caller().api('/api/v1/client/search', {
      method: 'POST',
      body: JSON.stringify({ search: text }),
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    }),
  );

test('the picture for links has the title in the language of the page', async () => {
  const paths = [(await detail('it')).link_picture, (await detail('en')).link_picture];
  expect(new Set(paths).size).toBe(2);
  for (const path of paths) {
    const { body } = await fileAt(server, path);
    expect(body.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
});

test('cart, library, order and invoice name a guide in the language of the request', async () => {
  const customer = await newCustomer({ base: server.url });
  const send = async (path: string, language: string) =>
    json<{ message: string }>(
      customer.api(path, {
        method: 'POST',
        body: JSON.stringify({ guide_id: siena, quantity: 1 }),
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      }),
    );
  for (const path of ['/api/v1/users/wishlist', '/api/v1/users/cart/add']) {
    expect((await send(path, 'en')).message).toContain('“Siena of old”');
    expect((await send(path, 'it')).message).toContain('«Siena antica»');
  }
  const cart = async (language: string) => {
    const response = await customer.api('/api/v1/users/cart', inLanguage(language));
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    return (await json<CartResponse>(response)).data.map(({ audio_guide }) => audio_guide);
  };
  expect(await cart('it')).toMatchObject([{ title: 'Siena antica', language: 'it' }]);
  expect(await cart('en')).toMatchObject([{ title: 'Siena of old', language: 'en' }]);
  await buy(customer, siena);
  expect(await invoicesOf(customer)).toMatchObject([
    { positions: ['Siena of old'], languages: ['en'] },
  ]);
});

test('the search finds each language, and lists a guide once', async () => {
  for (const text of ['antica', 'old', 'siena']) {
    const { data } = await search(text);
    expect([text, data.map(({ id }) => id)]).toEqual([text, [siena]]);
  }
  expect((await search('old', 'en')).data).toMatchObject([{ title: 'Siena of old' }]);
  expect((await search('gateway')).spoken).toMatchObject([
    { titolo: 'The gate', guide: 'Siena of old', sentence: 'At the gateway.', language: 'en' },
  ]);
  expect((await search('porta')).spoken).toMatchObject([{ guide: 'Siena antica', language: 'it' }]);
});

test('the search finds a word in another form, by the rules of the language of the text', async () => {
  for (const text of ['paintings', 'quadri']) {
    const { data } = await search(text);
    expect([text, data.map(({ id }) => id)]).toEqual([text, [siena]]);
  }
  const { spoken } = await search('paintings');
  expect(spoken).toMatchObject([{ sentence: 'A painting.', language: 'en', translated: true }]);
});

test('an import without a change makes findable what an older version has stored', async () => {
  await runSql(
    shop.databaseUrl,
    `UPDATE meta SET search_languages = '{}';
    UPDATE guide_search SET title_words = '', words = '';
    UPDATE transcripts SET words = ''`,
  );
  expect(await shop.run('import', shop.folder)).toContain('0 added, 0 changed');
  await until(async () => (await search('paintings')).data.length === 1);
  expect(await search('quadri')).toMatchObject({ data: [{ id: siena }] });
  expect((await search('paintings')).spoken).toHaveLength(1);
});

test('an owner plays and downloads each language', async () => {
  const customer = await newCustomer({ base: server.url });
  await buy(customer, siena);
  const path = `/api/v1/users/download/${siena}`;
  const download = async (query: string) =>
    (await json<Envelope<WireDownload>>(customer.api(`${path}${query}`, inLanguage('it')))).data;
  const [, paid] = (await detail('it', '?language=en', customer)).audio_content;
  expect(paid?.file_mp3).toMatch(/^audio\/track\/\d+\.en\.mp3\?expires=/);
  expect((await fileAt(server, paid?.file_mp3)).status).toBe(200);
  // The signature is of one recording.
  expect((await fileAt(server, paid?.file_mp3.replace('.en.', '.'))).status).not.toBe(200);
  expect(await download('')).toMatchObject({ title: 'Siena antica' });
  const inEnglish = await download('?language=en');
  expect(inEnglish.title).toBe('Siena of old');
  for (const { file_mp3, size, transcript } of inEnglish.tracks) {
    const file = await fileAt(server, file_mp3);
    expect([file.status, file.body.length]).toEqual([200, size]);
    expect(file.headers['content-disposition']).toContain('Siena of old');
    if (transcript)
      expect((await fileAt(server, transcript.file)).body).toHaveLength(transcript.size);
  }
});

test('devices share the language of the recording that a position is in', async () => {
  const customer = await newCustomer({ base: server.url });
  const [track] = (await detail('en')).audio_content;
  const path = '/api/v1/users/listening';
  const one = { track_id: track?.id, position: 3, finished: false, age: 0 };
  await customer.post(path, { device: 'phone-00000001', tracks: [{ ...one, language: 'en' }] });
  const { data } = await json<ListeningResponse>(customer.api(path));
  expect(data).toMatchObject([{ track_id: track?.id, position: 3, language: 'en' }]);
  await customer.post(path, { device: 'phone-00000002', tracks: [one] });
  const { data: again } = await json<ListeningResponse>(customer.api(path));
  expect(again[0]).not.toHaveProperty('language');
});

test('an exported catalogue has every language, and imports without a change', async () => {
  const exported = join(shop.parent, 'exported');
  await shop.run('export', exported);
  const files = await contentOf(exported);
  expect([...files.keys()].filter((name) => name.includes('.en.')).sort()).toEqual([
    '/guides/siena/01.en.mp3',
    '/guides/siena/01.en.vtt',
    '/guides/siena/02.en.mp3',
    '/guides/siena/guide.en.md',
  ]);
  expect(await readFile(join(exported, 'guides/siena/guide.en.md'), 'utf8')).not.toContain('id:');
  expect(await shop.run('import', exported)).toContain('0 added, 0 changed');
});

test('a changed, a removed and an undone language reach the shop', async () => {
  await writeFiles(shop.folder, {
    'guides/siena/guide.en.md': english.replace('Siena of old', 'Old Siena'),
  });
  expect(await shop.run('diff', shop.folder)).toContain('changed: guides/siena/guide.en (title)');
  await shop.run('import', shop.folder);
  await until(async () => (await detail('en')).title === 'Old Siena');
  for (const name of ['guide.en.md', '01.en.mp3', '01.en.vtt', '02.en.mp3']) {
    await removeFile(shop.folder, `guides/siena/${name}`);
  }
  await shop.run('import', shop.folder, '--allow-removing', '1');
  await until(async () => (await detail('en')).title === 'Siena antica');
  expect(await detail('en')).not.toHaveProperty('languages');
  await shop.run('undo');
  await until(async () => (await detail('en')).title === 'Old Siena');
});

test('the check names what does not fit together', async () => {
  await writeFiles(shop.folder, {
    'guides/lucca/guide.de.md': english.replace(/ {2}- \{ title: The square.*\n/, ''),
    'guides/siena/guide.it.md': english.replaceAll('.en.', '.it.'),
    'guides/siena/01.it.mp3': silence(5, 803),
    'guides/siena/02.it.mp3': silence(5, 804),
    'guides/siena/03.it.mp3': silence(5, 805),
    'guides/siena/guide.fr.md': english
      .replaceAll('.en.', '.it.')
      .replace(/ {2}- \{ title: The square.*\n/, ''),
  });
  const said = await shop.run('check', shop.folder);
  for (const message of [
    "guides/lucca/guide.de.md:1: guide.md does not say its language: add it there, such as 'language: it'.",
    'There is no file guides/lucca/01.en.mp3',
    'guide.md is in the language it already',
    'guide.md has 2 tracks, and this file 1',
    'No line names this recording',
  ]) {
    expect(said).toContain(message);
  }
});
