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

/**
 * More memory per process, so that the collector runs less often: room for young objects in MB (ESLint takes 14 % less
 * processor time, Jest 7 %), and the growth in % after which Go collects (the checkers of types, 25 %).
 */
const roomy = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`,
  GOGC: '400',
};

/** Runs named steps in order; ends the process with the exit code of the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  endIfFailed([await inOrder(steps, inTerminal)]);
}

/** Runs lists of steps in parallel, each list in order; the output of a step is printed when it has ended. */
export async function runSideBySide(...lists: Step[][]): Promise<void> {
  endIfFailed(await Promise.all(lists.map((steps) => inOrder(steps, quietly))));
}

/** Runs a step, and others in the time that it leaves the processor idle. */
export async function runWithFillers(step: Step, fillers: readonly Step[]): Promise<void> {
  const last = fillers.map(([name, ...command]): Step => [name, 'nice', '-n', '19', ...command]);
  endIfFailed(await Promise.all([inOrder([step], inTerminal), inOrder(last, quietly)]));
}

type RunStep = (...step: Step) => Promise<number>;

/** Returns the exit code of the first step that fails, else 0; reports each. */
async function inOrder(steps: readonly Step[], runStep: RunStep): Promise<number> {
  for (const step of steps) {
    const started = performance.now();
    const code = await runStep(...step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const result = code === 0 ? 'ok' : `failed (${code})`;
    console.log(`── ${step[0]}: ${result} after ${seconds} s`);
    if (code !== 0) return code;
  }
  return 0;
}

function endIfFailed(codes: number[]): void {
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}

function inTerminal(name: string, command = '', ...args: string[]): Promise<number> {
  console.log(`\n── ${name}`);
  return run(command, args, roomy);
}

function quietly(name: string, command = '', ...args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...roomy };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
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
