import path from 'node:path';
import type { Configuration } from 'webpack';
import { languageDirOf, rendererDirOf, type BuildSettings } from '../../build.settings.ts';
import { defaultLanguage, type Language } from '../../contract/languages.ts';
import { bundledSitePlugin } from './bundledSite.ts';
import { buildCache } from './cache.ts';
import { cssModules } from './cssModules.ts';
import { swcRule } from './forNode.ts';
import { inLanguage } from './language.ts';
import { settingsPlugin } from './settings.ts';

const nameIn = (language: Language) =>
  language === defaultLanguage ? 'renderer' : `renderer-${language}`;

/**
 * Returns the configuration of the renderer in a language of the interface: the React tree for Node in one file, which server/ssr loads to render
 * public pages. It calls the API of the server that runs it, so it reads only RENDERER_ORIGIN at run time.
 */
export const rendererConfig = (
  production: boolean,
  settings: BuildSettings,
  distDir: string,
  language: Language,
): Configuration => ({
  name: nameIn(language),
  mode: production ? 'production' : 'development',
  target: 'node20',
  entry: './src/renderer.tsx',
  devtool: false,
  cache: buildCache(nameIn(language) + (production ? '' : '-development'), distDir),
  output: {
    path: path.resolve(languageDirOf(rendererDirOf(distDir), language)),
    filename: 'renderer.mjs',
    module: true,
    library: { type: 'module' },
  },
  resolve: {
    alias: { dompurify$: path.resolve('src/app/ssr/purify.ts') },
    ...inLanguage(language),
  },
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
  plugins: [settingsPlugin(settings), bundledSitePlugin(language)],
  optimization: { minimize: false },
  stats: 'errors-warnings',
});
