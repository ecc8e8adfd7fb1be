import { createRequire } from 'node:module';

/** Returns the path of the headings' font, as WOFF. */
export const serifFont = (): string =>
  createRequire(import.meta.url).resolve(
    '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  );
