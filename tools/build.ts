/** Builds what is missing or out of date: `node --import tsx tools/build.ts app server`, in this order. */
import { ensureApp, ensureServer } from './lib/prepare.ts';
import { ensureTestMedia } from './lib/testMedia.ts';

const builds: Record<string, () => Promise<unknown>> = {
  app: ensureApp,
  server: ensureServer,
  'test-media': ensureTestMedia,
};

for (const name of process.argv.slice(2)) {
  const build = builds[name];
  if (!build) throw new Error(`There is no build '${name}': ${Object.keys(builds).join(', ')}`);
  await build();
}
