/** Babel compiles the app for webpack; type checking is tsc's work, tests are compiled by ts-jest. */
export default {
  presets: [
    [
      '@babel/preset-env',
      {
        modules: false,
        bugfixes: true,
        targets: { chrome: 109, firefox: 115, safari: '16.4', edge: 109 },
      },
    ],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
};
