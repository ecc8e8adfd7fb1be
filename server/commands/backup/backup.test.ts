/** `npm run backup` while customers buy, and `npm run restore` of the backup. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from '../../../tests/support/server/command.ts';
import { describeServer, onPostgres, raw } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  newCustomer,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import {
  emptyDatabase,
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';
import { cartOf, put } from '../../../tests/support/customers/shop.ts';
import { until } from '../../../tests/support/server/until.ts';

// Each test starts several servers and commands.
jest.setTimeout(60_000);

interface Shopper {
  customer: TestCustomer;
  /** Ids of guides whose addition the server has acknowledged. */
  guides: number[];
}

/** Starts customers who sign up and add to their carts until they are stopped. */
function shop(base: string) {
  const shoppers: Shopper[] = [];
  let isOpen = true;
  const worker = async (): Promise<void> => {
    while (isOpen) {
      const customer = await newCustomer({ base });
      const guides: number[] = [];
      shoppers.push({ customer, guides });
      for (const id of [2, 3, 4]) {
        await put(customer, id);
        guides.push(id);
      }
    }
  };
  const workers = Array.from({ length: 4 }, worker);
  return {
    shoppers,
    /** Returns what is acknowledged so far. */
    acknowledged: (): Shopper[] =>
      shoppers.map(({ customer, guides }) => ({ customer, guides: [...guides] })),
    close: async (): Promise<void> => {
      isOpen = false;
      await Promise.all(workers);
    },
  };
}

describeServer('backup and restore', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cicerone-backup-'));
  });
  afterEach(async () => {
    await stopOwnServer();
    await rm(folder, { recursive: true, force: true });
  });

  const command = async (env: Record<string, string>, ...words: string[]): Promise<void> => {
    const { code, said } = await startCommand('backup', words, env).ended;
    if (code !== 0) throw new Error(said);
  };
  /** Returns what the command writes when it refuses to run. */
  const refusal = async (env: Record<string, string>, ...words: string[]): Promise<string> => {
    const { code, said } = await startCommand('backup', words, env).ended;
    return code === 0 ? 'it worked' : said;
  };

  /** Returns settings of an empty database. */
  const emptyPlace = async (): Promise<Record<string, string>> =>
    onPostgres() ? { DATABASE_URL: await emptyDatabase() } : { DATA_DIR: join(folder, 'to') };

  /** Starts a server; returns it with the settings by which the commands find its database. */
  const startShop = async () => {
    const env: Record<string, string> = onPostgres() ? { DATABASE_URL: await ownDatabase() } : {};
    const server = await startOwnServer({ env });
    return { server, settings: { ...env, DATA_DIR: server.dataDir } };
  };

  test('what was acknowledged before a backup under load is there after the restore', async () => {
    const { server: source, settings: from } = await startShop();
    const guides = await raw('/api/v1/client/audio-guide', {
      base: source.url,
      headers: { 'X-App-Secret': 'cicerone-web-app' },
    });
    const load = shop(source.url);
    await until(() => load.shoppers.length > 8);
    const before = load.acknowledged();
    const file = join(folder, 'shop.backup');
    await command(from, 'backup', file);
    const during = load.shoppers.length;
    await load.close();
    expect(during).toBeGreaterThan(before.length);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    // A backup does not overwrite a file, and a restore is refused while a server runs.
    expect(await refusal(from, 'backup', file)).toContain('exists already');
    expect(await refusal(from, 'restore', file, '--replace')).toMatch(
      onPostgres() ? /Stop the servers first/ : /in use by process/,
    );

    const to = await emptyPlace();
    await command(to, 'restore', file);
    const { url: base } = await startOwnServer({ dataDir: to['DATA_DIR'], env: to });
    for (const { customer, guides: wanted } of before) {
      const token = await signIn(customer, base);
      const { data } = await cartOf(callerOf(token, base));
      expect(data.map(({ audio_guide }) => audio_guide.id)).toEqual(expect.arrayContaining(wanted));
    }
    const restored = await raw('/api/v1/client/audio-guide', {
      base,
      headers: { 'X-App-Secret': 'cicerone-web-app' },
    });
    expect(restored.body.equals(guides.body)).toBe(true);
  });

  test('a restore replaces a database only with --replace, and removes what came later', async () => {
    const { server: first, settings } = await startShop();
    const kept = await newCustomer({ base: first.url });
    const file = join(folder, 'shop.backup');
    await command(settings, 'backup', file);
    const lost = await newCustomer({ base: first.url });
    await first.kill('SIGTERM');

    // A backup that is cut off replaces nothing.
    const cut = join(folder, 'cut.backup');
    await writeFile(cut, (await readFile(file)).subarray(0, -2000));
    expect(await refusal(settings, 'restore', cut, '--replace')).not.toBe('it worked');
    expect(await refusal(settings, 'restore', file)).toMatch(/--replace/);
    await command(settings, 'restore', file, '--replace');
    const { url } = await startOwnServer({ dataDir: first.dataDir, env: settings });
    await expect(signIn(kept, url)).resolves.toMatch(/^[\w-]{43}$/);
    await expect(signIn(lost, url)).rejects.toThrow('400');
  });

  test('a file that is no backup, or of the other database, is refused before anything is lost', async () => {
    const settings = await emptyPlace();
    const file = join(folder, 'notes.txt');
    expect(await refusal(settings, 'restore', file)).toContain('cannot be read');
    await writeFile(file, 'notes');
    expect(await refusal(settings, 'restore', file, '--replace')).toContain('is no backup');
    await writeFile(file, onPostgres() ? Buffer.from([0x1f, 0x8b, 8, 0, 0]) : 'PGDMP');
    expect(await refusal(settings, 'restore', file, '--replace')).toContain('DATABASE_URL');
    expect(await refusal(settings, 'backup')).toContain('npm run backup -- FILE');
  });

  (onPostgres() ? test.skip : test)('a server that was stopped is backed up as well', async () => {
    const { server, settings: from } = await startShop();
    const customer = await newCustomer({ base: server.url });
    // The killed server leaves its socket behind.
    await server.kill('SIGKILL');
    const file = join(folder, 'shop.backup');
    await command(from, 'backup', file);
    const to = await emptyPlace();
    await command(to, 'restore', file);
    const { url } = await startOwnServer({ dataDir: to['DATA_DIR'], env: to });
    await expect(signIn(customer, url)).resolves.toMatch(/^[\w-]{43}$/);
  });
});
