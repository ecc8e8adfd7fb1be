/** A new cluster for the checker, and the catalogue that it imports again and again. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVER_DIR } from '../../build.settings.ts';
import { startCluster, type Cluster } from '../../tools/cluster/cluster.ts';
import { NODES } from '../../tools/cluster/layout.ts';
import { guideText, writeFiles, writeGuides } from '../support/catalogue/folder.ts';
import { unprivilegedUsers } from '../../server/db/embedded/owner.ts';
import { titleOf } from './calls.ts';
import type { Result } from './history.ts';

const GUIDES = 12;
/** PostgreSQL keeps up to 1.3 GB of its log. */
const NODE_DISK = 'size=2g';

/** A disk of each node that can be filled, where root may mount one. */
function mountDisks(folder: string): () => void {
  const mounted: string[] = [];
  const [{ uid, gid } = {}] = unprivilegedUsers();
  if (uid === undefined || gid === undefined) return () => undefined;
  for (const name of NODES) {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', NODE_DISK, 'tmpfs', path]).status === 0) {
      mounted.push(path);
      chownSync(path, uid, gid);
    }
  }
  return () => void mounted.map((path) => spawnSync('umount', [path]));
}

export interface CheckedCluster {
  cluster: Cluster;
  /** Imports the catalogue with another edition in every title. */
  importEdition(edition: number): Promise<Result>;
  stop(): Promise<void>;
}

/** `folder` is emptied first. */
export async function startChecked(
  folder: string,
  { port, script }: { port: number; script: string },
): Promise<CheckedCluster> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [{ uid, gid } = {}] = unprivilegedUsers();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const unmount = mountDisks(folder);
  const catalogue = join(folder, 'catalogue');
  const all = Array.from({ length: GUIDES }, (_none, guide) => guide);
  const write = (edition: number): Promise<void> =>
    writeFiles(
      catalogue,
      Object.fromEntries(
        all.map((guide) => [`guides/walk-${guide}/guide.md`, guideText(titleOf(guide, edition))]),
      ),
    );
  await writeGuides(
    catalogue,
    all.map((guide) => [`walk-${guide}`, titleOf(guide, 0)]),
  );
  const settings = { CATALOGUE_DIR: catalogue, RATE_LIMIT: '0', PASSWORD_HASH: 'low' };
  const cluster = await startCluster({
    folder,
    port,
    script,
    mediaInFolder: true,
    env: { ...settings, PAYMENT_CHECK_SECONDS: '2' },
    report: (line) => void process.stdout.write(`${line}\n`),
  }).catch((error: unknown) => {
    unmount();
    throw error;
  });
  const { layout, media } = cluster;
  return {
    cluster,
    importEdition: async (edition) => {
      await write(edition);
      const child = spawn(
        process.execPath,
        [resolve(SERVER_DIR, 'catalogue.mjs'), 'import', catalogue],
        {
          ...layout.owner,
          stdio: 'ignore',
          env: {
            PATH: process.env.PATH,
            ...media.env,
            DATA_DIR: join(folder, 'import'),
            DATABASE_URL: `postgres://cicerone:${layout.passwords.shop}@127.0.0.1:${layout.pgbouncerPort}/cicerone`,
          },
        },
      );
      const [code] = await once(child, 'close');
      return { outcome: code === 0 ? 'ok' : 'unknown' };
    },
    stop: async () => {
      await cluster.stop();
      unmount();
    },
  };
}

/** Where the histories are kept. */
export const historyFile = (folder: string, fault: string): string => {
  mkdirSync(folder, { recursive: true });
  const number = readdirSync(folder).length + 1;
  return join(folder, `${String(number).padStart(3, '0')} ${fault}.jsonl`);
};
