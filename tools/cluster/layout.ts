/** Where everything of a cluster is: ports, folders, passwords. */
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unprivilegedUsers } from '../../server/db/embedded/owner.ts';

const SERVERS = 3;
export const NODES = ['node1', 'node2'] as const;
export type NodeName = (typeof NODES)[number];

export interface Layout {
  folder: string;
  /** PostgreSQL and PgBouncer refuse to run as root. */
  owner: { uid?: number; gid?: number };
  passwords: Record<'shop' | 'superuser' | 'replication' | 'rewind', string>;
  /** HAProxy before the shop's servers. */
  shopPort: number;
  serverPorts: readonly number[];
  /** HAProxy before the primary. */
  primaryPort: number;
  pgbouncerPort: number;
  nodePorts: Record<NodeName, { postgres: number; patroni: number }>;
  etcdPorts: { client: number; peer: number };
  swiftPorts: readonly number[];
}

/** Makes a folder for the user as whom everything runs. */
export function ownFolder({ owner }: Pick<Layout, 'owner'>, path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** Writes a file that only that user can read. */
export function ownFile({ owner }: Pick<Layout, 'owner'>, path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** Made once for each folder: the database keeps them. */
function passwordsIn(folder: string, owner: Layout['owner']): Layout['passwords'] {
  const file = join(folder, 'passwords.json');
  if (!existsSync(file)) {
    const fresh = (): string => randomBytes(18).toString('hex');
    const made = { shop: fresh(), superuser: fresh(), replication: fresh(), rewind: fresh() };
    ownFile({ owner }, file, JSON.stringify(made));
  }
  // Written above.
  return JSON.parse(readFileSync(file, 'utf8')) as Layout['passwords'];
}

/** `port` is the shop's; the others follow it. */
export function layoutOf(dataFolder: string, port: number): Layout {
  const folder = resolve(dataFolder);
  const [owner = {}] = unprivilegedUsers();
  ownFolder({ owner }, folder);
  return {
    folder,
    owner,
    passwords: passwordsIn(folder, owner),
    shopPort: port,
    serverPorts: Array.from({ length: SERVERS }, (_none, index) => port + 1 + index),
    primaryPort: port + 4,
    pgbouncerPort: port + 5,
    nodePorts: {
      node1: { postgres: port + 6, patroni: port + 7 },
      node2: { postgres: port + 8, patroni: port + 9 },
    },
    etcdPorts: { client: port + 10, peer: port + 11 },
    swiftPorts: [port + 12, port + 13, port + 14, port + 15],
  };
}
