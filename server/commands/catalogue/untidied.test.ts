/** An import whose catalogue is on sale, and whose work after that fails. */
import { guideFiles, writeFiles, writeGuides } from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { runSql } from '../../../tests/support/catalogue/sql.ts';
import { until } from '../../../tests/support/server/until.ts';

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
});
afterEach(() => shop.close());

/** gin_clean_pending_list refuses the index of a table with partitions. */
const REFUSED_INDEX = `
  CREATE TABLE parts (id integer, words tsvector) PARTITION BY RANGE (id);
  CREATE INDEX parts_words ON parts USING gin (words);
`;

describe('an import whose indexes cannot be tidied', () => {
  test('has succeeded, and warns', async () => {
    const { folder } = shop;
    await writeGuides(folder, [['siena', 'Siena']]);
    await shop.run('import', folder);
    const server = await shop.start();
    await runSql(shop.databaseUrl, REFUSED_INDEX);
    await writeFiles(folder, await guideFiles('pisa', 'Pisa', 7));
    const { code, said } = await shop.begin('import', folder).ended;
    expect(said).toContain('1 added, 0 changed, 0 taken off sale');
    expect(said).toMatch(/Warning: the catalogue is on sale, .*parts_words/);
    expect(code).toBe(0);
    await until(async () => (await onSaleAt(server)).has('Pisa'));
    const status = await shop.run('status');
    expect(status).toMatch(/Last import\n.*: 1 added, 0 changed, 0 taken off sale/);
    expect(status).not.toContain('parts_words');
  });
});
