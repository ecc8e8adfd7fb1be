/**
 * `npm run media -- copy FROM TO`, each a folder or a bucket (`s3://name`); `-- setup` makes the bucket; `-- clean` removes
 * files that nothing uses.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyStore } from '../../catalogue/store/copyStore.ts';
import type { MediaStore } from '../../catalogue/store/mediaStore.ts';
import { openStore } from '../../catalogue/store/openStore.ts';
import { readConfig } from '../../config.ts';
import { bucketNameIn, type Bucket } from '../../config/bucket.ts';
import { Refused } from '../../lib/refused.ts';
import { removeUnused } from '../../seed/unusedFiles.ts';
import { runCommand, withDatabase } from '../command.ts';

const USAGE =
  'Say: npm run media -- copy FROM TO (each a folder, or a bucket such as s3://cicerone), or: npm run media -- setup, or: npm run media -- clean';

function bucketOf(): Bucket {
  const { bucket } = readConfig();
  if (bucket) return bucket;
  throw new Refused('Name the bucket and its keys in the settings MEDIA_STORE…: docs/settings.md.');
}

/** Buckets are read and written with the keys of the settings. */
function storeAt(place: string): Promise<MediaStore> {
  const name = bucketNameIn(place);
  const isAddress = URL.canParse(place) && new URL(place).protocol === 's3:';
  if (isAddress && name === undefined)
    throw new Refused(`${place} is no bucket's address.\n${USAGE}`);
  const bucket = name === undefined ? undefined : { ...bucketOf(), name };
  return openStore({ mediaDir: resolve(place), bucket });
}

async function copy(from: string, to: string): Promise<void> {
  const { copied, known, damaged } = await copyStore(
    await storeAt(from),
    await storeAt(to),
    console.log,
  );
  if (copied + known + damaged.length === 0)
    throw new Refused(`There are no media files in ${from}.`);
  console.log(`Copied ${copied} files; ${known} were there already.`);
  if (damaged.length === 0) return;
  throw new Refused(
    `These files are damaged and were not copied. Import the catalogue again to replace them:\n${damaged.join('\n')}`,
  );
}

async function setUp(): Promise<void> {
  const { publicUrl, port, corsOrigins } = readConfig();
  const bucket = bucketOf();
  const { setUpBucket } = await import('../../catalogue/store/setUpBucket.ts');
  const refused = await setUpBucket(bucket, [
    publicUrl ?? `http://localhost:${port}`,
    ...corsOrigins,
  ]);
  console.log(`The bucket ${bucket.name} is ready.`);
  if (refused) console.warn(refused);
}

const clean = (): Promise<void> =>
  withDatabase(async (db, config) => {
    const store = await openStore(config);
    console.log(`Removed ${await removeUnused(db, store)} files that nothing uses.`);
  });

await runCommand(async () => {
  // The server's user, who may be another one, reads what this writes.
  process.umask(0o022);
  const [task, ...places] = parseArgs({ allowPositionals: true }).positionals;
  const [from, to] = places;
  if (task === 'copy' && from !== undefined && to !== undefined && places.length === 2) {
    await copy(from, to);
  } else if (task === 'setup' && places.length === 0) await setUp();
  else if (task === 'clean' && places.length === 0) await clean();
  else throw new Refused(USAGE);
});
