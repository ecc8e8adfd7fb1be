/** PostgreSQL refuses to run as root. A server that does runs it as a user of the machine that has no rights. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { DatabaseRefused } from '../errors.ts';

/** Options of `spawn`: empty if the process's own user runs the database. */
export type Owner = { uid: number; gid: number } | Record<string, never>;

const ROOT = 0;
/** Users that every system has, the first of which is made for this. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/** Returns the users without rights that this system has, if the process runs as root. */
export const unprivilegedUsers = (): Owner[] => {
  if (process.getuid?.() !== ROOT) return [];
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  return UNPRIVILEGED.flatMap((name) => {
    const [, , uid, gid] = users.find(([found]) => found === name) ?? [];
    return uid === undefined ? [] : [{ uid: Number(uid), gid: Number(gid) }];
  });
};

/** Returns whether a user can use a folder: list it, if only by name. */
export const canReach = (owner: Owner, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...owner, cwd: '/' }).status === 0;

/**
 * Returns the user that runs the database below `dataDir`, as options of `spawn`. A user that has run it before keeps it.
 * @throws DatabaseRefused when no user without rights can reach the folder
 */
export function ownerOf(dataDir: string, database: string): Owner {
  if (process.getuid?.() !== ROOT) return {};
  // Names are no secret: what is in the folder is closed to other users by its own permissions.
  if (statSync(dataDir).uid === ROOT) chmodSync(dataDir, 0o711);
  const before = [database, dataDir].flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined || found.uid === ROOT ? [] : [{ uid: found.uid, gid: found.gid }];
  });
  const found = [...before, ...unprivilegedUsers()].find((owner) => canReach(owner, dataDir));
  if (found) return found;
  throw new DatabaseRefused(
    `PostgreSQL does not run as root, and no other user (${UNPRIVILEGED.join(', ')}) can reach ${dataDir}. ` +
      'Start the server as another user, choose another folder (DATA_DIR=/var/lib/cicerone), or set DATABASE_URL.',
  );
}
