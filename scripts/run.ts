import { spawn } from 'node:child_process';

/** Runs a command with our terminal; answers its exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs named steps in order and stops the process with the code of the first that fails. */
export async function runSteps(steps: [name: string, ...command: string[]][]): Promise<void> {
  for (const [name, command = '', ...args] of steps) {
    const started = performance.now();
    console.log(`\n── ${name}`);
    const code = await run(command, args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${name}: ${code === 0 ? 'ok' : `failed (${code})`} after ${seconds} s`);
    if (code !== 0) process.exit(code);
  }
}
