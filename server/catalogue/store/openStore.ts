import type { Config } from '../../config.ts';
import { folderStore } from './folderStore.ts';
import type { MediaStore } from './mediaStore.ts';

/** Opens the store that the settings name. The client for buckets is loaded only when one is used. */
export async function openStore({
  mediaDir,
  bucket,
}: Pick<Config, 'mediaDir' | 'bucket'>): Promise<MediaStore> {
  if (!bucket) return folderStore(mediaDir);
  const { bucketStore } = await import('./bucketStore.ts');
  return bucketStore(bucket);
}
