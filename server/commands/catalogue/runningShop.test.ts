/** An import beside running servers: those of a PostgreSQL, or the one that has the embedded database open. */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { callerOf, newCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, guideFor } from '../../../tests/support/customers/shop.ts';
import {
  guideText,
  plainPicture,
  removeFile,
  silence,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { describeServer, onPostgres } from '../../../tests/support/server/client.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import { until } from '../../../tests/support/server/until.ts';
import { sendFrame } from '../../db/embedded/frames.ts';

const describeEmbedded = onPostgres() ? describe.skip : describeServer;

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
});
afterEach(() => shop.close());

describeServer('a shop with running servers', () => {
  test('shows a new catalogue within 5 s, and plays to owners what is off sale', async () => {
    const { folder } = shop;
    await writeGuides(folder, [
      ['lucca', 'Lucca'],
      ['siena', 'Siena'],
    ]);
    const here = await shop.start();
    const servers = onPostgres() ? [here, await shop.start()] : [here];
    const { url } = here;
    const customer = await newCustomer({ base: url });
    const { id = 0 } = (await onSaleAt(here)).get('Siena') ?? {};
    await buy(customer, id);
    const before = await guideFor(customer, id);
    expect(before.purchase).toBe(true);

    await removeFile(folder, 'guides/siena');
    await writeFiles(folder, { 'guides/lucca/guide.md': guideText('Lucca by night') });
    await shop.run('import', folder);
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

const titlesAt = async (server: TestServer): Promise<string> =>
  [...(await onSaleAt(server)).keys()].join();

describeEmbedded('a server that has the embedded database open', () => {
  beforeEach(() => writeGuides(shop.folder, [['siena', 'Siena']]));

  test('lends it to commands of its own user', async () => {
    const { dataDir } = await shop.start();
    expect(((await stat(join(dataDir, 'sql'))).mode & 0o777).toString(8)).toBe('600');
    expect(await shop.run('status')).toContain('guide: 1');
    expect(await shop.run('diff', shop.folder)).toContain('The shop has this catalogue.');
    expect(await shop.run('export', join(shop.parent, 'out'))).toContain('2 entries are in');
  });

  test('is killed during an import: the command says what to do, and the next one completes it', async () => {
    const server = await shop.start();
    await writeFiles(shop.folder, {
      'guides/siena/guide.md': guideText('Siena by night'),
      'guides/siena/cover.png': await plainPicture(1600, 1600, 9),
    });
    const { ended, hasSaid } = shop.begin('import', shop.folder);
    await hasSaid(/Read 2 entries/);
    await server.kill('SIGKILL');
    const { code, said } = await ended;
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/Start the server, and run the command again/),
    ]);

    const again = await shop.start();
    expect(await titlesAt(again)).toBe('Siena');
    await shop.run('import', shop.folder);
    await until(async () => (await titlesAt(again)) === 'Siena by night');
  });

  // 20 s: `npm run test:full` sets the variable.
  const longTest = process.env['CICERONE_CRASH_ROUNDS'] ? test : test.skip;
  longTest('takes it back from a command that hangs in a transaction', async () => {
    const server = await shop.start();
    const hanging = connect(join(server.dataDir, 'sql'));
    for (const message of [
      { kind: 'acquire', queryLimitMs: 1_000 },
      { kind: 'script', sql: 'BEGIN; UPDATE guides SET listed = false' },
    ]) {
      sendFrame(hanging, message);
      await once(hanging, 'data');
    }
    await once(hanging, 'close');
    expect(await titlesAt(server)).toBe('Siena');
  });
});
