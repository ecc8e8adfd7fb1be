/**
 * An S3-compatible store for tests: OpenStack Swift with its S3 interface, as Debian has it (`swift-proxy`, `swift-account`,
 * `swift-container`, `swift-object`), in a temporary folder. What a mock lacks is what players need: ranges, conditions,
 * signatures.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './postgres.ts';
import { until } from './until.ts';

export interface TestSwift {
  /** Settings of a shop that has its files in the bucket `shop`. */
  env: Record<string, string>;
  url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

const STORES = ['account', 'container', 'object'] as const;
const programs = ['proxy', ...STORES].map((kind) => `swift-${kind}-server`);

const pathOf = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync);

/** Returns whether this machine has Swift's programs, and writes why tests are skipped without them. */
export function hasSwift(): boolean {
  const missing = programs.filter((program) => !pathOf(program));
  if (missing.length === 0) return true;
  process.stderr.write(`Tests with a bucket are skipped: ${missing.join(', ')} not found.\n`);
  return false;
}

const KEY = { id: 'cicerone:shop', secret: 'a-secret-of-tests' };

type Section = Readonly<Record<string, string | number>>;

const settings = (sections: Readonly<Record<string, Section>>): string =>
  Object.entries(sections)
    .map(([name, values]) => {
      const lines = Object.entries(values).map(([key, value]) => `${key} = ${value}`);
      return [`[${name}]`, ...lines, ''].join('\n');
    })
    .join('\n');

const proxySettings = (common: Section, port: number): string =>
  settings({
    DEFAULT: { ...common, bind_port: port, cors_allow_origin: '*', cors_expose_headers: 'etag' },
    'pipeline:main': { pipeline: 'cache s3api tempauth proxy-server' },
    // Tokens would be cached there; signatures need none.
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: '127.0.0.1:1' },
    'filter:s3api': {
      use: 'egg:swift#s3api',
      cors_preflight_allow_origin: '*',
      allow_multipart_uploads: 'false',
    },
    'filter:tempauth': {
      use: 'egg:swift#tempauth',
      [`user_${KEY.id.replace(':', '_')}`]: `${KEY.secret} .admin`,
    },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
  });

/** Says where each kind of data is: all of it in one folder. */
const ringScript = (folder: string, ports: number[]): string =>
  `
from swift.common.ring import RingBuilder
for kind, port in zip(${JSON.stringify(STORES)}, ${JSON.stringify(ports)}):
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'device': 'disk', 'meta': '',
        'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port})
    builder.rebalance()
    builder.get_ring().save(${JSON.stringify(folder)} + '/' + kind + '.ring.gz')
`;

interface SwiftOptions {
  /** A folder that stays; it belongs to `owner`. Default: a temporary one. */
  folder?: string;
  /** As whom it runs. Default: the user of this process. */
  owner?: { name: string; uid: number; gid: number };
  /** Of the store and of its three kinds of data. Default: free ones. */
  ports?: readonly number[];
}

export async function startSwift(options: SwiftOptions = {}): Promise<TestSwift> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'cicerone-swift-')));
  const { owner } = options;
  await mkdir(join(folder, 'data/disk'), { recursive: true });
  if (owner) {
    for (const path of [folder, join(folder, 'data'), join(folder, 'data/disk')])
      await chown(path, owner.uid, owner.gid);
  }
  const [port = 0, ...ports] = options.ports ?? (await Promise.all([0, 1, 2, 3].map(freePort)));
  const user = owner?.name ?? userInfo().username;
  const common = {
    swift_dir: folder,
    bind_ip: '127.0.0.1',
    user,
    workers: 0,
    devices: join(folder, 'data'),
    mount_check: 'false',
    fallocate_reserve: 0,
  };
  const names = { swift_hash_path_prefix: 'cicerone', swift_hash_path_suffix: 'tests' };
  await writeFile(join(folder, 'swift.conf'), settings({ 'swift-hash': names }));
  await writeFile(join(folder, 'proxy.conf'), proxySettings(common, port));
  for (const [index, kind] of STORES.entries()) {
    const parts: Record<string, Section> = {
      DEFAULT: { ...common, bind_port: ports[index] ?? 0 },
      'pipeline:main': { pipeline: `${kind}-server` },
      [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
    };
    await writeFile(join(folder, `${kind}.conf`), settings(parts));
  }
  // The Python that has Swift's packages is in the first line of its programs.
  const [firstLine = ''] = (await readFile(pathOf('swift-proxy-server') ?? '', 'utf8')).split('\n');
  const python = firstLine.replace(/^#!\s*/, '').trim();
  const made = spawnSync(python, ['-'], { input: ringScript(folder, ports), encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`Swift's rings could not be made:\n${made.stderr}`);

  const children: ChildProcess[] = [...STORES, 'proxy'].map((kind) =>
    spawn(pathOf(`swift-${kind}-server`) ?? '', [join(folder, `${kind}.conf`)], {
      stdio: 'ignore',
      ...(owner && { uid: owner.uid, gid: owner.gid }),
      // Ctrl-C in a terminal is for the process that started it, which ends it in order.
      detached: options.folder !== undefined,
    }),
  );
  const kill = (): void => void children.map((child) => child.kill('SIGKILL'));
  // A test run that ends early must not leave it running.
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  try {
    await until(async () => (await fetch(url).catch(() => null)) !== null, START_LIMIT_MS);
  } catch (error) {
    kill();
    throw error;
  }
  return {
    url,
    env: {
      MEDIA_STORE: 's3://shop',
      MEDIA_STORE_ENDPOINT: url,
      MEDIA_STORE_KEY_ID: KEY.id,
      MEDIA_STORE_SECRET: KEY.secret,
    },
    stop: async () => {
      kill();
      process.off('exit', kill);
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
