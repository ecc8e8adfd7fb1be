/** `npm run catalogue -- diff|import|export`. */
import { spawnSync } from 'node:child_process';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  contentOf,
  guideFiles,
  guideText,
  plainPicture,
  removeFile,
  silence,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import type { WireLocation } from '../../../contract/exhibits.ts';
import type { WireStop } from '../../../contract/guides.ts';
import { data } from '../../../tests/support/customers/owner.ts';
import { startCommand } from '../../../tests/support/server/command.ts';
import { until } from '../../../tests/support/server/until.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { callerOf } from '../../../tests/support/customers/customer.ts';
import { guideFor } from '../../../tests/support/customers/shop.ts';
import { raw } from '../../../tests/support/server/client.ts';

let shop: CatalogueShop;
let folder = '';
beforeEach(async () => {
  shop = await makeShop();
  ({ folder } = shop);
  await writeGuides(folder, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);
});
afterEach(() => shop.close());

describe('npm run catalogue', () => {
  test('prints what an import would change, and changes nothing', async () => {
    expect(await shop.run('diff', folder)).toMatch(
      /added: guides\/lucca\nadded: guides\/siena\n3 added/,
    );
    expect(await shop.run('import', folder)).toContain('3 added, 0 changed, 0 taken off sale');
    await writeFiles(folder, {
      'guides/siena/guide.md': guideText('Siena', { price: '5.99' }),
      ...(await guideFiles('pisa', 'Pisa', 7)),
    });
    await removeFile(folder, 'guides/lucca');
    for (const command of [['diff'], ['import', '--dry-run']]) {
      const said = await shop.run(...command, folder);
      expect(said).toContain('added: guides/pisa\nchanged: guides/siena (price 4.99 → 5.99)');
      expect(said).toContain('taken off sale: guides/lucca\n1 added, 1 changed, 1 taken off sale');
    }
    const allowed = ['--allow-removing', '1'];
    expect(await shop.run('import', folder)).toContain(
      'taken off sale: guides/lucca\nThis takes 1 of 3 entries off sale. Nothing was imported.',
    );
    expect(await shop.run('import', folder, ...allowed)).toContain(
      '1 added, 1 changed, 1 taken off sale',
    );
    expect(await shop.run('import', folder)).toContain('0 added, 0 changed, 0 taken off sale');
    expect(await shop.run('diff', folder)).toContain('The shop has this catalogue.');
  });

  test('makes the sizes of identical covers once', async () => {
    const cover = await readFile(join(folder, 'guides/siena/cover.png'));
    await writeFiles(folder, { 'guides/lucca/cover.png': cover });
    expect(await shop.run('import', folder)).toContain('Made the sizes of 1 of 1 covers');
    const guides = await onSaleAt(await shop.start());
    expect(guides.get('Siena')?.cover).toBe(guides.get('Lucca')?.cover);
  });

  test('makes a picture for links to each page, and another one for a new title', async () => {
    await shop.run('import', folder);
    const server = await shop.start();
    const linkPicture = async (title: string) => {
      const { id = 0 } = (await onSaleAt(server)).get(title) ?? {};
      const { link_picture: path = '' } = await guideFor(callerOf(undefined, server.url), id);
      const { body, headers } = await raw(`/storage/${path}`, { base: server.url });
      expect(headers['cache-control']).toMatch(/^public, max-age=[1-9]/);
      const { format, width, height } = await sharp(body).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      return path;
    };
    const siena = await linkPicture('Siena');
    expect(await linkPicture('Lucca')).not.toBe(siena);
    await writeFiles(folder, { 'guides/siena/guide.md': guideText('Siena di notte') });
    await shop.run('import', folder);
    // A running shop shows it within seconds.
    await until(async () => (await onSaleAt(server)).has('Siena di notte'));
    expect(await linkPicture('Siena di notte')).not.toBe(siena);
  });

  test('refuses a catalogue with a problem as a whole', async () => {
    await shop.run('import', folder);
    await writeFiles(folder, {
      'guides/siena/guide.md': guideText('Siena', { price: '5' }),
      'guides/lucca/guide.md': guideText('Lucca by night'),
    });
    const { code, said } = await shop.begin('import', folder).ended;
    expect(code).toBe(1);
    expect(said).toContain("guides/siena/guide.md:3: price is '5'");
    expect(said).toContain('The catalogue has 1 problem. Nothing was imported.');
    expect([...(await onSaleAt(await shop.start())).keys()]).toEqual(['Lucca', 'Siena']);
  });

  test('refuses an id that belongs to another', async () => {
    await shop.run('import', folder);
    await writeFiles(folder, {
      ...(await guideFiles('pisa', 'Pisa', 3)),
      'guides/pisa/guide.md': guideText('Pisa').replace('title:', 'id: 1\ntitle:'),
    });
    expect(await shop.run('import', folder)).toContain(
      'guides/pisa/guide.md:2: The id belongs to lucca in this shop: remove the line.',
    );
  });

  test('refuses folders that change names with each other, and advises how they may', async () => {
    await shop.run('import', folder);
    const out = join(shop.parent, 'out');
    await shop.run('export', out);
    const move = (from: string, to: string) =>
      rename(join(out, 'guides', from), join(out, 'guides', to));
    await move('lucca', 'pisa');
    await move('siena', 'lucca');
    await move('pisa', 'siena');
    const said = await shop.run('diff', out);
    expect(said).toContain('guides/lucca/guide.md:2: The id belongs to siena in this shop, and');
    expect(said).not.toContain('remove the line');
    await move('siena', 'pisa');
    expect(await shop.run('import', out)).toContain('guides/lucca/guide.md:2: The id');
    await move('lucca', 'arezzo');
    expect(await shop.run('diff', out)).toMatch(
      /changed: guides\/arezzo \(renamed from siena\)\nchanged: guides\/pisa \(renamed from lucca\)\n0 added/,
    );
    await shop.run('import', out);
    await move('pisa', 'siena');
    await move('arezzo', 'lucca');
    expect(await shop.run('import', out)).toContain('0 added, 2 changed, 0 taken off sale');
    expect(await shop.run('diff', out)).toContain('The shop has this catalogue.');
  });

  test('exports a folder that imports without a change, and exports the same again', async () => {
    await writeFiles(folder, {
      'guides/siena/01.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nAt the gate.\n',
      'persons/ada/person.md':
        '---\nname: Ada\nborn: 1815\nguide: siena\nfile: ../../guides/siena/02.mp3\n---\n\nShe counted.\n',
      'persons/ada/cover.png': await readFile(join(folder, 'guides/siena/cover.png')),
      'plans/year/plan.md': "---\ntitle: A year\nprice: '59.99'\nmonths: 12\n---\n\nAll guides.\n",
      'news/open/news.md':
        '---\ntitle: Open\nsummary: Today.\ndate: 2026-11-24\nguide: siena\n---\n',
    });
    await shop.run('import', folder);
    const [one, two] = [join(shop.parent, 'one'), join(shop.parent, 'two')];
    expect(await shop.run('export', one)).toContain('6 entries are in');
    expect(await shop.run('import', one)).toContain('0 added, 0 changed, 0 taken off sale');
    await shop.run('export', two);
    const exported = await contentOf(one);
    expect([...exported.keys()]).toContain('/guides/siena/01.vtt');
    expect(await contentOf(two)).toEqual(exported);
    expect(await shop.run('export', two)).toContain('is not empty: name a new folder');
  });

  test('brings numbers and pictures of stops, and where a place is, to the shop and out again', async () => {
    const picture = await plainPicture(700, 900, 5);
    const text = guideText('Siena').replace(
      'file: 01.mp3',
      'number: 12, picture: gate.png, file: 01.mp3',
    );
    await writeFiles(folder, {
      'guides/siena/guide.md': text,
      'guides/siena/gate.png': picture,
      'places/campo/place.md':
        '---\nname: Campo\ncity: Siena\ncontinent: Europe\naddress: Il Campo 1\nlatitude: 43.3183\nlongitude: -11.3317\nguide: siena\nfile: ../../guides/siena/02.mp3\n---\n\nA shell.\n',
      'places/campo/cover.png': await plainPicture(1280, 854),
    });
    await shop.run('import', folder);
    const out = join(shop.parent, 'out');
    await shop.run('export', out);
    expect((await contentOf(out)).get('/guides/siena/gate.png')).toBe(picture.toString('base64'));
    expect(await shop.run('diff', out)).toContain('The shop has this catalogue.');
    expect(await shop.run('labels', 'siena')).toContain('set PUBLIC_URL');

    const { url } = await shop.start();
    const caller = callerOf(undefined, url);
    const { audio_guide_id, track_id } = await data<WireStop>(caller, 'stop/12');
    const [gate, square] = (await guideFor(caller, audio_guide_id)).audio_content;
    expect(gate).toMatchObject({ id: track_id, number: 12 });
    expect(square).not.toHaveProperty('number');
    expect(square).not.toHaveProperty('picture');
    const shown = await fetch(`${url}/storage/${gate?.picture}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      width: 640,
      height: 640,
    });
    const [place] = await data<WireLocation[]>(caller, 'location');
    const where = { address: 'Il Campo 1', latitude: 43.3183, longitude: -11.3317 };
    expect(place).toMatchObject(where);
    expect(await data(caller, `location/${place?.id}`)).toMatchObject(where);
    for (const unknown of ['13', '999999999999']) {
      expect((await caller.api(`/api/v1/client/stop/${unknown}`)).status).toBe(404);
    }

    // Another stop may have the number of one that is no longer on sale.
    await removeFile(folder, 'guides/siena');
    await removeFile(folder, 'places/campo');
    await writeFiles(folder, {
      'guides/lucca/guide.md': guideText('Lucca').replace(
        'file: 02.mp3',
        'number: 12, file: 02.mp3',
      ),
    });
    await shop.run('import', folder, '--allow-removing', '2');
    await until(async () => {
      const found = await data<WireStop>(caller, 'stop/12');
      const guide = await guideFor(caller, found.audio_guide_id);
      return guide.title === 'Lucca' && guide.audio_content[1]?.id === found.track_id;
    });
  });

  test('prints labels whose codes lead to the stops', async () => {
    const numbered = (number: number) => `number: ${number}, file: 0`;
    const text = guideText('Siena')
      .replace('tracks:', 'language: en\ntracks:')
      .replace('file: 0', numbered(7))
      .replace(/file: 0(?=2)/, numbered(123456));
    await writeFiles(folder, { 'guides/siena/guide.md': text });
    await shop.run('import', folder);
    const env = { DATABASE_URL: shop.databaseUrl, PUBLIC_URL: 'https://shop.example', DEV: '1' };
    const labels = (slug: string) =>
      startCommand('catalogue', ['labels', slug], env, shop.parent).ended;
    expect((await labels('lucca')).said).toContain('No track of lucca has a number');
    expect((await labels('nowhere')).said).toContain('no guide nowhere');
    expect((await labels('siena')).said).toContain('The labels are in labels-siena.pdf');
    const sheet = await readFile(join(shop.parent, 'labels-siena.pdf'));
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sheet.toString('latin1')).toContain('/Lang (en)');
    // Of Debian's packages poppler-utils and zbar-tools.
    const drawn = spawnSync('pdftoppm', ['-r', '110', '-png', 'labels-siena.pdf', 'sheet'], {
      cwd: shop.parent,
    });
    const read = spawnSync('zbarimg', ['--quiet', '--raw', 'sheet-1.png'], {
      cwd: shop.parent,
      encoding: 'utf8',
    });
    if (drawn.error || read.error) return;
    expect(read.stdout.trim().split('\n').sort()).toEqual([
      'https://shop.example/t/123456',
      'https://shop.example/t/7',
    ]);
  });

  test('keeps the ids of what leaves and returns, and of tracks that change places', async () => {
    await shop.run('import', folder);
    const first = await shop.start();
    const { id = 0 } = (await onSaleAt(first)).get('Siena') ?? {};
    const before = (await guideFor(callerOf(undefined, first.url), id)).audio_content;
    await first.stop();
    await removeFile(folder, 'guides/siena');
    await writeFiles(folder, await guideFiles('arezzo', 'Arezzo', 12));
    expect(await shop.run('import', folder, '--allow-removing', '1')).toContain(
      '1 added, 0 changed, 1 taken off sale',
    );
    await writeFiles(folder, {
      ...(await guideFiles('siena', 'Siena', 1)),
      'guides/siena/00.mp3': silence(5, 99),
      'guides/siena/guide.md': guideText('Siena again', { tracks: ['00', '02', '01'] }),
    });
    expect(await shop.run('import', folder)).toContain('1 added, 0 changed, 0 taken off sale');

    const { url } = await shop.start();
    const again = await guideFor(callerOf(undefined, url), id);
    expect(again.title).toBe('Siena again');
    const [gate, square] = before.map((track) => track.id);
    const [fresh, ...others] = again.audio_content.map((track) => track.id);
    expect(others).toEqual([square, gate]);
    expect([gate, square]).not.toContain(fresh);
  });
});
