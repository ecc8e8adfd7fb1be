import { stopShared } from './shared.ts';

/** Jest's globalTeardown, for everything that any globalSetup has started. */
// eslint-disable-next-line import/no-default-export -- Jest calls the default export.
export default async (): Promise<void> => {
  await stopShared();
  await globalThis.ciceroneTestPgbouncer?.stop();
  globalThis.ciceroneTestPgbouncer = undefined;
  const postgres = globalThis.ciceroneTestPostgres;
  globalThis.ciceroneTestPostgres = undefined;
  await postgres?.stop();
};
