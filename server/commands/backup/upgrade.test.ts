/**
 * Moves a shop of version 0.1 to this version, with the commands of docs/how-to/release.md. It installs and builds two
 * earlier commits, so only `npm run test:full` does it.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainPicture, writeGuides } from '../../../tests/support/catalogue/folder.ts';
import { callerOf, newCustomer, signIn } from '../../../tests/support/customers/customer.ts';
import { buy, guidesFor, invoicesOf, ownedBy } from '../../../tests/support/customers/shop.ts';
import { startCommand } from '../../../tests/support/server/command.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { json } from '../../../tests/support/server/client.ts';

/** The last commit of version 0.1, and the one whose backups every later version restores. */
const RELEASE = '1d015264';
const BRIDGE = '9de4339a';

const longTest = process.env['CICERONE_UPGRADE'] ? test : test.skip;
jest.setTimeout(600_000);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-upgrade-'));
  // The embedded database's user must reach what is below.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await stopOwnServer();
  await rm(folder, { recursive: true, force: true });
});

longTest('everything of a shop of version 0.1 is there after the move', async () => {
  const checkout = join(folder, 'checkout');
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, { cwd: checkout, env: { ...process.env, ...settings } });
  const settings = {
    NODE_ENV: '',
    DATA_DIR: join(folder, 'data'),
    CATALOGUE_DIR: join(folder, 'catalogue'),
    MEDIA_DIR: join(folder, 'media'),
    RATE_LIMIT: '0',
    PORT: '0',
  };
  const build = async (commit: string) => {
    await run('git', 'checkout', '--quiet', commit);
    await run('npm', 'ci', '--no-audit', '--no-fund');
    await run('npm', 'run', 'build:server');
  };
  await writeGuides(settings.CATALOGUE_DIR, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);

  await promisify(execFile)('git', ['clone', '--quiet', process.cwd(), checkout]);
  await build(RELEASE);
  const old = spawn(process.execPath, ['build/server/main.mjs'], {
    cwd: checkout,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(old, 'message')) as [{ port: number }];
  const base = `http://127.0.0.1:${port}`;
  const customer = await newCustomer({ base });
  const [guide] = await guidesFor(customer);
  await buy(customer, guide?.id ?? 0);
  const picture = new FormData();
  picture.set('image', new Blob([new Uint8Array(await plainPicture(60, 60, 3))]), 'me.png');
  await customer.api('/api/v1/users/profile-image', { method: 'POST', body: picture });
  const shown = async (at: string, token: string) => {
    const caller = callerOf(token, at);
    const { data } = await json<ProfileResponse>(caller.api('/api/v1/users/profile-data'));
    const sound = (await guidesFor(caller)).map(({ theme }) => fetch(`${at}/storage/${theme}`));
    return {
      owned: await ownedBy(caller),
      invoices: await invoicesOf(caller),
      profile: data,
      sounds: (await Promise.all(sound)).map(({ status }) => status),
    };
  };
  const before = await shown(base, customer.token);
  expect(before).toMatchObject({ owned: [guide?.id], invoices: [{}], sounds: [200, 200] });
  await run('npm', 'run', 'backup', '--', join(folder, 'old.backup'));
  old.kill('SIGTERM');
  await once(old, 'close');

  await build(BRIDGE);
  await run('npm', 'run', 'backup', '--', join(folder, 'shop.backup'));
  // A backup file of version 0.1 comes over as well.
  const other = { ...settings, DATA_DIR: join(folder, 'other') };
  const bridge = (...args: string[]) =>
    promisify(execFile)('npm', ['run', ...args], {
      cwd: checkout,
      env: { ...process.env, ...other },
    });
  await bridge('restore', '--', join(folder, 'old.backup'));
  await bridge('backup', '--', join(folder, 'from-old.backup'));

  for (const [file, dataDir] of [
    ['shop.backup', settings.DATA_DIR],
    ['from-old.backup', other.DATA_DIR],
  ] as const) {
    const env = { MEDIA_DIR: settings.MEDIA_DIR };
    await expect(startOwnServer({ isEmbedded: true, dataDir, env })).rejects.toThrow(
      /earlier version of Cicerone/,
    );
    const restored = await startCommand('backup', ['restore', join(folder, file)], {
      DATA_DIR: dataDir,
    }).ended;
    expect(restored).toEqual({ code: 0, said: expect.stringContaining('is restored') });
    const server = await startOwnServer({ isEmbedded: true, dataDir, env });
    // The session of version 0.1 is valid, and so is the password.
    expect(await shown(server.url, customer.token)).toEqual(before);
    await signIn(customer, server.url);
    await access(join(dataDir, 'db/PG_VERSION'));
    await server.kill('SIGTERM');
  }
});
