import { spawnSync } from 'node:child_process';

/** Runs a program and returns all that it wrote. Throws with its last words when it fails or is missing. */
export function run(
  program: string,
  args: readonly string[],
  input?: string | Buffer,
  folder?: string,
): string {
  const done = spawnSync(program, args, { input, cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  if (done.error) throw new Error(`Run setup.sh: ${done.error.message}`);
  const said = `${done.stdout}${done.stderr}`;
  if (done.status !== 0) throw new Error(`${program} failed:\n${said.slice(-1500)}`);
  return said;
}
