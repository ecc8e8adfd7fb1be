/** Builds what is missing or out of date: `node --import tsx tools/build.ts app server pictures`, in this order. */
import { ensureApp, ensurePictures, ensureServer } from './lib/prepare.ts';

// The process that tools/start.ts forks ends with the server.
process.on('disconnect', () => process.exit());
process.channel?.unref();

const builds: Record<string, () => Promise<unknown>> = {
  app: ensureApp,
  server: ensureServer,
  pictures: ensurePictures,
};

for (const name of process.argv.slice(2)) {
  const build = builds[name];
  if (!build) throw new Error(`There is no build '${name}': ${Object.keys(builds).join(', ')}`);
  await build();
}
