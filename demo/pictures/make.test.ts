import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFirstSizes, makePictures } from './make.ts';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'cicerone-pictures-'));
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

const subjects = (['arch', 'wreath'] as const).map((slug, turn) => ({
  ...({ kind: 'update', slug, row: 0, turn, picture: 'wreath' } as const),
}));

it('draws one size of each picture first, then every size, and nothing twice', async () => {
  await makeFirstSizes({ outDir, subjects });
  const folder = join(outDir, 'update');
  expect((await readdir(folder)).sort()).toEqual(['arch.320.webp', 'wreath.320.webp']);

  expect(await makePictures({ outDir, subjects })).toMatchObject({ made: 2, kept: 0 });
  expect(await readdir(folder)).toHaveLength(2 * 5);
  const before = await stat(join(folder, 'arch.320.webp'));
  await makeFirstSizes({ outDir, subjects });
  expect(await makePictures({ outDir, subjects })).toMatchObject({ made: 0, kept: 2 });
  expect(await stat(join(folder, 'arch.320.webp'))).toEqual(before);
});
