import path from 'node:path';
import type { Configuration } from 'webpack';
import { SERVER_DIR } from '../../build.settings.ts';
import { buildCache } from './cache.ts';
import { swcRule } from './forNode.ts';

/**
 * Returns the configuration of the server's bundle, which `npm start` runs without a compiler
 * (docs/decisions/014-built-server.md). Packages are not bundled: some have native modules and files of their own.
 */
// eslint-disable-next-line import/no-default-export -- webpack reads the default export.
export default (): Configuration => ({
  name: 'server',
  mode: 'production',
  target: 'node20',
  entry: {
    main: './server/main.ts',
    worker: './server/ssr/worker.ts',
    coverSizes: './server/catalogue/store/coverSizes.ts',
    accounts: './server/commands/accounts.ts',
    backup: './server/commands/backup/main.ts',
    catalogue: './server/commands/catalogue/main.ts',
    media: './server/commands/media/main.ts',
    orders: './server/commands/orders.ts',
  },
  devtool: false,
  cache: buildCache('server', SERVER_DIR),
  output: {
    path: path.resolve(SERVER_DIR),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
  },
  externalsType: 'module-import',
  // All packages but these two, whose hundreds of small files take longer to load than to run.
  externals: /^(?!\.|\/|(kysely|typebox)(\/|$))/,
  module: {
    // The server finds its threads and files beside the bundle, or from the repository's root (server/lib/root.ts).
    parser: { javascript: { importMeta: false, createRequire: false, url: false, worker: false } },
    rules: [swcRule],
  },
  optimization: { chunkIds: 'named', minimize: false },
  stats: 'errors-warnings',
});
