/** `npm run catalogue -- undo`. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentOf,
  guideFiles,
  guideText,
  removeFile,
  silence,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { callerOf, newCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, guideFor } from '../../../tests/support/customers/shop.ts';
import { raw } from '../../../tests/support/server/client.ts';
import { until } from '../../../tests/support/server/until.ts';

let shop: CatalogueShop;
let folder = '';
beforeEach(async () => {
  shop = await makeShop();
  ({ folder } = shop);
  await writeGuides(folder, [
    ['lucca', 'Lucca'],
    ['pisa', 'Pisa'],
    ['siena', 'Siena'],
  ]);
  await writeFiles(folder, {
    'guides/siena/01.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nAt the gate.\n',
  });
});
afterEach(() => shop.close());

test('undoing an import brings back what it changed, removed, renamed and hid, with the same ids', async () => {
  expect(await shop.run('undo')).toContain('There is nothing to undo');
  await shop.run('import', folder);
  expect(await shop.run('undo')).toContain('Before the last import nothing was on sale');
  const before = join(shop.parent, 'before');
  await shop.run('export', before);
  const server = await shop.start();
  const customer = await newCustomer({ base: server.url });

  await rename(join(folder, 'guides/lucca'), join(folder, 'guides/lucca-by-night'));
  await removeFile(folder, 'guides/pisa');
  await writeFiles(folder, {
    'guides/lucca-by-night/guide.md': guideText('Lucca by night').replace('---\n', '---\nid: 1\n'),
    ...(await guideFiles('arezzo', 'Arezzo', 9)),
    'guides/siena/guide.md': guideText('Siena', { price: '9.99' }).replace(
      '---\n',
      '---\nstatus: off\n',
    ),
    'guides/siena/01.mp3': silence(5, 77),
    'guides/siena/01.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nElsewhere.\n',
  });
  await shop.run('import', folder, '--allow-removing', '9');
  await until(async () => (await onSaleAt(server)).has('Arezzo'));
  const { id: arezzo = 0 } = (await onSaleAt(server)).get('Arezzo') ?? {};
  await buy(customer, arezzo);

  const said = await shop.run('undo');
  expect(said).toContain(`Undoing the import of ${folder}`);
  expect(said).toContain('1 added, 2 changed, 1 taken off sale');
  await until(async () => !(await onSaleAt(server)).has('Arezzo'));
  const onSale = await onSaleAt(server);
  expect([...onSale.values()].map(({ id, title, price }) => `${id} ${title} ${price}`)).toEqual([
    '1 Lucca 4.99',
    '2 Pisa 4.99',
    '3 Siena 4.99',
  ]);
  const [track] = (await guideFor(callerOf(undefined, server.url), 3)).audio_content;
  const words = await raw(`/storage/${track?.transcript}`, { base: server.url });
  expect(String(words.body)).toContain('At the gate.');
  expect((await guideFor(customer, arezzo)).purchase).toBe(true);
  const after = join(shop.parent, 'after');
  await shop.run('export', after);
  expect(await contentOf(after)).toEqual(await contentOf(before));

  expect(await shop.run('undo')).toContain('1 added, 2 changed, 1 taken off sale');
  expect(await shop.run('diff', folder)).toContain('The shop has this catalogue.');
});
