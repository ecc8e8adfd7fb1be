import path from 'node:path';
import type { Configuration } from 'webpack';
import { SERVER_DIR } from '../../build.settings.ts';
import { buildCache } from './cache.ts';
import { compiledForNode } from './forNode.ts';

/**
 * The server as Node runs it, without a compiler at each start (docs/decisions/014-built-server.md): `npm start` takes it.
 * Packages stay where they are installed: some bring native parts and files of their own.
 */
// eslint-disable-next-line import/no-default-export -- webpack reads its settings so.
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
  // All packages, but for two of hundreds of plain JavaScript files, which take longer to load than to run.
  externals: /^(?!\.|\/|(kysely|typebox)(\/|$))/,
  module: {
    // Its threads and files are found beside it, or from the repository's root (server/lib/root.ts).
    parser: { javascript: { importMeta: false, createRequire: false, url: false, worker: false } },
    rules: [compiledForNode],
  },
  optimization: { chunkIds: 'named', minimize: false },
  stats: 'errors-warnings',
});
