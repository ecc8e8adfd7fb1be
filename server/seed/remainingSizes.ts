/** Makes sizes of covers beside a running server. */
import { once } from 'node:events';
import { entryOf } from '../catalogue/format/entry.ts';
import { keysIn, unfinishedCovers } from '../catalogue/store/covers.ts';
import type { MediaStore } from '../catalogue/store/mediaStore.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '../db/log.ts';
import { startIdleProcess } from '../lib/thread.ts';

/**
 * Starts a process of low priority that makes the sizes which the first start has left for later (`fill.ts`), also after a
 * server that was killed. It ends with this server. A size that is missing meanwhile is another one in responses
 * (`modules/media/mediaRoutes.ts`).
 */
export async function makeRemainingSizes(db: Database, store: MediaStore, log: Log): Promise<void> {
  try {
    const rows = await db.sql
      .selectFrom('catalogue_entries')
      .select('entry')
      .orderBy('kind')
      .orderBy('id')
      .execute();
    const entries = rows.flatMap(({ entry }) => (entry ? entryOf(entry) : []));
    const covers = unfinishedCovers(entries, await keysIn(store), 'all');
    if (covers.length === 0) return;
    log.info(`Making sizes of ${covers.length} covers`);
    const child = startIdleProcess('catalogue/store/coverSizes.ts');
    child.send(covers);
    const [code] = await once(child, 'exit');
    if (code === 0) log.info(`Made sizes of ${covers.length} covers`);
    else log.warn('Sizes of covers are missing. The next start makes them');
  } catch (error) {
    log.warn(`Sizes of covers are missing, which the next start makes: ${String(error)}`);
  }
}
