import { sql } from 'kysely';
import {
  LISTENING_BATCH,
  type ListeningRequest,
  type ListeningResponse,
} from '../../../contract/listening.ts';
import type { Database } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import { now } from '../../lib/clock.ts';

/** Enough for 500 bookmarks, 200 queued tracks and the tracks of 500 guides. */
const LISTENING_LIMIT = 10_000;

/** Of several changes of one thing the youngest. */
function youngest({ changes }: ListeningRequest): ListeningRequest['changes'] {
  const byKey = new Map<string, ListeningRequest['changes'][number]>();
  for (const change of changes) {
    const name = `${change.kind} ${change.key}`;
    const other = byKey.get(name);
    if (!other || change.age < other.age) byKey.set(name, change);
  }
  return [...byKey.values()];
}

/** Stores what a customer's devices share. Of two changes of one thing the younger stays. */
export const makeListeningStore = (db: Database) => ({
  /** Returns false, and stores nothing, for a customer with too many things. */
  write: (userId: number, request: ListeningRequest): Promise<boolean> =>
    transaction(db, async (trx) => {
      const changes = youngest(request);
      const count = changes.length;
      const { rows } = await sql<{ version: number }>`
        INSERT INTO listening_versions AS known (user_id, version) VALUES (${userId}, ${count})
        ON CONFLICT (user_id) DO UPDATE SET version = known.version + ${count}
        RETURNING version`.execute(trx);
      const before = Number(rows[0]?.version ?? count) - count;
      const { stored } = await trx
        .selectFrom('listening')
        .select(({ fn }) => fn.countAll<number>().as('stored'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(stored) + count > LISTENING_LIMIT) return false;
      await sql`
        INSERT INTO listening AS known (user_id, kind, key, value, changed_at, device, version)
        SELECT ${userId}::bigint, one.kind, one.key, one.value,
          ${now().toISOString()}::timestamptz - one.age * interval '1 millisecond',
          ${request.device}, ${before}::bigint + row_number() OVER ()
        FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          AS one (kind text, key text, value jsonb, age float8)
        ON CONFLICT (user_id, kind, key) DO UPDATE SET
          value = excluded.value, changed_at = excluded.changed_at, device = excluded.device, version = excluded.version
        WHERE known.changed_at < excluded.changed_at`.execute(trx);
      return true;
    }),

  /** Returns what has changed since a version. */
  changesSince: async (userId: number, since: number): Promise<ListeningResponse> => {
    const rows = await db.sql
      .selectFrom('listening')
      .select(['kind', 'key', 'value', 'changed_at', 'device', 'version'])
      .where('user_id', '=', userId)
      .where('version', '>', since)
      .orderBy('version')
      .limit(LISTENING_BATCH)
      .execute();
    const time = now().getTime();
    return {
      // The schema of the requests has checked them.
      data: rows.map(({ kind, key, value, changed_at, device }) => ({
        kind,
        key,
        value,
        device,
        age: Math.max(0, time - new Date(changed_at).getTime()),
      })) as ListeningResponse['data'],
      version: Number(rows.at(-1)?.version ?? since),
      more: rows.length === LISTENING_BATCH,
    };
  },
});

export type ListeningStore = ReturnType<typeof makeListeningStore>;
