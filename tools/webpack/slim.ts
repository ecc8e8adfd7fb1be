import path from 'node:path';
import type { PluginObj } from '@babel/core';
import webpack, { type RuleSetRule } from 'webpack';

/*
 * What libraries bring along and the app never runs stays out of a visitor's first load
 * (docs/decisions/013-first-load.md).
 */

const router = path.resolve('node_modules/react-router/dist/production');

export const slimAlias: Record<string, string> = {
  // The same without its warnings for developers, which its package hands to every bundler.
  'react-router$': `${router}/index.mjs`,
  'react-router/dom$': `${router}/dom-export.mjs`,
};

/**
 * Tells Chromium to compile the first load's functions beside the main thread, while they arrive: nearly all are
 * called at once, and compiling each at its first call delays a slow phone's hydration.
 */
export const compiledOnArrival = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // Chunks that load with the entry: no others are in the first load as a whole.
  entryOnly: true,
  test: /\.js$/,
  // The minifier would take it for a comment; the source map counts its line.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Parts of Link and Routes that only React Router's framework and data modes come to. */
const neverRun = new Set([
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'DefaultErrorComponent',
  'decodeRouteErrorResponseDigest',
  'useNavigateStable',
]);

/**
 * React Router sets the names of its components for the developer tools, which keeps forms, fetchers and the like in
 * the bundle although nothing imports them. Without the names, and if creating a component counts as pure,
 * the minifier drops them.
 */
const droppable: PluginObj = {
  visitor: {
    FunctionDeclaration({ node }) {
      if (neverRun.has(node.id?.name ?? '')) node.body.body = [];
    },
    ExpressionStatement(statement) {
      if (/^\w+\.displayName = /.test(statement.getSource())) statement.remove();
    },
    CallExpression(call) {
      if (/^\w+\.(createContext|forwardRef|memo)$/.test(call.get('callee').getSource())) {
        call.addComment('leading', '#__PURE__');
      }
    },
  },
};

export const slimParts: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: 'babel-loader',
  options: { babelrc: false, configFile: false, compact: false, plugins: [droppable] },
};
