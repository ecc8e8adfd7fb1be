import { DEMO_CATALOGUE } from '../../build.settings.ts';

/** Fills the folder that the servers of all tests share (tests/support/server/server.ts): otherwise each would make sizes beside itself. */
export async function ensureTestMedia(): Promise<void> {
  const [{ readCatalogue }, { folderStore }, { storeFiles }] = await Promise.all([
    import('../../server/catalogue/check/readCatalogue.ts'),
    import('../../server/catalogue/store/folderStore.ts'),
    import('../../server/catalogue/store/storeFiles.ts'),
  ]);
  const { entries } = await readCatalogue(DEMO_CATALOGUE);
  await storeFiles(
    entries.map(({ entry }) => entry),
    {
      folder: DEMO_CATALOGUE,
      store: folderStore('.cache/media'),
      sizes: 'all',
      report: console.log,
    },
  );
}
