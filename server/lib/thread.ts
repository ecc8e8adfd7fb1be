import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ROOT } from './root.ts';

/** Whether the server runs from its sources. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Starts a worker thread from `source`, a file below `server/`. From the sources, the thread registers tsx itself,
 * because the hooks of the main thread do not apply to workers under Node 20. In the build, the file is beside this
 * one.
 */
export function startThread(source: string, options: WorkerOptions): Worker {
  if (!isSource) {
    const built = source.replace(/^.*\//, './').replace(/ts$/, 'mjs');
    // It needs none of the loaders of the process of tools/start.ts.
    return new Worker(new URL(built, import.meta.url), { ...options, execArgv: [] });
  }
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const script = JSON.stringify(pathToFileURL(join(ROOT, 'server', source)).href);
  return new Worker(
    `import(${tsx}).then(({ register }) => { register(); return import(${script}); })`,
    { ...options, eval: true },
  );
}
