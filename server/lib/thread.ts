import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ROOT } from './root.ts';

/** Whether the server runs from its sources. */
const isSource = import.meta.url.endsWith('.ts');

/** The file that the build makes of a source: it is beside this one. */
const builtFile = (source: string): URL =>
  new URL(source.replace(/^.*\//, './').replace(/ts$/, 'mjs'), import.meta.url);

/**
 * Starts a worker thread from `source`, a file below `server/`. From the sources, the thread registers tsx itself,
 * because the hooks of the main thread do not apply to workers under Node 20.
 */
export function startThread(source: string, options: WorkerOptions): Worker {
  if (!isSource) {
    // It needs none of the loaders of the process of tools/start.ts.
    return new Worker(builtFile(source), { ...options, execArgv: [] });
  }
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const script = JSON.stringify(pathToFileURL(join(ROOT, 'server', source)).href);
  return new Worker(
    `import(${tsx}).then(({ register }) => { register(); return import(${script}); })`,
    { ...options, eval: true },
  );
}

/**
 * Starts a process from `source`, a file below `server/`, which gets the time that others leave. This process does not wait
 * for it; the other one must end at the event `disconnect`.
 */
export function startIdleProcess(source: string): ChildProcess {
  const child = fork(isSource ? join(ROOT, 'server', source) : builtFile(source), {
    execArgv: isSource ? ['--import', import.meta.resolve('tsx')] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Before it has started threads, which inherit the priority.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  child.channel?.unref();
  return child;
}
