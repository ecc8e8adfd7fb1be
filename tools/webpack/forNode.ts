import type { RuleSetRule } from 'webpack';

/** Node runs today's JavaScript: only types and JSX are compiled away (docs/decisions/026-libraries.md). */
export const swcRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
};
