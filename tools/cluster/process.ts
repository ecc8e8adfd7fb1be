import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolder, type Layout } from './layout.ts';

export interface Command {
  name: string;
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
}

/** A process of the cluster, which writes into `log/NAME.log` and can be started again. */
export interface Service {
  readonly name: string;
  readonly pid: number | undefined;
  /** `more`: further settings of its environment. */
  start(more?: Record<string, string>): void;
  /** Ends it without the chance to finish. */
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it in order; after `PATIENCE_MS` without. */
  stop(): Promise<void>;
  /** Its output of all starts. */
  logs(): string;
}

const PATIENCE_MS = 20_000;

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

export function serviceOf(
  layout: Layout,
  { name, program, args, env = {}, cwd = layout.folder }: Command,
): Service {
  const file = join(ownFolder(layout, join(layout.folder, 'log')), `${name}.log`);
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    // A process that is paused must continue to end.
    child.kill('SIGCONT');
    const late = new AbortController();
    const isLate = sleep(PATIENCE_MS, true, { signal: late.signal }).catch(() => false);
    if ((await Promise.race([ended, isLate])) === true) child.kill('SIGKILL');
    late.abort();
    await ended;
  };
  return {
    name,
    get pid() {
      return isRunning(child) ? child.pid : undefined;
    },
    start: (more = {}) => {
      const log = openSync(file, 'a', 0o600);
      child = spawn(program, args, {
        ...layout.owner,
        cwd,
        env: { PATH: process.env.PATH, HOME: layout.folder, LC_ALL: 'C.UTF-8', ...env, ...more },
        stdio: ['ignore', log, log],
        // Ctrl-C in the terminal would otherwise end everything at once, in no order.
        detached: true,
      });
      closeSync(log);
      // `untilReady` names what did not start.
      child.on('error', () => undefined);
    },
    signal: (signal) => void child?.kill(signal),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    logs: () => readFileSync(file, 'utf8'),
  };
}

const READY_WITHIN_MS = 90_000;

/**
 * Waits until `isReady`.
 * @throws Error with the end of the log when the service has ended, or is not ready in time
 */
export async function untilReady(service: Service, isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await isReady().catch(() => false))) {
    if (service.pid === undefined || Date.now() > end) {
      throw new Error(`${service.name} did not start:\n${service.logs().slice(-3_000)}`);
    }
    await sleep(200);
  }
}

/** Returns whether an address answers with 200. */
export const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
