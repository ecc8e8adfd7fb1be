/**
 * Moves shops of version 0.1 to this version, with the commands of docs/how-to/release.md. It installs and builds three
 * earlier commits, so only `npm run test:full` does it.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainPicture, writeGuides } from '../../../tests/support/catalogue/folder.ts';
import { callerOf, signedUpCustomer, signIn } from '../../../tests/support/customers/customer.ts';
import {
  buy,
  cartOf,
  guideFor,
  guidesFor,
  invoicesOf,
  ownedBy,
  put,
} from '../../../tests/support/customers/shop.ts';
import { startCommand } from '../../../tests/support/server/command.ts';
import {
  emptyDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireWish } from '../../../contract/library.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { json } from '../../../tests/support/server/client.ts';

/** Version 0.1.0, the last commit of version 0.1, and the one whose backups every later version restores. */
const FIRST = '19f579d0';
const LAST = '1d015264';
const BRIDGE = '9de4339a';

const longTest = process.env['CICERONE_UPGRADE'] ? test : test.skip;
jest.setTimeout(900_000);

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

/** What a customer of version 0.1 reads, and must read after the move. */
async function shopOf(base: string, token: string) {
  const caller = callerOf(token, base);
  const profile = json<ProfileResponse>(caller.api('/api/v1/users/profile-data'));
  const invoices = await invoicesOf(caller);
  const guides = await guidesFor(caller);
  const files = [
    ...guides.map(({ theme }) => fetch(`${base}/storage/${theme}`)),
    ...invoices.map(({ id }) => caller.api(`/api/v1/users/invoice/${id}`)),
  ];
  return {
    owned: await ownedBy(caller),
    cart: (await cartOf(caller)).data.map(({ audio_guide: { id } }) => id),
    wishes: (await json<Envelope<WireWish[]>>(caller.api('/api/v1/users/wishlist'))).data.map(
      ({ id }) => id,
    ),
    invoices,
    user: (await profile).data,
    catalogue: guides.map(({ id, title, price }) => ({ id, title, price })),
    files: (await Promise.all(files)).map(({ status }) => status),
  };
}

/** Signs a customer up who buys a guide, and leaves another one in the cart and in the wish list. */
async function fillShop(base: string) {
  const customer = await signedUpCustomer({ base });
  const priced = (await guidesFor(customer)).filter(({ price }) => Number(price) > 0);
  const [bought, wished] = priced.map(({ id }) => id);
  await buy(customer, bought ?? 0);
  await put(customer, wished ?? 0);
  await customer.post('/api/v1/users/wishlist', { guide_id: wished });
  const picture = new FormData();
  picture.set('image', new Blob([new Uint8Array(await plainPicture(60, 60, 3))]), 'me.png');
  await customer.api('/api/v1/users/profile-image', { method: 'POST', body: picture });
  const before = await shopOf(base, customer.token);
  expect(before).toMatchObject({
    owned: [bought],
    cart: [wished],
    wishes: [wished],
    invoices: [{}],
    user: { email: customer.email },
  });
  expect(new Set(before.files)).toEqual(new Set([200]));
  return { customer, before };
}

/** Whether the session and the password of version 0.1 are valid, everything is there, and listening is stored. */
async function expectShop(
  base: string,
  { customer, before }: Awaited<ReturnType<typeof fillShop>>,
) {
  // This version may say more of each.
  expect(await shopOf(base, customer.token)).toMatchObject(before);
  const { post } = callerOf(await signIn(customer, base), base);
  const [track] = (await guideFor(callerOf(customer.token, base), before.owned[0] ?? 0))
    .audio_content;
  const listened = { track_id: track?.id, position: 12, finished: false, age: 0 };
  const sent = await post('/api/v1/users/listening', {
    device: 'phone-00000000',
    tracks: [listened],
  });
  expect(sent.status).toBe(200);
}

longTest('everything of a shop of version 0.1 is there after the move', async () => {
  const checkout = join(folder, 'checkout');
  const settings = {
    NODE_ENV: '',
    DATA_DIR: join(folder, 'last'),
    CATALOGUE_DIR: join(folder, 'catalogue'),
    MEDIA_DIR: join(folder, 'media'),
    RATE_LIMIT: '0',
    PORT: '0',
  };
  const run = (env: Record<string, string>, program: string, ...args: string[]) =>
    promisify(execFile)(program, args, {
      cwd: checkout,
      env: { ...process.env, ...settings, ...env },
    });
  const build = async (commit: string) => {
    await run({}, 'git', 'checkout', '--quiet', commit);
    await run({}, 'npm', 'ci', '--no-audit', '--no-fund');
    await run({}, 'npm', 'run', 'build:server');
  };
  const fillOld = async (env: Record<string, string>) => {
    const old = spawn(process.execPath, ['build/server/main.mjs'], {
      cwd: checkout,
      env: { ...process.env, ...settings, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ port }] = (await once(old, 'message')) as [{ port: number }];
    const shop = await fillShop(`http://127.0.0.1:${port}`);
    old.kill('SIGTERM');
    await once(old, 'close');
    return shop;
  };
  await writeGuides(settings.CATALOGUE_DIR, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);

  await promisify(execFile)('git', ['clone', '--quiet', process.cwd(), checkout]);
  await build(FIRST);
  const first = { DATA_DIR: join(folder, 'first') };
  const fromOld = { DATA_DIR: join(folder, 'other') };
  const DATABASE_URL = await emptyDatabase();
  const external = { DATABASE_URL, DATA_DIR: join(folder, 'external') };
  const onPostgres = await fillOld(external);
  const onFirst = await fillOld(first);
  await build(LAST);
  const onLast = await fillOld({});
  await run({}, 'npm', 'run', 'backup', '--', join(folder, 'old.backup'));

  await build(BRIDGE);
  await run({}, 'npm', 'run', 'backup', '--', join(folder, 'last.backup'));
  await run(first, 'npm', 'run', 'backup', '--', join(folder, 'first.backup'));
  // A backup file of version 0.1 comes over as well.
  await run(fromOld, 'npm', 'run', 'restore', '--', join(folder, 'old.backup'));
  await run(fromOld, 'npm', 'run', 'backup', '--', join(folder, 'other.backup'));

  const { MEDIA_DIR } = settings;
  const server = await startOwnServer({
    dataDir: external.DATA_DIR,
    env: { MEDIA_DIR, DATABASE_URL },
  });
  await expectShop(server.url, onPostgres);
  await server.kill('SIGTERM');

  for (const [name, shop] of [
    ['last', onLast],
    ['first', onFirst],
    ['other', onLast],
  ] as const) {
    const dataDir = join(folder, name);
    const env = { MEDIA_DIR };
    await expect(startOwnServer({ isEmbedded: true, dataDir, env })).rejects.toThrow(
      /earlier version of Cicerone/,
    );
    const restored = await startCommand('backup', ['restore', join(folder, `${name}.backup`)], {
      DATA_DIR: dataDir,
    }).ended;
    expect(restored).toEqual({ code: 0, said: expect.stringContaining('is restored') });
    const moved = await startOwnServer({ isEmbedded: true, dataDir, env });
    await expectShop(moved.url, shop);
    await access(join(dataDir, 'db/PG_VERSION'));
    await moved.kill('SIGTERM');
  }
});
