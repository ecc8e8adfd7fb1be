import path from 'node:path';
import type { Configuration } from 'webpack';
import { rendererDirOf, type BuildSettings } from '../../build.settings.ts';
import { buildCache } from './cache.ts';
import { cssModules } from './cssModules.ts';
import { compiledForNode } from './forNode.ts';
import { writtenSettings } from './settings.ts';
import { slimAlias } from './slim.ts';

/**
 * The same React tree for Node, in one file: server/ssr loads it to send public pages as finished
 * HTML. It asks the API of the server that it runs in, so nothing but RENDERER_ORIGIN is read at run time.
 */
export const rendererConfig = (
  production: boolean,
  settings: BuildSettings,
  distDir: string,
): Configuration => ({
  name: 'renderer',
  mode: production ? 'production' : 'development',
  target: 'node20',
  entry: './src/renderer.tsx',
  devtool: false,
  cache: buildCache(production ? 'renderer' : 'renderer-development', distDir),
  output: {
    path: path.resolve(rendererDirOf(distDir)),
    filename: 'renderer.mjs',
    module: true,
    library: { type: 'module' },
    clean: true,
  },
  resolve: { alias: { ...slimAlias, dompurify$: path.resolve('src/app/ssr/purify.ts') } },
  module: {
    // One file: nothing is fetched, and a chunk of its own would only have to be found.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      compiledForNode,
      // The rules themselves are in the files of the browser's build.
      { test: /(?<!\.module)\.css$/, type: 'asset/source', generator: { emit: false } },
      {
        test: /\.module\.css$/,
        loader: 'css-loader',
        options: { modules: { ...cssModules, exportOnlyLocals: true } },
      },
    ],
  },
  plugins: [writtenSettings(settings)],
  optimization: { minimize: false },
  stats: 'errors-warnings',
});
