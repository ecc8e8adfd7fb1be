/** What fails while clients work, and how it heals. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { postmasterOf, primaryOf } from '../../tools/cluster/databases.ts';
import type { Cluster } from '../../tools/cluster/cluster.ts';
import { NODES, type NodeName } from '../../tools/cluster/layout.ts';

export interface Fault {
  name: string;
  /** Why it cannot be tried here. */
  lacks?(cluster: Cluster): string | undefined;
  run(cluster: Cluster): Promise<void>;
}

const run = promisify(execFile);
const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

const primaryIn = async ({ layout }: Cluster): Promise<NodeName> =>
  (await primaryOf(layout)) ?? NODES[0];

/** The processes that a PostgreSQL consists of. */
function processesOf({ layout }: Cluster, node: NodeName): number[] {
  const postmaster = postmasterOf(layout, node);
  if (postmaster === undefined) return [];
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const afterName = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1] ?? '';
      return Number(afterName.split(' ')[1]) === postmaster;
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}

const signalAll = (ids: readonly number[], signal: NodeJS.Signals): void => {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended.
    }
  }
};

/** Sends a command to HAProxy. */
const toHaproxy = ({ layout }: Cluster, command: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = createConnection(join(layout.folder, 'haproxy.sock'));
    socket.on('connect', () => socket.write(`${command}\n`));
    socket.on('error', () => resolve()).on('close', () => resolve());
    socket.resume();
  });

const FILLED = 'filled';

export const faults: readonly Fault[] = [
  {
    name: 'a server is killed',
    run: async ({ servers }) => {
      const server = any(servers);
      await server?.kill();
      await sleep(1_500);
      server?.start();
    },
  },
  {
    name: 'the primary is killed',
    run: async (cluster) => {
      const node = await primaryIn(cluster);
      const ids = processesOf(cluster, node);
      await cluster.nodes[node].kill();
      signalAll(ids, 'SIGKILL');
      await sleep(14_000);
      cluster.nodes[node].start();
    },
  },
  {
    name: 'the primary is paused',
    run: async (cluster) => {
      const node = await primaryIn(cluster);
      const ids = processesOf(cluster, node);
      cluster.nodes[node].signal('SIGSTOP');
      signalAll(ids, 'SIGSTOP');
      await sleep(16_000);
      signalAll(ids, 'SIGCONT');
      cluster.nodes[node].signal('SIGCONT');
    },
  },
  {
    name: 'PostgreSQL of the primary is killed',
    run: async (cluster) => {
      const node = await primaryIn(cluster);
      signalAll(processesOf(cluster, node), 'SIGKILL');
      await sleep(4_000);
    },
  },
  {
    name: 'a switchover',
    run: async ({ layout }) => {
      const settings = join(layout.folder, NODES[0], 'patroni.yml');
      await run('patronictl', ['-c', settings, 'switchover', 'cicerone', '--force'], {
        cwd: layout.folder,
      });
    },
  },
  {
    name: 'connections are cut',
    run: async (cluster) => {
      for (let turn = 0; turn < 4; turn += 1) {
        for (const node of NODES)
          await toHaproxy(cluster, `shutdown sessions server primary/${node}`);
        await toHaproxy(cluster, `shutdown sessions server shop/app${1 + (turn % 3)}`);
        await sleep(400);
      }
    },
  },
  {
    name: 'PgBouncer is killed',
    run: async ({ pgbouncer }) => {
      await pgbouncer.kill();
      await sleep(1_000);
      pgbouncer.start();
    },
  },
  {
    name: 'the disk of the primary is full',
    lacks: ({ layout }) =>
      isLimited(join(layout.folder, NODES[0]))
        ? undefined
        : 'its folder has no file system of a limited size (root can mount one)',
    run: async (cluster) => {
      const node = await primaryIn(cluster);
      const file = join(cluster.layout.folder, node, FILLED);
      spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M'], { stdio: 'ignore' });
      await sleep(8_000);
      rmSync(file, { force: true });
    },
  },
  {
    name: 'the clock of a server is two minutes ahead',
    lacks: () => (existsSync(FAKETIME) ? undefined : 'the package faketime is not installed'),
    run: async ({ servers }) => {
      const server = any(servers);
      await server?.kill();
      server?.start({ LD_PRELOAD: FAKETIME, FAKETIME: '+120s' });
      await sleep(7_000);
      await server?.kill();
      server?.start();
    },
  },
];

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** Returns whether a folder is a file system of its own, as main.ts mounts it. */
const isLimited = (folder: string): boolean =>
  readFileSync('/proc/mounts', 'utf8').includes(` ${folder} tmpfs `);
