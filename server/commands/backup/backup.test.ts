/** `npm run backup` while customers buy, and `npm run restore` of the backup. */
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
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
import { cartOf } from '../../../tests/support/customers/shop.ts';
import { startShoppers } from '../../../tests/support/customers/shoppers.ts';
import { until } from '../../../tests/support/server/until.ts';
import { socketsOf } from '../../db/embedded/sockets.ts';

// Each test starts several servers and commands.
jest.setTimeout(60_000);

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

  /** Restores a backup into an empty database, of which a server then knows the customer. */
  const expectRestored = async (
    file: string,
    customer: TestCustomer,
    env: Record<string, string> = {},
  ): Promise<void> => {
    const to = await emptyPlace();
    await command({ ...to, ...env }, 'restore', file);
    const { url } = await startOwnServer({ dataDir: to['DATA_DIR'], env: to });
    await expect(signIn(customer, url)).resolves.toMatch(/^[\w-]{43}$/);
  };

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
    const load = startShoppers(source.url);
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
    const same = await startOwnServer({ dataDir: first.dataDir, env: settings });
    await expect(signIn(lost, same.url)).resolves.toMatch(/^[\w-]{43}$/);
    await same.kill('SIGTERM');
    expect(await refusal(settings, 'restore', file)).toContain('add --replace to lose');
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
    await writeFile(file, 'PGDMP');
    if (!onPostgres()) {
      expect(await refusal(settings, 'restore', file, '--replace')).toContain('DATABASE_URL');
    }
    // A plain text that is compressed, as other programs write them.
    await writeFile(file, gzipSync('notes\n'));
    expect(await refusal(settings, 'restore', file)).not.toBe('it worked');
    expect(await refusal(settings, 'backup')).toContain('npm run backup -- FILE');
  });

  (onPostgres() ? test.skip : test)('a server that was stopped is backed up as well', async () => {
    const { server, settings: from } = await startShop();
    const customer = await newCustomer({ base: server.url });
    // The killed server leaves its socket behind.
    await server.kill('SIGKILL');
    const file = join(folder, 'shop.backup');
    await command(from, 'backup', file);
    await expectRestored(file, customer);
  });

  // Only root can give a file to another user.
  (!onPostgres() && process.getuid?.() === 0 ? test : test.skip)(
    'another user of the machine who listens for the command is not asked for the database',
    async () => {
      const { server, settings: from } = await startShop();
      const customer = await newCustomer({ base: server.url });
      await server.kill('SIGTERM');
      const forged = join(folder, 'forged.tar');
      await writeFile(forged, 'not of this shop');
      const [address = ''] = socketsOf(await realpath(server.dataDir), 'backup').slice(-1);
      const stranger = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.write(`${JSON.stringify({ file: forged })}\n`);
      }).listen(address);
      await once(stranger, 'listening');
      chownSync(address, 65_534, 65_534);
      const file = join(folder, 'shop.backup');
      await command(from, 'backup', file).finally(() => stranger.close());
      await expectRestored(file, customer);
    },
  );

  test('a backup of a newer version is refused, and the database is as it was', async () => {
    const { server, settings } = await startShop();
    const customer = await newCustomer({ base: server.url });
    const file = join(folder, 'shop.backup');
    await command(settings, 'backup', file);
    await server.kill('SIGTERM');
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    lines[0] = lines[0]?.replace(/"migration":\d+/, '"migration":999') ?? '';
    const newer = join(folder, 'newer.backup');
    await writeFile(newer, gzipSync(lines.join('\n')));
    expect(await refusal(settings, 'restore', newer, '--replace')).toContain('newer version');
    const { url } = await startOwnServer({ dataDir: server.dataDir, env: settings });
    await expect(signIn(customer, url)).resolves.toMatch(/^[\w-]{43}$/);
  });
});
