/**
 * A PostgreSQL of its own in a folder: made at its first start, reached through a socket that only its user can open,
 * started again when it ends, stopped with the process.
 */
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseRefused, sqlStateOf } from '../errors.ts';
import type { Log } from '../log.ts';
import { LONGEST_ADDRESS, outside } from './lock.ts';
import type { Owner } from './owner.ts';

export interface Cluster {
  /** The connection string of its database. */
  url: string;
  /** Ends connections and writes everything; resolves when PostgreSQL has ended. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Absent, empty, or made here before. */
  folder: string;
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  programs: string;
  owner: Owner;
  log: Log;
  /** Settings of PostgreSQL beside those below. */
  settings?: Readonly<Record<string, string>>;
}

const USER = 'cicerone';
/** As PostgreSQL names the socket of its usual port. */
const SOCKET = '.s.PGSQL.5432';
/** After a crash it first reads its log, of up to 1 GB. */
const START_LIMIT_MS = 120_000;
const LONGEST_PAUSE_MS = 5_000;
const CHECK_MS = 25;
/** Longer than a checkpoint takes; afterwards PostgreSQL ends at once, and reads its log at the next start. */
const STOP_LIMIT_MS = 8_000;
/** Nothing else may read the files: they have addresses and password hashes of customers. */
const OWNER_ALONE = 0o700;

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Failed statements are reported by the server, which knows the request.
  log_min_messages: 'fatal',
  log_line_prefix: '',
};

/** Refusals of those who connect while PostgreSQL starts or ends. */
const REFUSAL = /database system is|terminating connection|the database is|Consistent recovery/;

/** Returns the last thing that PostgreSQL has complained of. */
const complaintIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /^(FATAL|PANIC):/.test(line) && !REFUSAL.test(line))
    .at(-1) ?? '';

/** Without one of these a start fails, or is refused with a reason that does not name the file. */
const PARTS = [
  'PG_VERSION',
  'base',
  'global/pg_control',
  'pg_wal',
  'pg_xact',
  'pg_hba.conf',
  'pg_ident.conf',
  'postgresql.conf',
];

const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0;

/** @throws DatabaseRefused when a part is missing, or the files are of another version than the programs */
const expectWhole = ({ folder, programs, owner }: ClusterOptions): void => {
  const missing = PARTS.find((part) => !existsSync(join(folder, part)));
  if (missing !== undefined) {
    throw new DatabaseRefused(
      `The database in ${folder} is not whole: ${missing} is missing. Put it back, or restore a backup into another DATA_DIR.`,
    );
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const run = spawnSync(join(programs, 'postgres'), ['--version'], { ...owner, encoding: 'utf8' });
  const ours = /\d+/.exec(run.stdout)?.[0] ?? '';
  if (version === ours) return;
  throw new DatabaseRefused(
    `The database in ${folder} is of PostgreSQL ${version}, and this version of Cicerone has PostgreSQL ${ours}. ` +
      'Back it up with the version that made it, and restore the backup here.',
  );
};

/** Makes a new database; one whose making was interrupted is made again. */
const make = async (options: ClusterOptions): Promise<void> => {
  const { folder, programs, owner, settings = {} } = options;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: OWNER_ALONE });
  if (owner.uid !== undefined) chownSync(unfinished, owner.uid, owner.gid);
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${USER}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    // Only the folder's user can open the socket.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    ...(settings['fsync'] === 'off' ? ['--no-sync'] : []),
  ];
  try {
    await promisify(execFile)(join(programs, 'initdb'), args, { ...owner, cwd: unfinished });
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new DatabaseRefused(`The database could not be made in ${folder}: ${String(error)}`, {
      cause: error,
    });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
};

/**
 * Returns the folder of the socket: the database's own, or one in the temporary folder if the path is too long.
 * @throws DatabaseRefused when another user of the machine has made that folder
 */
const socketFolder = (folder: string, { uid, gid }: Owner): string => {
  if (Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_ADDRESS) return folder;
  const short = outside(folder, 'sql');
  mkdirSync(short, { recursive: true, mode: OWNER_ALONE });
  const user = uid ?? process.getuid?.();
  const made = lstatSync(short);
  if (made.uid === process.getuid?.() && gid !== undefined) chownSync(short, uid ?? 0, gid);
  else if (!made.isDirectory() || made.uid !== user) {
    throw new DatabaseRefused(
      `${short} belongs to another user. Choose a data folder with a shorter path (DATA_DIR).`,
    );
  }
  chmodSync(short, OWNER_ALONE);
  return short;
};

