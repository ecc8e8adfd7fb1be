/** The whole cluster: what starts after what, and how it ends. */
import { createConnection } from 'node:net';
import {
  ensureDatabase,
  etcdIsReady,
  etcdOf,
  isComplete,
  nodeOf,
  postmasterOf,
  primaryOf,
} from './databases.ts';
import { layoutOf, NODES, type Layout, type NodeName } from './layout.ts';
import { isOk, untilReady, type Service } from './process.ts';
import { requirePrograms } from './programs.ts';
import { haproxyOf, pgbouncerOf } from './proxies.ts';
import { serverOf, startMedia, type Media } from './servers.ts';

export interface Cluster {
  layout: Layout;
  /** The shop, through HAProxy. */
  url: string;
  nodes: Record<NodeName, Service>;
  pgbouncer: Service;
  haproxy: Service;
  servers: Service[];
  media: Media;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  folder: string;
  /** The shop's port; 15 more follow it. */
  port: number;
  /** The built server. */
  script: string;
  /** More settings of the servers. */
  env?: Record<string, string>;
  mediaInFolder?: boolean;
  report(line: string): void;
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });

async function expectFreePorts(port: number): Promise<void> {
  const ports = Array.from({ length: 16 }, (_none, index) => port + index);
  const taken: number[] = [];
  for (const one of ports) if (await isTaken(one)) taken.push(one);
  if (taken.length === 0) return;
  throw new Error(
    `Port ${taken.join(', ')} is taken, perhaps by another cluster. Choose others: PORT=${port + 100} npm run cluster`,
  );
}

/**
 * Starts it and resolves when the shop answers.
 * @throws Error that says what is missing, or the log of what did not start; everything is stopped then
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const programs = requirePrograms();
  await expectFreePorts(options.port);
  const { report } = options;
  const layout = layoutOf(options.folder, options.port);
  const started: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    while (started.length > 0) await started.pop()?.stop();
  };
  const begin = async (service: Service, isReady: () => Promise<boolean>): Promise<void> => {
    started.push(service);
    service.start();
    await untilReady(service, isReady);
  };
  try {
    const etcd = etcdOf(layout, programs);
    report('etcd …');
    await begin(etcd, () => etcdIsReady(layout));

    report('PostgreSQL, two nodes under Patroni …');
    const nodes = {
      node1: nodeOf(layout, programs, 'node1'),
      node2: nodeOf(layout, programs, 'node2'),
    };
    // Both know the other from etcd; the order only decides which becomes the first primary.
    for (const name of NODES) {
      started.push(endOfNode(layout, nodes[name], name));
      nodes[name].start();
      if (name === NODES[0])
        await untilReady(nodes[name], async () => Boolean(await primaryOf(layout)));
    }
    await untilReady(nodes.node2, () => isComplete(layout));
    await ensureDatabase(layout, (await primaryOf(layout)) ?? 'node1');

    report('HAProxy and PgBouncer …');
    const haproxy = haproxyOf(layout, programs);
    await begin(haproxy, () => isTaken(layout.primaryPort));
    const pgbouncer = pgbouncerOf(layout, programs);
    await begin(pgbouncer, () => isTaken(layout.pgbouncerPort));

    report('the store of recordings and pictures …');
    const media = await startMedia(layout, options.mediaInFolder ?? false);
    started.push(media);

    report(`${layout.serverPorts.length} servers of the shop …`);
    const env = { ...media.env, ...options.env };
    const servers = layout.serverPorts.map((_port, index) =>
      serverOf(layout, index, { script: options.script, env }),
    );
    // The first one fills an empty database.
    for (const [index, server] of servers.entries()) {
      await begin(server, () => isOk(`http://127.0.0.1:${layout.serverPorts[index]}/readyz`));
    }
    const url = `http://localhost:${layout.shopPort}`;
    await untilReady(haproxy, () => isOk(`${url}/healthz`));
    return { layout, url, nodes, pgbouncer, haproxy, servers, media, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Patroni ends its PostgreSQL with it, unless it was killed. */
const endOfNode = (
  layout: Layout,
  patroni: Service,
  name: NodeName,
): { stop(): Promise<void> } => ({
  stop: async () => {
    await patroni.stop();
    const postmaster = postmasterOf(layout, name);
    try {
      // SIGQUIT is the immediate shutdown.
      if (postmaster !== undefined) process.kill(postmaster, 'SIGQUIT');
    } catch {
      // It has ended.
    }
  },
});
