import { CATALOGUE_DIR } from '../build.settings.ts';
import { drawPicturesBeside, ensureCatalogue, ensureFirstPictures } from './lib/prepare.ts';
import { run } from './lib/run.ts';

/**
 * Runs the API on its own port, restarted when the server's code or the catalogue changes, and the app with hot reload.
 */
const apiPort = process.env.API_PORT ?? '3000';

const [, areComplete] = await Promise.all([ensureCatalogue(), ensureFirstPictures()]);
if (!areComplete) drawPicturesBeside();
const code = await Promise.race([
  run(
    'npx',
    [
      ...['tsx', 'watch', '--include', 'server/**/*.sql'],
      ...['--include', `${CATALOGUE_DIR}/version.json`, 'server/main.ts'],
    ],
    { PORT: apiPort },
  ),
  run('npx', ['tsx', 'watch', '--include', 'demo/catalogue/**', 'tools/build.ts', 'catalogue']),
  run('npx', ['tsx', 'node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
    API_TARGET: `http://localhost:${apiPort}`,
  }),
]);
process.exit(code);
