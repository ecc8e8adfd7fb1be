/** etcd, and two nodes of PostgreSQL under Patroni, one of which is the synchronous standby. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { stringify } from 'yaml';
import { NODES, ownFile, ownFolder, type Layout, type NodeName } from './layout.ts';
import { isOk, serviceOf, type Service } from './process.ts';
import type { Programs } from './programs.ts';

export function etcdOf(layout: Layout, { etcd, etcdInterface }: Programs): Service {
  const { client, peer } = layout.etcdPorts;
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const settings = {
    name: 'etcd1',
    'data-dir': ownFolder(layout, join(layout.folder, 'etcd')),
    'listen-client-urls': clientUrl,
    'advertise-client-urls': clientUrl,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `etcd1=${peerUrl}`,
    'initial-cluster-state': 'new',
    'log-level': 'warn',
    ...(etcdInterface === 'etcd' && { 'enable-v2': 'true' }),
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return serviceOf(layout, { name: 'etcd', program: etcd, args });
}

export const etcdIsReady = ({ etcdPorts }: Layout): Promise<boolean> =>
  isOk(`http://127.0.0.1:${etcdPorts.client}/health`);

/** Of all nodes; stored in etcd at the first start. */
const shared = {
  // A node that does not renew its lock for `ttl` is not the primary any more. At least loop_wait + 2 × retry_timeout.
  ttl: 12,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // A commit is acknowledged when the standby has it too, and only that standby can become the primary.
  synchronous_mode: true,
  // After a crash the standby takes over, rather than waiting for the primary's recovery.
  master_start_timeout: 5,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      synchronous_commit: 'on',
      max_connections: 100,
      // Replication over a connection that is silent for longer is ended.
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      wal_keep_size: '256MB',
    },
  },
};

function nodeSettings(layout: Layout, programs: Programs, name: NodeName): string {
  const { nodePorts, etcdPorts, passwords, folder } = layout;
  const ports = nodePorts[name];
  const home = ownFolder(layout, join(folder, name));
  const account = (username: 'superuser' | 'replication' | 'rewind') => ({
    username: username === 'superuser' ? 'postgres' : username,
    password: passwords[username],
  });
  return stringify({
    scope: 'cicerone',
    name,
    restapi: {
      listen: `127.0.0.1:${ports.patroni}`,
      connect_address: `127.0.0.1:${ports.patroni}`,
    },
    [programs.etcdInterface]: { hosts: `127.0.0.1:${etcdPorts.client}` },
    bootstrap: {
      dcs: shared,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.postgres}`,
      connect_address: `127.0.0.1:${ports.postgres}`,
      data_dir: join(home, 'data'),
      bin_dir: programs.postgresFolder,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: account('superuser'),
        replication: account('replication'),
        rewind: account('rewind'),
      },
      parameters: { unix_socket_directories: home, log_min_messages: 'warning' },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replication 127.0.0.1/32 scram-sha-256',
      ],
    },
  });
}

export function nodeOf(layout: Layout, programs: Programs, name: NodeName): Service {
  const file = join(ownFolder(layout, join(layout.folder, name)), 'patroni.yml');
  ownFile(layout, file, nodeSettings(layout, programs, name));
  return serviceOf(layout, { name, program: programs.patroni, args: [file] });
}

const answers = (layout: Layout, name: NodeName, role: string): Promise<boolean> =>
  isOk(`http://127.0.0.1:${layout.nodePorts[name].patroni}/${role}`);

/** Returns which node says that it is the primary. */
export async function primaryOf(layout: Layout): Promise<NodeName | undefined> {
  for (const name of NODES) if (await answers(layout, name, 'primary')) return name;
  return undefined;
}

/** Resolves to whether one node is the primary and the other its synchronous standby. */
export async function isComplete(layout: Layout): Promise<boolean> {
  const primary = await primaryOf(layout);
  const standby = NODES.find((name) => name !== primary);
  return Boolean(primary && standby && (await answers(layout, standby, 'synchronous')));
}

/** Returns the id of a node's PostgreSQL, which Patroni starts in a session of its own. */
export function postmasterOf(layout: Layout, name: NodeName): number | undefined {
  try {
    return Number(
      readFileSync(join(layout.folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0],
    );
  } catch {
    return undefined;
  }
}

export const superuserUrl = ({ passwords }: Layout, port: number, database = 'postgres'): string =>
  `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/${database}`;

/** Makes the shop's role and database, if there are none. */
export async function ensureDatabase(layout: Layout, primary: NodeName): Promise<void> {
  const client = new pg.Client({
    connectionString: superuserUrl(layout, layout.nodePorts[primary].postgres),
  });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'cicerone'");
    if (rows.length > 0) return;
    await client.query(`CREATE ROLE cicerone LOGIN PASSWORD '${layout.passwords.shop}'`);
    // PgBouncer does not pass on the limits that a server asks for (docs/how-to/operate.md).
    await client.query("ALTER ROLE cicerone SET statement_timeout = '15s'");
    await client.query("ALTER ROLE cicerone SET idle_in_transaction_session_timeout = '30s'");
    await client.query('CREATE DATABASE cicerone OWNER cicerone');
  } finally {
    await client.end();
  }
}
