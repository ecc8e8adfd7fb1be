/** Makes the sizes of covers that it is sent, from the originals in the store: a process of its own (`remainingSizes.ts`). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { eachOf } from '../../lib/eachOf.ts';
import { PICTURES_AT_ONCE, type UnfinishedCover } from './covers.ts';
import { keyOf } from './names.ts';
import { openStore } from './openStore.ts';
import { makeSizes } from './pictureSizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'cicerone-covers-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('disconnect', () => process.exit());
process.once('message', (covers: UnfinishedCover[]) => {
  void makeAll(covers).then(() => process.disconnect?.());
});

async function makeAll(covers: readonly UnfinishedCover[]): Promise<void> {
  const store = await openStore(readConfig());
  await eachOf(covers, PICTURES_AT_ONCE, async ({ file, ...cover }) => {
    const original = join(folder, cover.name);
    await store.read(keyOf(file), original);
    await makeSizes(original, { ...cover, store });
    rmSync(original);
  });
}
