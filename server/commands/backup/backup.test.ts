/** `npm run backup` while customers buy, and `npm run restore` of the backup. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startCommand } from '../../../tests/support/server/command.ts';
import { raw } from '../../../tests/support/server/client.ts';
import { callerOf, newCustomer, signIn } from '../../../tests/support/customers/customer.ts';
import {
  emptyDatabase,
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';
import { cartOf } from '../../../tests/support/customers/shop.ts';
import { startShoppers } from '../../../tests/support/customers/shoppers.ts';
import { until } from '../../../tests/support/server/until.ts';
import { runSql } from '../../../tests/support/catalogue/sql.ts';

describe('backup and restore', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cicerone-backup-'));
    // The embedded database's user must reach what is below.
    await chmod(folder, 0o711);
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
  const emptyPlace = async () => ({
    DATABASE_URL: await emptyDatabase(),
    DATA_DIR: join(folder, 'to'),
  });

  /** Starts a server; returns it with the settings by which the commands find its database. */
  const startShop = async () => {
    const env = { DATABASE_URL: await ownDatabase() };
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
    expect(await refusal(from, 'restore', file, '--replace')).toContain('Stop the servers first');

    const to = await emptyPlace();
    await command(to, 'restore', file);
    const { url: base } = await startOwnServer({ dataDir: to.DATA_DIR, env: to });
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

  test('a file that is no backup, or of version 0.1, is refused before anything is lost', async () => {
    const settings = await emptyPlace();
    const file = join(folder, 'notes.txt');
    expect(await refusal(settings, 'restore', file)).toContain('cannot be read');
    await writeFile(file, 'notes');
    expect(await refusal(settings, 'restore', file, '--replace')).toContain('is no backup');
    // What version 0.1 wrote: a dump of PostgreSQL, or an archive of the embedded database.
    for (const old of ['PGDMP', gzipSync('PG_VERSION\0')]) {
      await writeFile(file, old);
      expect(await refusal(settings, 'restore', file)).toContain('docs/how-to/release.md');
    }
    expect(await refusal(settings, 'backup')).toContain('npm run backup -- FILE');
  });

  test('a backup of the embedded database fills another PostgreSQL, and the other way round', async () => {
    const server = await startOwnServer({ isEmbedded: true });
    const customer = await newCustomer({ base: server.url });
    const file = join(folder, 'embedded.backup');
    await command({ DATA_DIR: server.dataDir }, 'backup', file);
    await server.kill('SIGTERM');
    const external = await emptyPlace();
    await command(external, 'restore', file);
    const again = join(folder, 'external.backup');
    await command(external, 'backup', again);
    const dataDir = join(folder, 'data');
    await command({ DATA_DIR: dataDir }, 'restore', again);
    const { url } = await startOwnServer({ isEmbedded: true, dataDir });
    await expect(signIn(customer, url)).resolves.toMatch(/^[\w-]{43}$/);
    // Backups of the same data are the same, whatever has made them.
    expect(gunzipSync(await readFile(again)).equals(gunzipSync(await readFile(file)))).toBe(true);
    const cut = join(folder, 'cut.backup');
    await writeFile(cut, (await readFile(again)).subarray(0, -2000));
    const fresh = { DATA_DIR: join(folder, 'fresh') };
    expect(await refusal(fresh, 'restore', cut)).toContain('cut off');
    expect(existsSync(join(fresh.DATA_DIR, 'postgres'))).toBe(false);
    const empty = { DATA_DIR: join(folder, 'nothing') };
    expect(await refusal(empty, 'backup', join(folder, 'no.backup'))).toContain('no database');
  });

  test('a restore works in another schema, with an extension of another role', async () => {
    const { server, settings: from } = await startShop();
    const customer = await newCustomer({ base: server.url });
    const file = join(folder, 'shop.backup');
    await command(from, 'backup', file);
    const { DATABASE_URL, ...place } = await emptyPlace();
    const role = `tenant_${randomBytes(4).toString('hex')}`;
    await runSql(
      DATABASE_URL,
      `CREATE EXTENSION pg_trgm; CREATE ROLE ${role} LOGIN; CREATE SCHEMA shop AUTHORIZATION ${role};
       CREATE TABLE public.elsewhere (kept int); REVOKE ALL ON SCHEMA public FROM ${role}`,
    );
    const url = new URL(DATABASE_URL);
    url.searchParams.set('user', role);
    url.searchParams.set('options', '-c search_path=shop,public');
    const to = { ...place, DATABASE_URL: url.href };
    await command(to, 'restore', file);
    await command(to, 'restore', file, '--replace');
    const { url: base } = await startOwnServer({ dataDir: to.DATA_DIR, env: to });
    await expect(signIn(customer, base)).resolves.toMatch(/^[\w-]{43}$/);
    expect(await runSql(DATABASE_URL, 'SELECT * FROM public.elsewhere')).toEqual([]);
  });

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