const urlOf = (sockets: string): string =>
  `postgresql:///postgres?${new URLSearchParams({ host: sockets, user: USER }).toString()}`;

/** Returns the connection string of the database that a server runs in this folder. */
export const runningUrl = (folder: string, owner: Owner): string =>
  urlOf(socketFolder(folder, owner));

/** Returns the SQLSTATE of the refusal, the system's error code, or '' when it answers. */
const answerAt = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return '';
  } catch (error) {
    return sqlStateOf(error) || 'unknown';
  } finally {
    await client.end().catch(() => undefined);
  }
};

const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED'];

/**
 * Stops the PostgreSQL that a killed server has left behind. Its files with a process id alone prove nothing: another
 * process may have that id now, and PostgreSQL would then refuse to start.
 */
const stopOrphan = async (
  { folder, programs, owner }: ClusterOptions,
  sockets: string,
): Promise<void> => {
  const lockFiles = [join(folder, 'postmaster.pid'), join(sockets, `${SOCKET}.lock`)];
  if (!lockFiles.some((file) => existsSync(file))) return;
  if (NOT_LISTENING.includes(await answerAt(urlOf(sockets)))) {
    for (const file of lockFiles) rmSync(file, { force: true });
    return;
  }
  const stop = ['stop', '--pgdata', folder, '--mode=fast', '--wait', '--timeout=30', '--silent'];
  spawnSync(join(programs, 'pg_ctl'), stop, { ...owner, cwd: folder });
};

/**
 * Starts the database of a folder, and makes it first if the folder is empty or absent. Only the process that has locked
 * the folder may do so.
 * @throws DatabaseRefused when the folder is not whole, or PostgreSQL does not start
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, programs, owner, log } = options;
  if (isEmpty(folder)) await make(options);
  else expectWhole(options);
  // Earlier PostgreSQL refuses a folder that other users can read.
  chmodSync(folder, OWNER_ALONE);
  const sockets = socketFolder(folder, owner);
  const url = urlOf(sockets);
  let child: ChildProcess;
  let ended: Promise<string>;
  let output = '';
  let isStopping = false;

  const start = async (): Promise<void> => {
    output = '';
    await stopOrphan(options, sockets);
    const settings = Object.entries({ ...SETTINGS, ...options.settings });
    const started = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        folder,
        '-k',
        sockets,
        ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // A group of its own: Ctrl-C in the terminal stops the server, which stops the database at its end.
      { ...owner, cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    started.stderr.on('data', (chunk) => (output = (output + String(chunk)).slice(-2_000)));
    child = started;
    ended = new Promise((resolve) => {
      started.once('error', (error) => resolve(error.message));
      started.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    let end: string | undefined;
    void ended.then((reason) => (end = reason));
    const limit = Date.now() + START_LIMIT_MS;
    while ((await answerAt(url)) !== '') {
      const what = end === undefined ? 'does not answer' : `ended (${end})`;
      if (end !== undefined || Date.now() > limit) {
        throw new DatabaseRefused(`PostgreSQL ${what}. ${complaintIn(output)}`);
      }
      await sleep(CHECK_MS);
    }
  };

  const stopNow = (): void => void child.kill('SIGINT');

  /** Its processes need a moment to end after a kill, and a full disk longer. */
  const startAgain = async (): Promise<void> => {
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await start();
        log.warn('The embedded database answers again');
        return;
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error));
        await sleep(pause);
      }
    }
  };

  const keepRunning = async (): Promise<void> => {
    for (;;) {
      const reason = await ended;
      if (isStopping) return;
      log.error(
        `The embedded database ended (${reason}) and is started again. ${complaintIn(output)}`,
      );
      await startAgain();
      if (isStopping) stopNow();
    }
  };

  process.once('exit', stopNow);
  try {
    await start();
  } catch (error) {
    stopNow();
    process.off('exit', stopNow);
    throw error;
  }
  const kept = keepRunning();
  return {
    url,
    stop: async () => {
      isStopping = true;
      // SIGINT ends connections and writes a checkpoint, SIGQUIT ends PostgreSQL without one.
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS);
      await kept;
      clearTimeout(late);
      process.off('exit', stopNow);
    },
  };
}
