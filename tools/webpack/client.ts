import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import type { PluginObj } from '@babel/core';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { languageDirOf, type BuildSettings } from '../../build.settings.ts';
import { defaultLanguage, languages, pathIn, type Language } from '../../contract/languages.ts';
import { documentCopy } from '../../src/app/documentCopy.ts';
import { documentCopy as italianDocument } from '../../src/app/documentCopy.it.ts';
import { bundledHead, bundledSitePlugin } from './bundledSite.ts';
import { buildCache } from './cache.ts';
import { cssModules } from './cssModules.ts';
import { inLanguage } from './language.ts';
import { settingsPlugin } from './settings.ts';
import { writeStaticContent } from './staticContent.ts';

/** Texts of the page's HTML. */
const documentTexts: Record<Language, Record<keyof typeof documentCopy, string>> = {
  en: documentCopy,
  it: italianDocument,
};

const MANIFEST = 'manifest.webmanifest';

/** The manifest of a language's build: an app installed from its pages starts in that language. */
function manifestIn(language: Language, english: Buffer): string {
  const { title, description } = bundledHead(language);
  return JSON.stringify({
    ...(JSON.parse(english.toString()) as object), // public/manifest.webmanifest
    name: title,
    description,
    lang: language,
    start_url: pathIn(language, '/'),
  });
}

export const font = 'assets/fraunces-5.3.0-latin-600.css';

/**
 * Returns a style sheet that contains the font of the headings. Browsers paint nothing before the style sheets of the
 * head are loaded, and promise that for no other way of loading a font: docs/decisions/015-heading-font.md.
 */
const fontStyleSheet = (woff2: Buffer): string =>
  `@font-face{font-family:Fraunces;font-weight:600;font-display:block;` +
  `src:url(data:font/woff2;base64,${woff2.toString('base64')}) format('woff2')}`;

/** Text worth compressing; pictures, audio and woff2 are compressed already. */
const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;

/**
 * Tells Chromium to compile the first load's functions beside the main thread, while they arrive: nearly all are
 * called at once, and compiling each at its first call delays a slow phone's hydration.
 */
const compiledOnArrival = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // Chunks that load with the entry: no others are in the first load as a whole.
  entryOnly: true,
  test: /\.js$/,
  // The minifier would remove the comment; the source map counts its line.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * React Router names its components for the developer tools, so the minifier keeps those that nothing uses, such as
 * forms and fetchers (docs/decisions/013-first-load.md).
 */
const withoutDisplayNames: PluginObj = {
  visitor: {
    ExpressionStatement(statement) {
      if (/^\w+\.displayName = /.test(statement.getSource())) statement.remove();
    },
  },
};

const productionPlugins = (): WebpackPluginInstance[] => [
  compiledOnArrival,
  new CompressionPlugin({ test: compressible, algorithm: 'gzip', filename: '[path][base].gz' }),
  new CompressionPlugin<BrotliOptions>({
    test: compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

/**
 * Writes `chunks.json`: the files of each named chunk, which the server adds to the pages that it renders, and under ''
 * those of the other chunks. The service worker stores both.
 */
function writeChunkFiles(compiler: webpack.Compiler): void {
  compiler.hooks.thisCompilation.tap('chunks.json', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'chunks.json', stage }, () => {
      const chunks: Record<string, string[]> = {};
      for (const group of compilation.chunkGroups) {
        const files = group.getFiles().filter((file) => /(?<!\.hot-update)\.(js|css)$/.test(file));
        (chunks[group.name ?? ''] ??= []).push(...files);
      }
      const { publicPath } = compilation.outputOptions;
      const text = new webpack.sources.RawSource(JSON.stringify({ publicPath, chunks }));
      compilation.emitAsset('chunks.json', text);
    });
  });
}

/** Serves the files of this build. The server serves the rest, pages included, as in production. */
const devServer: DevServerConfiguration = {
  port: Number(process.env.DEV_PORT ?? 3001),
  static: false,
  // The server reads chunks.json and the page's template.
  devMiddleware: { index: false, writeToDisk: (file) => !file.includes('.hot-update.') },
  proxy: [{ context: () => true, target: process.env.API_TARGET ?? 'http://localhost:3000' }],
};

