/** Which guides customers opened last: written behind the answer, in batches. */
import { sql } from 'kysely';
import { now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { Log } from '../../db/source.ts';
import { transaction } from '../../db/transaction.ts';

/** A crash loses what was opened in this time: only the order of the home page depends on it. */
const WRITE_AFTER_MS = 200;
/** While the database is away no more than this waits for it. */
const MAX_WAITING = 10_000;

interface Opening {
  user_id: number;
  guide_id: number;
  opened_at: string;
}

export interface RecentlyViewed {
  /** Returns at once and never fails. */
  note(userId: number, guideId: number): void;
  /** Writes what waits; a failure is logged, and what it concerned is tried again with the next. */
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
      // What was counted meanwhile is newer.
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

/** In one order everywhere, so that two servers do not wait for each other; a guide or an account may be gone by now. */
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
