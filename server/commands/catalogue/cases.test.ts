/** Small catalogues that publishers bring, and what the shop makes of them. */
import { spawnSync } from 'node:child_process';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireTrack } from '../../../contract/guides.ts';
import type { WireUpdate } from '../../../contract/updates.ts';
import {
  guideFiles,
  guideText,
  removeFile,
  silence,
  townsCategory,
  variableSound,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { callerOf, newCustomer, setClockAhead } from '../../../tests/support/customers/customer.ts';
import { data } from '../../../tests/support/customers/owner.ts';
import { buy, guideFor, ownedBy } from '../../../tests/support/customers/shop.ts';
import { raw } from '../../../tests/support/server/client.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import { until } from '../../../tests/support/server/until.ts';

let shop: CatalogueShop;
let folder = '';
beforeEach(async () => {
  shop = await makeShop();
  ({ folder } = shop);
});
afterEach(() => shop.close());

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** A guide whose only track is this file. */
const one = (file: string, title = 'Siena', price = '0.00'): string =>
  guideText(title, { price, tracks: ['01'] }).replace('01.mp3', `"${file}"`);

/** Writes one guide with one track, and other files. */
async function writeOne(file: string, content: Buffer, more: Record<string, string> = {}) {
  const files = await guideFiles('siena', 'Siena', 1);
  await writeFiles(folder, {
    ...townsCategory,
    'guides/siena/guide.md': one(file),
    'guides/siena/cover.png': files['guides/siena/cover.png'] ?? '',
    [`guides/siena/${file}`]: content,
    ...more,
  });
}

async function tracksAt(server: TestServer, title: string): Promise<WireTrack[]> {
  const { id = 0 } = (await onSaleAt(server)).get(title) ?? {};
  const guide = await data<{ audio_content: WireTrack[] }>(
    callerOf(undefined, server.url),
    `audio-guide/${id}`,
  );
  return guide.audio_content;
}

test.each<[string, { price?: string; title?: string; body?: string; front?: string }, string]>([
  ['a price that the payment provider does not take', { price: '0.30' }, ':3: price is'],
  ['one of eight digits', { price: '99999999.00' }, 'takes 0.50 to 999999.99'],
  [
    'a title of 1,500 characters',
    { title: 'Titolo '.repeat(215) },
    ':2: title has 1504 characters: write at most 200.',
  ],
  [
    'a description of 400,000 words',
    { body: 'parola '.repeat(400_000) },
    'characters: write at most 200000.',
  ],
  [
    'a few lines of aliases that stand for gigabytes',
    { front: 'a: &a [x, x, x]\nb: &b [*a, *a, *a]\n' },
    ':3: This repeats another value by its name',
  ],
])(
  '%s is refused with its line',
  async (_what, { price = '0.00', title = 'Siena', body = '', front = '' }, message) => {
    await writeOne('01.mp3', silence(4));
    const text = one('01.mp3', title.trim(), price).replace('---\n', `---\n${front}`) + body;
    await writeFiles(folder, { 'guides/siena/guide.md': text });
    const said = await shop.run('check', folder);
    expect(said).toContain(`guides/siena/guide.md${message.startsWith(':') ? message : ''}`);
    expect(said).toContain(message.replace(/^:\d+: /, ''));
  },
);

test('a sound that was cut off is refused with both lengths', async () => {
  await writeOne('01.mp3', variableSound(60, { claims: 60 }).subarray(0, 43_000));
  expect(await shop.run('check', folder)).toMatch(
    /guide\.md:7: .*01\.mp3 holds 2\d\.\d s of sound and claims 60\.0 s/,
  );
});

test('linked texts, pipes and texts in another encoding are refused by name', async () => {
  const target = ['..', 'outside-text'].join('/');
  await writeOne('01.mp3', silence(4), { [target]: one('01.mp3') });
  await mkdir(join(folder, 'guides/pipe'));
  spawnSync('mkfifo', [join(folder, 'guides/pipe/guide.md')]);
  await mkdir(join(folder, 'guides/linked'));
  await symlink(join(folder, target), join(folder, 'guides/linked/guide.md'));
  await writeFile(
    join(folder, 'guides/siena/01.srt'),
    Buffer.from('1\n00:00:00,000 --> 00:00:03,000\nCaffè\n', 'latin1'),
  );
  const said = await shop.run('check', folder);
  expect(said).toContain('guides/linked/guide.md is a link to a file outside the catalogue');
  expect(said).toContain('guides/pipe/guide.md is no file');
  expect(said).toContain('guides/siena/01.srt:3: This is no UTF-8 text');
});

test('an empty folder closes no shop, and most of a shop leaves it only when that is said', async () => {
  await writeGuides(folder, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);
  await shop.run('import', folder);
  const empty = join(shop.parent, 'empty');
  await mkdir(empty);
  expect(await shop.run('import', empty)).toContain('has no entry. Nothing was imported');
  expect(await shop.run('check', empty)).toContain('has no entry');
  await removeFile(folder, 'guides/lucca');
  expect(await shop.run('import', folder)).toContain(
    'taken off sale: guides/lucca\nThis takes 1 of 3 entries off sale. Nothing was imported. If that is right, say: --allow-removing 1',
  );
  expect([...(await onSaleAt(await shop.start())).keys()]).toEqual(['Lucca', 'Siena']);
  expect(await shop.run('import', folder, '--allow-removing', '1')).toContain('1 taken off sale');
});

test('the same recording has other words in each guide', async () => {
  const cover = (await guideFiles('siena', 'Siena', 1))['guides/siena/cover.png'] ?? '';
  await writeFiles(folder, townsCategory);
  const words = { A: 'Parole italiane', B: 'English words', C: undefined };
  for (const [title, text] of Object.entries(words)) {
    const place = `guides/${title.toLowerCase()}`;
    await writeFiles(folder, {
      [`${place}/guide.md`]: one('01.mp3', title),
      [`${place}/cover.png`]: cover,
      [`${place}/01.mp3`]: silence(4),
      ...(text !== undefined && {
        [`${place}/01.vtt`]: `WEBVTT\n\n00:00:00.000 --> 00:00:03.000\n${text}\n`,
      }),
    });
  }
  await shop.run('import', folder);
  const server = await shop.start();
  const shown: Record<string, string | undefined> = {};
  for (const title of Object.keys(words)) {
    const [track] = await tracksAt(server, title);
    const { transcript } = track ?? {};
    const body =
      transcript && String((await raw(`/storage/${transcript}`, { base: server.url })).body);
    shown[title] = body ? body.trim().split('\n').at(-1) : undefined;
  }
  expect(shown).toEqual(words);
});

test.each([
  ['in capitals', '01.MP3', '01.MP3'],
  ['from a Mac', 'Città.mp3'.normalize('NFC'), 'Città.mp3'.normalize('NFD')],
  ['with signs', '03 #1 [x] 100%’.mp3', '03 #1 [x] 100%’.mp3'],
])(
  'a recording with a name %s plays, and an export imports without a change',
  async (_what, written, onDisk) => {
    await writeOne(written, silence(4));
    if (onDisk !== written) {
      await rename(join(folder, 'guides/siena', written), join(folder, 'guides/siena', onDisk));
    }
    expect(await shop.run('import', folder)).toContain('2 added');
    const server = await shop.start();
    const [track] = await tracksAt(server, 'Siena');
    expect((await raw(`/storage/${track?.file_mp3}`, { base: server.url })).status).toBe(200);
    const out = join(shop.parent, 'out');
    await shop.run('export', out);
    expect(await shop.run('diff', out)).toContain('The shop has this catalogue.');
  },
);

test('a guide whose folder is renamed is the same product, for its owners too', async () => {
  await writeGuides(folder, [['siena', 'Siena']]);
  await shop.run('import', folder);
  const server = await shop.start();
  const { id = 0 } = (await onSaleAt(server)).get('Siena') ?? {};
  const customer = await newCustomer({ base: server.url });
  await buy(customer, id);
  await rename(join(folder, 'guides/siena'), join(folder, 'guides/siena-by-night'));
  await writeFiles(folder, {
    'guides/siena-by-night/guide.md': guideText('Siena by night').replace(
      '---\n',
      `---\nid: ${id}\n`,
    ),
  });
  expect(await shop.run('import', folder)).toContain('0 added, 1 changed, 0 taken off sale');
  await until(async () => (await onSaleAt(server)).get('Siena by night')?.id === id);
  expect(await ownedBy(customer)).toEqual([id]);
  expect((await guideFor(customer, id)).purchase).toBe(true);
});

test('news appear at their date', async () => {
  await writeGuides(folder, [['siena', 'Siena']]);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const news = (title: string, date: string) =>
    `---\ntitle: ${title}\nsummary: News\ndate: ${date}\nguide: siena\n---\n`;
  await writeFiles(folder, {
    'news/old/news.md': news('Old', day(-3)),
    'news/later/news.md': news('Later', day(5)),
  });
  await shop.run('import', folder);
  const server = await shop.start();
  const titles = async () =>
    (await data<WireUpdate[]>(callerOf(undefined, server.url), 'updates')).map(
      ({ title }) => title,
    );
  expect(await titles()).toEqual(['Old']);
  await setClockAhead(server.url, 6 * 86_400);
  await until(async () => (await titles()).join() === 'Later,Old');
});

describe('sound that is no MP3', () => {
  /** A second of silence as WAV. */
  function wave(): Buffer {
    const header = Buffer.alloc(44);
    header.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1');
    header.writeUInt32LE(36 + 88_200, 4);
    header.writeUInt32LE(16, 16);
    header.writeUInt16LE(1, 20);
    header.writeUInt16LE(1, 22);
    header.writeUInt32LE(22_050, 24);
    header.writeUInt32LE(44_100, 28);
    header.writeUInt16LE(2, 32);
    header.writeUInt16LE(16, 34);
    header.write('data', 36, 'latin1');
    header.writeUInt32LE(88_200, 40);
    return Buffer.concat([header, Buffer.alloc(88_200)]);
  }

  (hasFfmpeg ? test : test.skip)(
    'is converted where ffmpeg is installed, once and for all',
    async () => {
      await writeOne('01.wav', wave());
      expect(await shop.run('import', folder)).toContain('2 added');
      expect(await shop.run('import', folder)).toContain('0 added, 0 changed');
      const server = await shop.start();
      const [track] = await tracksAt(server, 'Siena');
      const sound = await raw(`/storage/${track?.file_mp3}`, { base: server.url });
      expect([sound.status, sound.headers['content-type']]).toEqual([200, 'audio/mpeg']);
      const out = join(shop.parent, 'out');
      await shop.run('export', out);
      expect(await shop.run('diff', out)).toContain('The shop has this catalogue.');
    },
  );

  test('is refused without ffmpeg, with the command that converts it', async () => {
    await writeOne('01.wav', Buffer.concat([wave(), Buffer.from('own')]));
    const { PATH } = process.env;
    process.env['PATH'] = shop.parent;
    try {
      expect(await shop.run('check', folder)).toContain(
        `guides/siena/guide.md:7: guides/siena/01.wav is no MP3: install ffmpeg here, which converts it, or run 'ffmpeg -i`,
      );
    } finally {
      process.env['PATH'] = PATH;
    }
  });
});
