/**
 * Starts the built server for tests (`ensureServer` in tools/lib/prepare.ts builds it): a child process on a free port,
 * with its own data folder. Tests of faults kill the process.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVER_DIR } from '../../../build.settings.ts';
import { copyPrepared } from './prepared.ts';

/** Jest and the scripts of package.json are started in the repository's root. */
const ROOT = process.cwd();
const START_LIMIT_MS = 60_000;

export interface StartOptions {
  /** The address of a PostgreSQL database. Default: the embedded one. */
  databaseUrl?: string | undefined;
  /** An existing folder is used as it is and not removed. Default: a copy of a prepared one. */
  dataDir?: string;
  /** Whether the folder is empty: the server's very first start. */
  fresh?: boolean;
  /** The script to run, below the repository's root. Default: the built server. */
  script?: string;
  /** Flags of Node and V8. */
  nodeFlags?: string[];
  env?: Record<string, string>;
}

export interface TestServer {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Returns its output so far, of both streams. */
  logs(): string;
  /** Resolves with the exit code; null after a signal. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** Stops it, and deletes its folder if it was made here. */
  stop(): Promise<void>;
}

/** The server ended without listening. */
export class StartFailed extends Error {
  override name = 'StartFailed';
  constructor(
    readonly code: number | null,
    readonly output: string,
  ) {
    super(`The server ended with ${code}:\n${output}`);
  }
}

/** Whether these settings, without DEV=1, make a server without test pages. */
const isOpen = ({ DEV, NODE_ENV, HOST, PUBLIC_URL }: Record<string, string> = {}): boolean =>
  DEV !== '1' &&
  (NODE_ENV === 'production' || HOST === '0.0.0.0' || /^https:/.test(PUBLIC_URL ?? ''));

/** Only what a program needs: the tester's own settings must not reach a server under test. */
function environment(dataDir: string, options: StartOptions): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, DIST_DIR } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    // A server without test pages refuses it.
    ...(!isOpen(options.env) && { PASSWORD_HASH: 'low' }),
    DATA_DIR: dataDir,
    // Files are named by their content, so the servers of all tests can share them.
    MEDIA_DIR: join(ROOT, '.cache/media'),
    // End-to-end tests may use another build.
    ...(DIST_DIR !== undefined && { DIST_DIR }),
    ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  };
}

async function folderFor(options: StartOptions): Promise<string> {
  if (options.dataDir) return resolve(options.dataDir);
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-'));
  const startsEmpty = options.fresh || options.databaseUrl !== undefined;
  if (!startsEmpty) await copyPrepared(startProcess, folder);
  return folder;
}

/** Ends the database that a killed server has left behind. */
function endDatabase(dataDir: string): void {
  try {
    const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // There is none.
  }
}

export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const dataDir = await folderFor(options);
  const remove = async (): Promise<void> => {
    if (options.dataDir) return;
    endDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const server = await startProcess(dataDir, options);
    const stop = async (): Promise<void> => {
      await server.kill('SIGTERM');
      await remove();
    };
    return { ...server, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Running = Omit<TestServer, 'stop'>;

async function startProcess(dataDir: string, options: StartOptions = {}): Promise<Running> {
  const { script = `${SERVER_DIR}/main.mjs`, nodeFlags = [] } = options;
  const compiler = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...nodeFlags, ...compiler, script], {
    cwd: ROOT,
    env: environment(dataDir, options),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'close').then(() => child.exitCode);
  const port = await listening(child, exited, () => output);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir,
    logs: () => output,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

async function listening(
  child: ChildProcess,
  exited: Promise<number | null>,
  output: () => string,
): Promise<number> {
  const late = setTimeout(() => {
    child.stderr?.emit('data', `no answer within ${START_LIMIT_MS / 1000} s`);
    child.kill('SIGKILL');
  }, START_LIMIT_MS);
  try {
    return await new Promise<number>((done, fail) => {
      child.on('error', fail);
      child.on('message', (message: { type?: string; port?: number }) => {
        if (message.type === 'listening' && message.port) done(message.port);
      });
      void exited.then((code) => fail(new StartFailed(code, output())));
    });
  } finally {
    clearTimeout(late);
  }
}
