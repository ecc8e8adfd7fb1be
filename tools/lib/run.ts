import { spawn } from 'node:child_process';

/** A command with the name under which its result is reported. */
export type Step = [name: string, ...command: string[]];

/** Runs a command in this terminal; returns its exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs named steps in order; ends the process with the exit code of the first that fails. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const [name, command = '', ...args] of steps) {
    console.log(`\n── ${name}`);
    await report(name, () => run(command, args));
  }
}

/** Runs lists of steps in parallel, each list in order; the output of a step is printed when it has ended. */
export async function runSideBySide(...lists: Step[][]): Promise<void> {
  await Promise.all(
    lists.map(async (steps) => {
      for (const [name, command = '', ...args] of steps) {
        await report(name, () => runQuietly(name, command, args));
      }
    }),
  );
}

async function report(name: string, act: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const code = await act();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'ok' : `failed (${code})`} after ${seconds} s`);
  if (code !== 0) process.exit(code);
}

function runQuietly(name: string, command: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      console.log(`\n── ${name}\n${output.trimEnd()}`);
      resolve(code ?? 1);
    });
  });
}
