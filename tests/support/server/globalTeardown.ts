/** Jest's globalTeardown. */
// eslint-disable-next-line import/no-default-export -- Jest calls the default export.
export default async (): Promise<void> => globalThis.ciceroneTestTeardown?.();
