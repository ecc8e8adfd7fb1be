import path from 'node:path';
import type { PluginObj } from '@babel/core';
import webpack, { type RuleSetRule } from 'webpack';

/**
 * What libraries bring along and the app never runs stays out of a visitor's first load
 * (docs/decisions/013-first-load.md).
 */
const from = (file: string): string => path.resolve(file);

export const slimAlias: Record<string, string> = {
  // The same without its warnings for developers, which its package hands to every bundler.
  'react-router$': from('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': from('node_modules/react-router/dist/production/dom-export.mjs'),
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
    FunctionDeclaration(declaration) {
      if (neverRun.has(declaration.node.id?.name ?? '')) {
        declaration.node.body.body = [];
      }
    },
    ExpressionStatement(statement) {
      const { expression } = statement.node;
      if (
        statement.parentPath.isProgram() &&
        expression.type === 'AssignmentExpression' &&
        expression.left.type === 'MemberExpression' &&
        expression.left.property.type === 'Identifier' &&
        expression.left.property.name === 'displayName'
      ) {
        statement.remove();
      }
    },
    CallExpression(call) {
      const { callee } = call.node;
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        ['createContext', 'forwardRef', 'memo'].includes(callee.property.name)
      ) {
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
