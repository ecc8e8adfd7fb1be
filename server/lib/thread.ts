import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ROOT } from './root.ts';

/** The name of this file when the server is not built. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Starts a thread: `source` is its file below `server/`. From the sources it compiles them as it reads them: tsx's
 * hooks reach no worker under Node 20, so that it registers them itself. In the build it is beside this file.
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
