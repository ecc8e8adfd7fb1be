/** An import beside two running servers. */
import { callerOf, newCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, guideFor } from '../../../tests/support/customers/shop.ts';
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
});
afterEach(() => shop.close());

describe('a shop with running servers', () => {
  test('shows a new catalogue within 5 s, and plays to owners what is off sale', async () => {
    const { folder } = shop;
    await writeGuides(folder, [
      ['lucca', 'Lucca'],
      ['siena', 'Siena'],
    ]);
    const here = await shop.start();
    const servers = [here, await shop.start()];
    const { url } = here;
    const customer = await newCustomer({ base: url });
    const { id = 0 } = (await onSaleAt(here)).get('Siena') ?? {};
    await buy(customer, id);
    const before = await guideFor(customer, id);
    expect(before.purchase).toBe(true);

    await removeFile(folder, 'guides/siena');
    await writeFiles(folder, { 'guides/lucca/guide.md': guideText('Lucca by night') });
    await shop.run('import', folder, '--allow-removing', '2');
    const imported = Date.now();
    await until(async () => {
      const titles = await Promise.all(
        servers.map(async (one) => [...(await onSaleAt(one)).keys()]),
      );
      return titles.every((one) => one.join() === 'Lucca by night');
    });
    expect(Date.now() - imported).toBeLessThan(5000);

    const visitor = callerOf(undefined, url);
    expect((await visitor.api(`/api/v1/client/audio-guide/${id}`)).status).toBe(404);
    const after = await guideFor(customer, id);
    expect([after.title, after.purchase]).toEqual(['Siena', true]);
    const [, paid] = after.audio_content;
    expect(paid?.id).toBe(before.audio_content[1]?.id);
    const sound = await fetch(`${url}/storage/${paid?.file_mp3}`);
    expect(Buffer.from(await sound.arrayBuffer()).equals(silence(6, 3))).toBe(true);
  });
});