/** The other languages' builds are in folders of the English one. */
const otherBuilds = languages.filter((language) => language !== defaultLanguage);

/** Returns the configuration of the app's bundle for browsers, in a language of the interface. */
export function clientConfig(
  production: boolean,
  settings: BuildSettings,
  distDir: string,
  language: Language,
): Configuration & { devServer: DevServerConfiguration } {
  const isDefault = language === defaultLanguage;
  const name = isDefault ? 'app' : `app-${language}`;
  return {
    name,
    // Modules that are the same in both are compiled once (`cacheDirectory` below).
    dependencies: isDefault ? [] : ['app'],
    mode: production ? 'production' : 'development',
    target: 'browserslist:chrome 109, firefox 115, safari 16.4, edge 109',
    entry: './src/main.ts',
    cache: buildCache(production ? name : `${name}-development`, distDir),
    // The content security policy allows no `eval`.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.resolve(languageDirOf(distDir, language)),
      publicPath: settings.PUBLIC_PATH + (isDefault ? '' : `${language}/`),
      filename: production ? 'assets/[name].[contenthash:8].js' : '[name].js',
      // By their numbers: names would need a list in the first script (chunks.json has it).
      chunkFilename: production ? 'assets/[id].[contenthash:6].js' : '[name].js',
      clean: production && {
        keep: (file) => isDefault && otherBuilds.some((other) => file.startsWith(`${other}/`)),
      },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], ...inLanguage(language) },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'babel-loader',
          options: {
            cacheDirectory: '.cache/babel',
            plugins: production ? [] : ['react-refresh/babel'],
          },
        },
        {
          test: /react-router[\\/]dist[\\/].+\.mjs$/,
          loader: 'babel-loader',
          // The preset marks calls such as `React.createContext` as pure.
          options: {
            configFile: false,
            compact: false,
            presets: ['@babel/preset-react'],
            plugins: [withoutDisplayNames],
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { modules: cssModules } },
          ],
          sideEffects: true,
        },
      ],
    },
    plugins: [
      settingsPlugin({ ...settings, RENDERER_ORIGIN: '' }),
      bundledSitePlugin(language),
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        templateParameters: {
          font: settings.PUBLIC_PATH + font,
          language,
          manifest: pathIn(language, `/${MANIFEST}`),
          copy: documentTexts[language],
          ...bundledHead(language),
        },
      }),
      new CopyPlugin({
        patterns: [
          {
            from: `public/${MANIFEST}`,
            transform: (english: Buffer) => manifestIn(language, english),
          },
          ...(isDefault ? [] : [{ from: `public/${language}` }]),
        ],
      }),
      // The files whose content is the same in all languages.
      ...(isDefault
        ? [
            new CopyPlugin({
              patterns: [
                {
                  from: 'public',
                  globOptions: {
                    ignore: [
                      '**/index.html',
                      `**/${MANIFEST}`,
                      ...otherBuilds.map((other) => `**/${other}/**`),
                    ],
                  },
                },
                {
                  from: 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
                  to: font,
                  transform: fontStyleSheet,
                },
              ],
            }),
            { apply: writeStaticContent },
          ]
        : []),
      { apply: writeChunkFiles },
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : '[name].css',
        chunkFilename: production ? 'assets/[id].[contenthash:6].css' : '[name].css',
      }),
      ...(production
        ? productionPlugins()
        : [new ReactRefreshPlugin({ overlay: false }), new ForkTsCheckerPlugin()]),
    ],
    optimization: {
      // Shorter names than the default's: 1 KB of a visitor's first load, 2 KB of a guide's page.
      mangleExports: 'size',
      minimizer: [
        // Why not Terser: docs/decisions/026-libraries.md.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // No bundled code has getters with side effects.
          minimizerOptions: { compress: { passes: 3, pure_getters: true, keep_fargs: false } },
        }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: {
        chunks: 'all',
        minSize: 30_000,
        cacheGroups: {
          // What every visitor needs from libraries: its hash changes with package-lock.json, not with the app's code.
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer,
  };
}
