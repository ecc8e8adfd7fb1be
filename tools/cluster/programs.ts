/** The programs of the cluster, and the packages of Debian that have them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { debianPrograms } from '../../tests/support/server/postgres.ts';

const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
} as const;

type Name = keyof typeof packages;
export type Programs = Record<Name, string> & {
  postgresFolder: string;
  /** The interface of etcd that Patroni keeps its lock in. */
  etcdInterface: EtcdInterface;
};
type EtcdInterface = 'etcd' | 'etcd3';

/**
 * Patroni before 3.0.3 writes its lock through version 3 of etcd's interface without a comparison: a primary that was
 * paused for longer than `ttl` takes the lock back from the new one, and what that one has acknowledged is lost. It
 * compares through version 2, which etcd from 3.6 on no longer has.
 */
function etcdInterfaceOf(patroni: string): EtcdInterface {
  const { stdout } = spawnSync(patroni, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0, patch = 0] = (/[\d.]+/.exec(stdout)?.[0] ?? '')
    .split('.')
    .map(Number);
  const isSafe = major > 3 || (major === 3 && (minor > 0 || patch >= 3));
  return isSafe ? 'etcd3' : 'etcd';
}

/** Debian has some of them in a folder that is not on every user's PATH. */
const pathOf = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find(existsSync);

/**
 * Returns the programs' paths.
 * @throws Error that names what is missing, with the command that installs it
 */
export function requirePrograms(): Programs {
  const postgresFolder = debianPrograms('newest');
  const found = {
    etcd: pathOf('etcd'),
    patroni: pathOf('patroni'),
    pgbouncer: pathOf('pgbouncer'),
    haproxy: pathOf('haproxy'),
  };
  const { etcd, patroni, pgbouncer, haproxy } = found;
  if (etcd && patroni && pgbouncer && haproxy && postgresFolder)
    return {
      etcd,
      patroni,
      pgbouncer,
      haproxy,
      postgresFolder,
      etcdInterface: etcdInterfaceOf(patroni),
    };
  const missing = [
    // The keys of a literal are the names of its type.
    ...(Object.keys(packages) as Name[])
      .filter((name) => !found[name])
      .map((name) => packages[name]),
    ...(postgresFolder ? [] : ['postgresql']),
  ];
  throw new Error(
    `The cluster needs more programs. Install them: sudo apt-get install ${missing.join(' ')}\n` +
      'Debian starts services of its own after that, which the cluster does not use; they can be stopped.',
  );
}
