/** An import with more recordings than its disk has space for (`storeFiles.ts` and `prepareSound.ts` ask before they begin). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folderStore.ts';
import { requireSpace } from './mediaStore.ts';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cicerone-space-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('is refused with what is needed, what there is, and what to do', async () => {
  const store = folderStore(join(parent, 'media'));
  const free = (await store.freeBytes?.()) ?? 0;
  expect(free).toBeGreaterThan(1_000_000);
  await expect(requireSpace(store, 2 * free)).rejects.toThrow(
    /need \d+ MB, and \S+media has \d+ MB left\. Nothing was imported\. Make space there/,
  );
  await expect(requireSpace(store, 1_000_000)).resolves.toBeUndefined();
});

test('is not refused by a store that does not know its space', async () => {
  const { freeBytes: _, ...bucket } = folderStore(join(parent, 'media'));
  await expect(requireSpace(bucket, Number.MAX_SAFE_INTEGER)).resolves.toBeUndefined();
});
