import { drawPicturesBeside, ensureFirstPictures } from './lib/prepare.ts';
import { run } from './lib/run.ts';

/** Runs the API on its own port, restarted when the server's code changes, and the app with hot reload. */
const apiPort = process.env.API_PORT ?? '3000';

const areComplete = await ensureFirstPictures();
if (!areComplete) drawPicturesBeside();
const code = await Promise.race([
  run('npx', ['tsx', 'watch', '--include', 'server/**/*.sql', 'server/main.ts'], { PORT: apiPort }),
  run('npx', ['tsx', 'node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
    API_TARGET: `http://localhost:${apiPort}`,
  }),
]);
process.exit(code);
