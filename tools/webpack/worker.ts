import { createHash } from 'node:crypto';
import path from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Configuration } from 'webpack';
import { allRoutes, unknownRoute, type PageRoute } from '../../contract/routes.ts';
import type { BuildSettings } from '../../build.settings.ts';
import { writtenSettings } from './settings.ts';

/** Chunks that need a network anyway and are no pages: the sign-in dialog, and the search. */
const onlineParts = ['auth-dialog', 'search-box'];

const pages: readonly PageRoute[] = [...allRoutes.map(([, route]) => route), unknownRoute];

/** Chunks that are stored when they are first loaded, and not when the worker is installed. */
const onlineChunks = new Set<string>([
  ...pages.filter(({ isOffline }) => !isOffline).map(({ chunk }) => chunk),
  ...onlineParts,
]);

interface OfflineAssets {
  /** Another one for every change of the page or of any of the files. */
  version: string;
  /** Folder of all files with a hash in their name. */
  base: string;
  files: string[];
}

/** Hands the list of files from the app's build to the worker's, which waits for it. */
export class OfflineList {
  assets: OfflineAssets = { version: '', base: '/', files: [] };

  /** For the app's build. */
  readonly collect = (compiler: webpack.Compiler): void => {
    compiler.hooks.thisCompilation.tap('OfflineList', (compilation) => {
      // When names have their hashes, and nothing is written yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OfflineList', stage }, (assets) => {
        const { publicPath } = compilation.outputOptions;
        const base = typeof publicPath === 'string' ? publicPath : '/';
        const fonts = Object.keys(assets).filter((file) => file.startsWith('assets/fraunces'));
        const files = [...filesOf(compilation), ...fonts];
        const page = String(assets['index.html']?.source());
        const hash = createHash('sha256').update(page).update(files.join()).digest('hex');
        this.assets = {
          version: hash.slice(0, 12),
          base: `${base}assets/`,
          files: files.map((file) => base + file),
        };
      });
    });
  };

  /** For the worker's build: the code of the list. */
  readonly written = webpack.DefinePlugin.runtimeValue(() => JSON.stringify(this.assets), true);
}

/** Returns the files of everything that the app can load, but for what only online chunks load. */
function filesOf({ entrypoints, namedChunkGroups }: Compilation): string[] {
  const named = [
    ...pages.flatMap(({ chunk, lateChunks = [] }) => [chunk, ...lateChunks]),
    ...onlineParts,
  ];
  const missing = named.filter((name) => !namedChunkGroups.has(name));
  if (missing.length > 0) throw new Error(`No import names these chunks: ${missing.join(', ')}`);
  const groups = new Set<ChunkGroup>();
  const add = (group: ChunkGroup) => {
    if (groups.has(group)) return;
    groups.add(group);
    for (const child of group.childrenIterable) {
      if (!child.name || !onlineChunks.has(child.name)) add(child);
    }
  };
  for (const entry of entrypoints.values()) add(entry);
  const files = new Set([...groups].flatMap((group) => group.getFiles()));
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort();
}

/** The worker is at the root and keeps its name: browsers check that address for a newer one. */
export const serviceWorkerConfig = (
  settings: BuildSettings,
  distDir: string,
  list: OfflineList,
): Configuration => ({
  name: 'service worker',
  dependencies: ['app'],
  mode: 'production',
  target: ['webworker', 'es2022'],
  entry: './src/features/library/offline/worker/main.ts',
  devtool: false,
  output: { path: path.resolve(distDir), filename: 'service-worker.js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'babel-loader',
        options: { cacheDirectory: '.cache/babel' },
      },
    ],
  },
  plugins: [
    writtenSettings({ ...settings, RENDERER_ORIGIN: '' }),
    new webpack.DefinePlugin({ __OFFLINE_ASSETS__: list.written }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});
