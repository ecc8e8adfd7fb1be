/** The PostgreSQL that a server starts in its data folder. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCustomer, signIn } from '../../../tests/support/customers/customer.ts';
import { raw } from '../../../tests/support/server/client.ts';
import { catalogue, startCommand } from '../../../tests/support/server/command.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import { StartFailed } from '../../../tests/support/server/server.ts';
import { until } from '../../../tests/support/server/until.ts';
import { installedPrograms, runnablePrograms } from './programs.ts';

let parent = '';
beforeEach(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'cicerone-embedded-')));
  // The database's user must reach what is below.
  await chmod(parent, 0o711);
});
afterEach(async () => {
  await stopOwnServer();
  await rm(parent, { recursive: true, force: true });
});

/** Returns the output of a server that does not start. */
async function refusalAt(dataDir: string): Promise<string> {
  try {
    await startOwnServer({ isEmbedded: true, dataDir });
  } catch (error) {
    if (error instanceof StartFailed) return error.output;
    throw error;
  }
  throw new Error('It started');
}

/** Returns the permissions of a file as octal digits: '700'. */
const modeOf = async (path: string): Promise<string> =>
  ((await stat(path)).mode & 0o777).toString(8);

const postmasterIn = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

test('a first start makes a database that only its user can read and reach, without a port', async () => {
  const dataDir = join(parent, 'data');
  await startOwnServer({ isEmbedded: true, fresh: true, dataDir });
  expect(await modeOf(join(dataDir, 'postgres'))).toBe('700');
  expect(await modeOf(join(dataDir, 'postgres/.s.PGSQL.5432'))).toBe('700');
  const [, , , , , address] = (
    await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  ).split('\n');
  expect(address).toBe('');
});

test('a first start that was killed while it made the database is made again', async () => {
  const dataDir = join(parent, 'data');
  await mkdir(join(dataDir, 'postgres.new/base'), { recursive: true });
  await writeFile(join(dataDir, 'postgres.new/PG_VERSION'), '18');
  const { url } = await startOwnServer({ isEmbedded: true, fresh: true, dataDir });
  expect((await raw('/readyz', { base: url })).status).toBe(200);
});

test('a data folder with a long path has its socket elsewhere', async () => {
  const dataDir = join(parent, 'a-long-name-'.repeat(8));
  const { url } = await startOwnServer({ isEmbedded: true, fresh: true, dataDir });
  expect((await raw('/readyz', { base: url })).status).toBe(200);
  expect((await startCommand('orders', [], { DATA_DIR: dataDir }).ended).said).toContain(
    'Refunds that wait',
  );
});

test('a database of PGlite is refused and not touched', async () => {
  const dataDir = join(parent, 'data');
  await mkdir(join(dataDir, 'db'), { recursive: true });
  await writeFile(join(dataDir, 'db/PG_VERSION'), '17');
  expect(await refusalAt(dataDir)).toMatch(
    /earlier version of Cicerone.*docs\/how-to\/release\.md.*nothing in it was changed/,
  );
  expect(await readdir(dataDir, { recursive: true })).toEqual(['db', 'db/PG_VERSION']);
});

test('a database that is not whole, or of another PostgreSQL, is refused by name', async () => {
  const { dataDir, kill } = await startOwnServer({ isEmbedded: true });
  await kill('SIGTERM');
  const version = join(dataDir, 'postgres/PG_VERSION');
  await rename(version, join(parent, 'PG_VERSION'));
  expect(await refusalAt(dataDir)).toContain('PG_VERSION is missing');
  await writeFile(version, '17\n');
  expect(await refusalAt(dataDir)).toMatch(/is of PostgreSQL 17, and .* has PostgreSQL 18/);
  await unlink(version);
  await cp(join(parent, 'PG_VERSION'), version);
  await chmod(version, 0o644);
  // Earlier versions left folders open to other users of the machine.
  await chmod(join(dataDir, 'postgres'), 0o755);
  await startOwnServer({ isEmbedded: true, dataDir });
  expect(await modeOf(join(dataDir, 'postgres'))).toBe('700');
});

test('a second server names the process that has the folder, and a command uses its database', async () => {
  const { dataDir, pid, url } = await startOwnServer({ isEmbedded: true });
  const refusal = await refusalAt(dataDir);
  expect(refusal).toContain(`is in use by process ${pid}`);
  expect(refusal.trim().split('\n')).toHaveLength(1);
  const { said } = await catalogue(['status'], { DATA_DIR: dataDir });
  expect(said).toMatch(/guide: \d+/);
  expect((await raw('/readyz', { base: url })).status).toBe(200);
});

test('a command without a server starts the database for as long as it runs', async () => {
  const { dataDir, kill } = await startOwnServer({ isEmbedded: true });
  await kill('SIGTERM');
  const { said } = await catalogue(['status'], { DATA_DIR: dataDir });
  expect(said).toMatch(/guide: \d+/);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('the database of a killed server is stopped by the next start, which has everything', async () => {
  const { dataDir, kill, url } = await startOwnServer({ isEmbedded: true });
  const customer = await newCustomer({ base: url });
  await kill('SIGKILL');
  const left = await postmasterIn(dataDir);
  const next = await startOwnServer({ isEmbedded: true, dataDir });
  expect(await postmasterIn(dataDir)).not.toBe(left);
  await expect(signIn(customer, next.url)).resolves.toMatch(/^[\w-]{43}$/);
});

test('a process id in the folder that belongs to another program now does not stop a start', async () => {
  const { dataDir, kill } = await startOwnServer({ isEmbedded: true });
  await kill('SIGTERM');
  const folder = join(dataDir, 'postgres');
  await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n0\n5432\n\n\n`);
  const { url } = await startOwnServer({ isEmbedded: true, dataDir });
  expect((await raw('/readyz', { base: url })).status).toBe(200);
});

test('a database that is killed is back within 2 s; the server keeps running', async () => {
  const { dataDir, url } = await startOwnServer({ isEmbedded: true });
  const status = async () => (await raw('/readyz', { base: url })).status;
  const killed = await postmasterIn(dataDir);
  process.kill(killed, 'SIGKILL');
  const began = Date.now();
  await until(async () => (await status()) === 200 && (await postmasterIn(dataDir)) !== killed);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test('programs without their links, or that the user cannot write, work', async () => {
  const bare = join(parent, 'package');
  await cp(installedPrograms(process.cwd()), bare, {
    recursive: true,
    filter: async (path) => !path.endsWith('.so.60'),
  });
  const programs = runnablePrograms(bare, parent, {});
  const { stdout } = spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  expect(stdout).toMatch(/PostgreSQL\) 18\./);
});
