import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { allRoutes, unknownRoute, type PageRoute } from '../../contract/routes.ts';
import { languageDirOf, type BuildSettings } from '../../build.settings.ts';
import { defaultLanguage, languages, type Language } from '../../contract/languages.ts';
import { font } from './client.ts';
import { swcRule } from './forNode.ts';
import { settingsPlugin } from './settings.ts';

const pages: readonly PageRoute[] = [...allRoutes.map(([, route]) => route), unknownRoute];

/** Chunks that are stored when they are first loaded, and not when the worker is installed. */
const onlineChunks = new Set<string>([
  // They need a network, or only pages that need one load them.
  'auth-dialog',
  'demo-form',
  'landing',
  'search-box',
  ...pages.filter(({ isOffline }) => !isOffline).map(({ chunk }) => chunk),
]);

/** Returns what the worker stores of a language's build. `version` changes with the page and with each of the files. */
function offlineAssets(settings: BuildSettings, distDir: string, language: Language) {
  const read = (file: string) =>
    readFileSync(path.join(languageDirOf(distDir, language), file), 'utf8');
  // Written by client.ts.
  const { publicPath, chunks } = JSON.parse(read('chunks.json')) as {
    publicPath: string;
    chunks: Record<string, string[]>;
  };
  const ofPages = pages.flatMap(({ chunk, lateChunks = [] }) => [chunk, ...lateChunks]);
  const missing = [...onlineChunks, ...ofPages].filter((name) => !chunks[name]);
  if (missing.length > 0) throw new Error(`No import names these chunks: ${missing.join(', ')}`);
  const stored = Object.entries(chunks).filter(([name]) => !onlineChunks.has(name));
  const files = [...new Set(stored.flatMap(([, each]) => each))].sort();
  const hash = createHash('sha256').update(read('index.html')).update(files.join()).digest('hex');
  return {
    version: hash.slice(0, 12),
    base: `${publicPath}assets/`,
    files: [...files.map((file) => publicPath + file), settings.PUBLIC_PATH + font],
  };
}

/** The worker is at the root and its name never changes: browsers check that address for a newer one. */
export const serviceWorkerConfig = (settings: BuildSettings, distDir: string): Configuration => ({
  name: 'service worker',
  // It stores the files of the app's builds.
  dependencies: languages.map((language) =>
    language === defaultLanguage ? 'app' : `app-${language}`,
  ),
  mode: 'production',
  target: ['webworker', 'es2022'],
  entry: './src/features/library/offline/worker/main.ts',
  devtool: false,
  output: { path: path.resolve(distDir), filename: 'service-worker.js' },
  module: { rules: [swcRule] },
  plugins: [
    settingsPlugin({ ...settings, RENDERER_ORIGIN: '' }),
    new webpack.DefinePlugin({
      __OFFLINE_ASSETS__: webpack.DefinePlugin.runtimeValue(
        () =>
          JSON.stringify(
            Object.fromEntries(
              languages.map((each) => [each, offlineAssets(settings, distDir, each)]),
            ),
          ),
        true,
      ),
    }),
  ],
  stats: 'errors-warnings',
});
