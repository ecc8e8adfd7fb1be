/** `npm run media -- clean` removes files that nothing uses any more. */
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  guideText,
  removeFile,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { runSql } from '../../../tests/support/catalogue/sql.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { raw } from '../../../tests/support/server/client.ts';

const TWO_DAYS_MS = 2 * 86_400_000;

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
});
afterEach(() => shop.close());

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
};

const ageImports = () =>
  runSql(shop.databaseUrl, "UPDATE catalogue_imports SET ended_at = ended_at - interval '2 days'");

async function ageFiles(folder: string): Promise<void> {
  const before = new Date(Date.now() - TWO_DAYS_MS);
  for (const file of await filesIn(folder)) await utimes(file, before, before);
}

describe('npm run media -- clean', () => {
  test('removes nothing while an import may be copying files', async () => {
    const media = join(shop.parent, 'media');
    // An import copies what was missing when it began, and needs older files too.
    await writeFiles(media, { 'audio/old.mp3': 'old', 'audio/new.mp3': 'new' });
    const before = new Date(Date.now() - TWO_DAYS_MS);
    await utimes(join(media, 'audio/old.mp3'), before, before);
    expect(await shop.media('clean')).toContain('perhaps by an import that is running');
    expect(await filesIn(media)).toHaveLength(2);
    await utimes(join(media, 'audio/new.mp3'), before, before);
    expect(await shop.media('clean')).toContain('Removed 2 files');
    expect(await filesIn(media)).toEqual([]);
  });
});

describe('npm run media -- clean', () => {
  test('waits for a day after an import, and keeps what is shown, played and exported', async () => {
    const { folder, parent } = shop;
    const media = join(parent, 'media');
    await writeGuides(folder, [
      ['lucca', 'Lucca'],
      ['siena', 'Siena'],
    ]);
    await shop.run('import', folder);
    const both = await filesIn(media);
    await removeFile(folder, 'guides/lucca');
    await writeGuides(folder, [['siena', 'Siena']]);
    await shop.run('import', folder, '--allow-removing', '2');
    expect(await shop.media('clean')).toContain('less than a day ago');
    await ageImports();
    expect(await shop.media('clean')).toContain('perhaps by an import that is running');
    expect(await filesIn(media)).toEqual(expect.arrayContaining(both));

    // The last import can be undone.
    await ageFiles(media);
    await shop.media('clean');
    const imported = both.filter((file) => !/\/(?:pictures|themes)\//.test(file));
    expect(await filesIn(media)).toEqual(expect.arrayContaining(imported));
    expect(await shop.run('undo')).toContain('1 added, 1 changed, 0 taken off sale');

    await shop.run('import', folder, '--allow-removing', '2');
    await writeFiles(folder, { 'guides/siena/guide.md': guideText('Siena by night') });
    await shop.run('import', folder);
    await ageImports();
    await ageFiles(media);
    const all = await filesIn(media);
    const said = await shop.media('clean');
    const kept = await filesIn(media);
    expect(said).toContain(`Removed ${all.length - kept.length} files`);
    // Of the guide that is off sale the owners have its recordings and its cover: its original is gone. So are pictures
    // for links with former titles.
    const gone = all.filter((file) => !kept.includes(file));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((file) => both.includes(file) || file.endsWith('.jpg'))).toBe(true);

    await shop.run('export', join(parent, 'out'));
    expect(await shop.run('import', join(parent, 'out'))).toContain('0 added, 0 changed');
    const server = await shop.start();
    const { cover, theme } = (await onSaleAt(server)).get('Siena by night') ?? {};
    for (const path of [cover, theme]) {
      expect((await raw(`/storage/${path}`, { base: server.url })).status).toBe(200);
    }
  });
});
