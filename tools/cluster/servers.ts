/** The shop's servers, and the store of their recordings and pictures. */
import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { hasSwift, startSwift } from '../../tests/support/server/swift.ts';
import { ownFolder, type Layout } from './layout.ts';
import { serviceOf, type Service } from './process.ts';

export interface Media {
  /** Settings of the servers. */
  env: Record<string, string>;
  what: string;
  stop(): Promise<void>;
}

const nameOf = (uid: number): string => {
  const { stdout } = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' });
  return stdout.trim() || userInfo().username;
};

/** Starts Swift and makes its bucket; without Swift, or with `inFolder`, the servers share a folder. */
export async function startMedia(layout: Layout, inFolder: boolean): Promise<Media> {
  if (inFolder || !hasSwift()) {
    const folder = ownFolder(layout, join(layout.folder, 'media'));
    const what = `a folder that the servers share, ${folder}`;
    return { env: { MEDIA_DIR: folder }, what, stop: () => Promise.resolve() };
  }
  const { uid, gid } = layout.owner;
  const swift = await startSwift({
    folder: ownFolder(layout, join(layout.folder, 'swift')),
    ports: layout.swiftPorts,
    ...(uid !== undefined && gid !== undefined && { owner: { name: nameOf(uid), uid, gid } }),
  });
  const made = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/commands/media/main.ts', 'setup'],
    { encoding: 'utf8', env: { ...process.env, ...swift.env } },
  );
  if (made.status !== 0) {
    await swift.stop();
    throw new Error(`The bucket could not be made:\n${made.stdout}${made.stderr}`);
  }
  return { env: swift.env, what: `the bucket shop of Swift, ${swift.url}`, stop: swift.stop };
}

/** `script` is the built server. */
export function serverOf(
  layout: Layout,
  index: number,
  { script, env }: { script: string; env: Record<string, string> },
): Service {
  const name = `app${index + 1}`;
  return serviceOf(layout, {
    name,
    program: process.execPath,
    args: [script],
    // The build and the catalogue are found from the repository's root.
    cwd: process.cwd(),
    env: {
      PORT: String(layout.serverPorts[index]),
      DATA_DIR: ownFolder(layout, join(layout.folder, name)),
      DATABASE_URL: `postgres://cicerone:${layout.passwords.shop}@127.0.0.1:${layout.pgbouncerPort}/cicerone`,
      PUBLIC_URL: `http://localhost:${layout.shopPort}`,
      TRUST_PROXY: 'loopback',
      ...env,
    },
  });
}
