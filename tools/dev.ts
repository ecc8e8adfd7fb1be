import { run } from './lib/run.ts';

/**
 * Runs the server on its own port, restarted when its code changes, and webpack in front of it, which builds app and
 * renderer and reloads what changes.
 */
const apiPort = process.env.API_PORT ?? '3000';
const DIST_DIR = 'build/development';

const code = await Promise.race([
  run('npx', ['tsx', 'watch', '--include', 'server/**/*.sql', 'server/main.ts'], {
    PORT: apiPort,
    DIST_DIR,
  }),
  run('npx', ['tsx', 'node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
    API_TARGET: `http://localhost:${apiPort}`,
    DIST_DIR,
  }),
]);
process.exit(code);
