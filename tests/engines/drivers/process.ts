import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Helper {
  /** Returns its output so far, of both streams. */
  logs(): string;
  /** Ends it with every process that it has started. */
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 20_000;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/**
 * Starts a program beside the browser and waits until `isReady`, which gets its output so far.
 * @throws Error with its output if it ends, or is not ready in time
 */
export async function startHelper(
  [program = '', ...args]: readonly string[],
  env: Record<string, string>,
  isReady: (output: string) => boolean | Promise<boolean>,
): Promise<Helper> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('error', (error) => (output += error.message));
  const kill = (): void => {
    if (child.pid !== undefined && isRunning(child)) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(output))) {
    if (!isRunning(child) || Date.now() > end) {
      await stop();
      throw new Error(`${program} did not start:\n${output.slice(-2000)}`);
    }
    await sleep(50);
  }
  return { logs: () => output, stop };
}
