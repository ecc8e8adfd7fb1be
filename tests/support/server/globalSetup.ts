import { startShared } from './shared.ts';

/** Jest's globalSetup for every project that uses the server on the embedded database. */
// eslint-disable-next-line import/no-default-export -- Jest calls the default export.
export default (): Promise<void> =>
  startShared('CICERONE_TEST_SERVER', () => Promise.resolve({ database: 'pglite' }));
