/** A category that leaves the catalogue, of which a customer owns a guide. */
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireCategory } from '../../../contract/guides.ts';
import {
  guideFiles,
  guideText,
  removeFile,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { callerOf, newCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, guideFor } from '../../../tests/support/customers/shop.ts';
import { json, raw } from '../../../tests/support/server/client.ts';
import { until } from '../../../tests/support/server/until.ts';

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
});
afterEach(() => shop.close());

const client = '/api/v1/client';

describe('a category that leaves the catalogue', () => {
  test('leaves lists and the sitemap, and its page; owners of its guides still have its name', async () => {
    const { folder } = shop;
    await writeGuides(folder, [['siena', 'Siena']]);
    await shop.run('import', folder, '--allow-removing', '2');
    const server = await shop.start();
    const { api } = callerOf(undefined, server.url);
    const categories = async (): Promise<WireCategory[]> =>
      (await json<Envelope<WireCategory[]>>(api(`${client}/category`))).data;
    const { id = 0, category_id } = (await onSaleAt(server)).get('Siena') ?? {};
    expect(await categories()).toContainEqual({ id: category_id, name: 'Towns' });
    const customer = await newCustomer({ base: server.url });
    await buy(customer, id);

    await removeFile(folder, 'categories/towns');
    await removeFile(folder, 'guides/siena');
    await writeFiles(folder, {
      'categories/walks/category.md': '---\nname: Walks\n---\n',
      'categories/soon/category.md': '---\nname: Soon\n---\n',
      ...(await guideFiles('pisa', 'Pisa', 7)),
      'guides/pisa/guide.md': guideText('Pisa').replace('towns', 'walks'),
    });
    await shop.run('import', folder, '--allow-removing', '2');
    await until(async () => (await onSaleAt(server)).has('Pisa'));

    const listed = await categories();
    expect(listed.map(({ name }) => name).sort()).toEqual(['All', 'Soon', 'Walks']);
    const { body } = await raw('/sitemap.xml', { base: server.url });
    // Without those of other languages.
    const pages = [...String(body).matchAll(/(?<!\/it)\/audio-guide-by-category\/(\d+)</g)];
    expect(pages.map(([, of]) => Number(of))).toEqual(listed.map(({ id: of }) => of));
    for (const page of ['', '?limit=12']) {
      const statusOf = async (of?: number) =>
        (await api(`${client}/category/${of}/audio${page}`)).status;
      expect([page, await statusOf(category_id)]).toEqual([page, 404]);
      for (const { id: of } of listed) expect([of, await statusOf(of)]).toEqual([of, 200]);
    }
    expect((await guideFor(customer, id)).category).toEqual({ id: category_id, name: 'Towns' });

    await writeGuides(folder, [['siena', 'Siena']]);
    await shop.run('import', folder, '--allow-removing', '2');
    await until(async () => (await onSaleAt(server)).has('Siena'));
    expect(await categories()).toContainEqual({ id: category_id, name: 'Towns' });
  });
});
