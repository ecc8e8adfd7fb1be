/** Commands as the server's build has them, in processes of their own: some packages do not run inside Jest. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { SERVER_DIR } from '../../../build.settings.ts';

export interface RunningCommand {
  child: ChildProcess;
  /** Resolves with the exit code, null after a signal, and everything it has written. */
  ended: Promise<{ code: number | null; said: string }>;
  /** Resolves when it has written something like this, or has ended without it. */
  hasSaid(pattern: RegExp): Promise<void>;
}

export function startCommand(
  name: 'accounts' | 'backup' | 'catalogue' | 'media' | 'orders',
  args: string[],
  env: Readonly<Record<string, string>>,
  cwd?: string,
): RunningCommand {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [resolve(SERVER_DIR, `${name}.mjs`), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, TMPDIR, ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }));
  const hasSaid = (pattern: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const look = () => pattern.test(said) && resolve();
      child.stdout.on('data', look);
      look();
      void ended.then(() => resolve());
    });
  return { child, ended, hasSaid };
}

/** Runs `npm run catalogue` to its end. */
export const catalogue = (args: string[], env: Readonly<Record<string, string>> = {}) =>
  startCommand('catalogue', args, env).ended;

/** Runs `npm run media` to its end. */
export const media = (args: string[], env: Readonly<Record<string, string>> = {}) =>
  startCommand('media', args, env).ended;
