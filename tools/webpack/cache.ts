import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';

/** Stores compiled and minified modules on the disk, so that the next build processes only what has changed. */
export const buildCache = (name: string, distDir: string): Configuration['cache'] => ({
  type: 'filesystem',
  name,
  // Two builds into different folders may run at the same time.
  cacheDirectory: path.resolve('.cache/webpack', distDir.replace(/\W+/g, '-')),
  buildDependencies: {
    config: [
      'webpack.config.ts',
      'build.settings.ts',
      ...readdirSync('tools/webpack', { encoding: 'utf8' }).map((file) => `tools/webpack/${file}`),
    ].map((file) => path.resolve(file)),
  },
});
