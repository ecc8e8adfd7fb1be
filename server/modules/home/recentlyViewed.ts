/** Stores which guides customers opened last: after the response, in batches. */
import { sql } from 'kysely';
import { now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { Log } from '../../db/log.ts';
import { transaction } from '../../db/transaction.ts';

/** A crash loses what was opened in this time, which changes only the order of the home page. */
const WRITE_AFTER_MS = 200;
/** Maximum number of entries that wait while the database is down. */
const MAX_WAITING = 10_000;

interface Opening {
  user_id: number;
  guide_id: number;
  opened_at: string;
}

export interface RecentlyViewed {
  /** Returns at once and never fails. */
  note(userId: number, guideId: number): void;
  /** Writes waiting entries; after a failure, which is logged, they are written with the next ones. */
  flush(): Promise<void>;
}

export function makeRecentlyViewed(db: Database, log: Log): RecentlyViewed {
  let waiting = new Map<string, Opening>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      await upsert(db, [...batch.values()]);
    } catch (error) {
      log.warn(`Recently viewed guides wait to be written: ${String(error)}`);
      // Entries that were added meanwhile are newer.
      waiting = new Map([...batch, ...waiting]);
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    note: (userId, guideId) => {
      const key = `${userId} ${guideId}`;
      if (waiting.size >= MAX_WAITING && !waiting.has(key)) return;
      waiting.set(key, { user_id: userId, guide_id: guideId, opened_at: now().toISOString() });
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    },
    flush,
  };
}

/** Sorted, so that two servers do not wait for each other's rows; a guide or an account may be deleted meanwhile. */
const upsert = (db: Database, openings: Opening[]): Promise<unknown> =>
  transaction(db, (trx) =>
    sql`
      INSERT INTO guide_openings (user_id, guide_id, opened_at)
      SELECT o.user_id, o.guide_id, o.opened_at
      FROM json_to_recordset(${JSON.stringify(openings)}::json)
        AS o (user_id bigint, guide_id bigint, opened_at timestamptz)
      JOIN users ON users.id = o.user_id JOIN guides ON guides.id = o.guide_id
      ORDER BY o.user_id, o.guide_id
      ON CONFLICT (user_id, guide_id)
        DO UPDATE SET opened_at = greatest(guide_openings.opened_at, excluded.opened_at)
    `.execute(trx),
  );
