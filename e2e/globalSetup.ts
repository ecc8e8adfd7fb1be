import { SERVER_DIR } from '../build.settings.ts';
import { startShared } from '../server/test/shared.ts';

/** Jest's globalSetup of the browser journeys: the built server with the built app, as `npm start` serves it. */
export default (): Promise<void> =>
  startShared('CICERONE_E2E_SERVER', () =>
    Promise.resolve({ database: 'pglite', script: `${SERVER_DIR}/main.mjs` }),
  );
