/** The programs of the cluster, and the packages of Debian that have them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binariesFolder } from '../../tests/support/server/postgres.ts';

const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
} as const;

type Name = keyof typeof packages;
export type Programs = Record<Name, string> & { postgresFolder: string };

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
  const postgresFolder = binariesFolder();
  const found = {
    etcd: pathOf('etcd'),
    patroni: pathOf('patroni'),
    pgbouncer: pathOf('pgbouncer'),
    haproxy: pathOf('haproxy'),
  };
  const { etcd, patroni, pgbouncer, haproxy } = found;
  if (etcd && patroni && pgbouncer && haproxy && postgresFolder)
    return { etcd, patroni, pgbouncer, haproxy, postgresFolder };
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
