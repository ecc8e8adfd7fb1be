import path from 'node:path';
import type { Configuration } from 'webpack';

/** What a build has compiled and minified is kept: the next one does what has changed. */
export const buildCache = (name: string, distDir: string): Configuration['cache'] => ({
  type: 'filesystem',
  name,
  // Two builds into different folders may run at the same time.
  cacheDirectory: path.resolve('.cache/webpack', distDir.replace(/\W+/g, '-')),
  buildDependencies: {
    config: [
      'webpack.config.ts',
      ...['cache', 'client', 'cssModules', 'forNode', 'server', 'settings', 'slim', 'ssr'].map(
        (part) => `tools/webpack/${part}.ts`,
      ),
    ].map((file) => path.resolve(file)),
  },
});
