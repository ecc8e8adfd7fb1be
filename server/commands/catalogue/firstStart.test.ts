/** What a start does with the folder in CATALOGUE_DIR. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { callerOf } from '../../../tests/support/customers/customer.ts';
import { guideFor } from '../../../tests/support/customers/shop.ts';
import {
  guideText,
  removeFile,
  silence,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { until } from '../../../tests/support/server/until.ts';

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
  await writeGuides(shop.folder, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);
});
afterEach(() => shop.close());

describe('a start', () => {
  test('fills an empty database in development, with texts and recordings', async () => {
    const server = await shop.start({ LOG_LEVEL: 'info' });
    const guides = await onSaleAt(server);
    expect([...guides.keys()]).toEqual(['Lucca', 'Siena']);
    await until(() => server.logs().includes('Imported 3 entries'));
    const { theme = '', id = 0 } = guides.get('Siena') ?? {};
    const sound = await fetch(`${server.url}/storage/${theme}`);
    expect(Buffer.from(await sound.arrayBuffer()).equals(silence(4, 2))).toBe(true);
    const visitor = callerOf(undefined, server.url);
    const { audio_content, audio_description } = await guideFor(visitor, id);
    expect(audio_content.map(({ titolo, free, duration }) => [titolo, free, duration])).toEqual([
      ['Stop 01', '1', 4],
      ['Stop 02', '0', 6],
    ]);
    expect(audio_description.description).toBe(
      '<p>Walk through <strong>Siena</strong> with us.</p>',
    );
    // The folder names no demo customers.
    expect((await fetch(`${server.url}/dev/demo`)).status).toBe(404);
  });

  test('makes a small size of each cover before it answers, and the others beside it, also after a kill', async () => {
    const server = await shop.start();
    const { cover = '' } = (await onSaleAt(server)).get('Siena') ?? {};
    const sized = (size: string) => cover.replace(/160-320-640-960\.c[0-9a-f]{3}\.webp/, size);
    const small = await fetch(`${server.url}/storage/${sized('320.webp')}`);
    expect(small.headers.get('Cache-Control')).toBe('public, max-age=2592000');
    await server.kill('SIGKILL');
    await rm(join(shop.parent, 'media', sized('960.avif')), { force: true });

    const { url } = await shop.start();
    await until(async () => {
      const { status, headers } = await fetch(`${url}/storage/${sized('960.avif')}`);
      expect(status).toBe(200);
      return headers.get('Content-Type') === 'image/avif';
    });
  });

  test('changes no database that has a catalogue, whatever a new version brings', async () => {
    const first = await shop.start();
    const before = await onSaleAt(first);
    await first.stop();
    await writeFiles(shop.folder, { 'guides/siena/guide.md': guideText('Another Siena') });
    await removeFile(shop.folder, 'guides/lucca');

    expect(await onSaleAt(await shop.start())).toEqual(before);
  });

  test('without the folder fails, and names what explains it', async () => {
    await removeFile(shop.folder, '');
    const failure = await shop.start().catch((error: unknown) => error);
    expect(String(failure)).toContain('docs/how-to/catalogue.md explains how to write a catalogue');
  });
});
