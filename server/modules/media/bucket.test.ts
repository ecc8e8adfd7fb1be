/** A shop whose media are in a bucket (docs/decisions/034-media-store.md). */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { media } from '../../../tests/support/server/command.ts';
import { contentOf, plainPicture, writeFiles } from '../../../tests/support/catalogue/folder.ts';
import { askerOf } from '../../../tests/support/media/ask.ts';
import { paidTests } from '../../../tests/support/media/paidTests.ts';
import { soundTests } from '../../../tests/support/media/soundTests.ts';
import { callerOf, setClockAhead } from '../../../tests/support/customers/customer.ts';
import { data, newOwner } from '../../../tests/support/customers/owner.ts';
import { guideFor } from '../../../tests/support/customers/shop.ts';
import { raw } from '../../../tests/support/server/client.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import { hasSwift, startSwift, type TestSwift } from '../../../tests/support/server/swift.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';

// It starts a Swift and two servers.
jest.setTimeout(120_000);

const describeBucket = hasSwift() ? describe : describe.skip;

/** Requests a file on a connection of its own; returns the bytes that the server has sent for it. */
const bytesOf = (base: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(base + path, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(request.socket?.bytesRead ?? 0));
    });
    request.on('error', reject).end();
  });

describeBucket('with a bucket', () => {
  let started: TestSwift | undefined;
  let swift: TestSwift;
  let server: TestServer;
  const shop = () => ({ store: 'bucket', base: server.url }) as const;

  beforeAll(async () => {
    swift = started = await startSwift();
    const { said } = await media(['setup'], swift.env);
    expect(said).toContain('The bucket shop is ready.');
    // The first start imports the bundled catalogue into the bucket.
    server = await startOwnServer({ fresh: true, env: swift.env });
  });
  afterAll(async () => {
    await stopOwnServer();
    // The first start may have failed.
    await started?.stop();
  });

  describe('free recordings', () => soundTests(shop));
  describe('paid recordings', () => paidTests(shop));

  const ownedTrack = async () => {
    const { customer, guide } = await newOwner(server.url);
    const { audio_content } = await guideFor(customer, guide.id);
    const path = audio_content.find(({ free }) => free === '0')?.file_mp3 ?? '';
    return `/storage/${path}`;
  };

  test('the server answers a redirect that is private and signed, and pages may follow it', async () => {
    const { status, headers } = await raw(await ownedTrack(), { base: server.url });
    expect([status, headers['cache-control']]).toEqual([302, 'private, max-age=900']);
    const { origin, searchParams } = new URL(headers.location ?? '');
    expect(origin).toBe(swift.url);
    expect(Number(searchParams.get('X-Amz-Expires'))).toBe(75 * 60);
    const page = await raw('/', { base: server.url, headers: { Accept: 'text/html' } });
    const policy = String(page.headers['content-security-policy']);
    for (const directive of ['img-src', 'media-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${swift.url}`));
    }
  });

  test('a picture comes from the store', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cicerone-media-'));
    try {
      const name = 'pictures/guide/siena-0123456789ab.320.webp';
      const picture = await plainPicture(320, 320);
      await writeFiles(folder, { [name]: picture, '.part-1': 'unfinished' });
      const copied = await media(['copy', folder, 's3://shop'], swift.env);
      expect(copied.said).toContain('Copied 1 files; 0 were there already.');
      const response = await askerOf(shop())(`/storage/${name}`);
      expect([response.status, response.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(response.body.equals(picture)).toBe(true);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test("the store's address ends with the permission", async () => {
    const path = await ownedTrack();
    const expires = Number(/expires=(\d+)/.exec(path)?.[1]);
    await setClockAhead(server.url, Math.floor(expires - Date.now() / 1000 - 60));
    try {
      const { headers } = await raw(path, { base: server.url });
      const { searchParams } = new URL(headers.location ?? '');
      const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(searchParams.get('X-Amz-Date') ?? '') ?? [];
      const begins = Date.parse(
        `${day?.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time?.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
      );
      const left = (begins - Date.now()) / 1000 + Number(searchParams.get('X-Amz-Expires'));
      expect(left).toBeGreaterThan(30);
      expect(left).toBeLessThanOrEqual(62);
    } finally {
      await setClockAhead(server.url, 0);
    }
  });

  test('an altered address of the store is refused there', async () => {
    const { headers } = await raw(await ownedTrack(), { base: server.url });
    const address = headers.location ?? '';
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address.replace(/Expires=\d+/, 'Expires=99999'))).status).toBe(403);
    expect((await fetch(address.split('?')[0] ?? '')).status).toBe(400);
  });

  test('500 listeners cost the server less than 5 % of the bytes', async () => {
    const [guide] = await data<{ theme: string }[]>(callerOf(undefined, server.url), 'audio-guide');
    const path = `/storage/${guide?.theme}`;
    const size = (await askerOf(shop())(path)).body.length;
    let bytes = 0;
    for (let batch = 0; batch < 10; batch += 1) {
      const all = Array.from({ length: 50 }, () => bytesOf(server.url, path));
      for (const one of await Promise.all(all)) bytes += one;
    }
    process.stderr.write(`500 listeners: ${bytes} bytes of ${500 * size} from the server\n`);
    expect(bytes).toBeLessThan(0.05 * 500 * size);
  });

  test('npm run media -- copy moves all files, continues, and names damaged ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cicerone-media-'));
    try {
      const copied = await media(['copy', 's3://shop', join(folder, 'one')], swift.env);
      expect(copied.said).toMatch(/Copied \d{2,} files; 0 were there already/);
      const files = await contentOf(join(folder, 'one'));
      const [recording = ''] = [...files.keys()].filter((name) => /[0-9a-f]{64}\.mp3$/.test(name));
      await rm(join(folder, 'one', recording));
      const again = await media(['copy', 's3://shop', join(folder, 'one')], swift.env);
      expect(again.said).toContain(`Copied 1 files; ${files.size - 1} were there already.`);
      expect(await contentOf(join(folder, 'one'))).toEqual(files);

      const damaged = await readFile(join(folder, 'one', recording));
      damaged[100] = (damaged[100] ?? 0) ^ 1;
      await writeFile(join(folder, 'one', recording), damaged);
      const refused = await media(['copy', join(folder, 'one'), join(folder, 'two')], {});
      expect([refused.code, refused.said]).toEqual([
        1,
        expect.stringContaining(recording.slice(1)),
      ]);
      expect((await contentOf(join(folder, 'two'))).size).toBe(files.size - 1);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('without the store: 503, and the rest of the shop works', async () => {
    const path = await ownedTrack();
    await stopOwnServer();
    server = await startOwnServer({
      env: { ...swift.env, MEDIA_STORE_ENDPOINT: 'http://127.0.0.1:1' },
    });
    const { status } = await raw('/storage/pictures/guide/nothing.320.webp', { base: server.url });
    expect(status).toBe(503);
    expect((await raw(path, { base: server.url })).status).toBe(403);
    expect((await raw('/healthz', { base: server.url })).status).toBe(200);
  });
});
