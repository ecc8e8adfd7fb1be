import path from 'node:path';
import type { Configuration } from 'webpack';
import { rendererDirOf, type BuildSettings } from '../../build.settings.ts';
import { buildCache } from './cache.ts';
import { cssModules } from './cssModules.ts';
import { swcRule } from './forNode.ts';
import { settingsPlugin } from './settings.ts';

/**
 * Returns the configuration of the renderer: the React tree for Node in one file, which server/ssr loads to render
 * public pages. It calls the API of the server that runs it, so it reads only RENDERER_ORIGIN at run time.
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
  resolve: { alias: { dompurify$: path.resolve('src/app/ssr/purify.ts') } },
  module: {
    // One file: Node downloads nothing, and would have to find separate chunks on the disk.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      swcRule,
      // The style sheets are in the browser's build.
      { test: /(?<!\.module)\.css$/, type: 'asset/source', generator: { emit: false } },
      {
        test: /\.module\.css$/,
        loader: 'css-loader',
        options: { modules: { ...cssModules, exportOnlyLocals: true } },
      },
    ],
  },
  plugins: [settingsPlugin(settings)],
  optimization: { minimize: false },
  stats: 'errors-warnings',
});
