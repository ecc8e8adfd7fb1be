import { spawnSync } from 'node:child_process';

/**
 * `npm run analyse`: draws a map of the app's chunks. It uses a separate build, so the build that is served stays
 * unchanged.
 */
const distDir = 'build/analysed';
const stats = 'build/analysed-stats.json';
const report = 'build/bundles.html';

const run = (file: string, ...args: string[]): void => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { ...process.env, DIST_DIR: distDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${file} ended with ${String(status)}`);
};

const webpack = ['--mode', 'production', '--config-name', 'app', '--stats', 'normal'];
run('node_modules/webpack/bin/webpack.js', ...webpack, `--json=${stats}`);
const analyser = 'node_modules/webpack-bundle-analyzer/lib/bin/analyzer.js';
// The tool says 'gzip' for "compressed".
const sizes = ['--default-sizes', 'gzip', '--compression-algorithm', 'brotli'];
const how = ['--mode', 'static', ...sizes, '--no-open', '--report', report];
run(analyser, stats, distDir, ...how);
console.log(`See ${report}`);
