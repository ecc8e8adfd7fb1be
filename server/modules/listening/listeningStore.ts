import { sql } from 'kysely';
import {
  LISTENING_BATCH,
  type ListeningRequest,
  type ListeningResponse,
} from '../../../contract/listening.ts';
import type { Database } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import { now } from '../../lib/clock.ts';

/** Stores where a customer's devices are in their tracks. Of two listenings to a track the younger stays. */
export const makeListeningStore = (db: Database) => ({
  /** Tracks that the catalogue does not have are left out. */
  write: (userId: number, { device, tracks }: ListeningRequest): Promise<void> =>
    transaction(db, async (trx) => {
      const { rows } = await sql<{ version: number }>`
        INSERT INTO listening_versions AS known (user_id, version) VALUES (${userId}, ${tracks.length})
        ON CONFLICT (user_id) DO UPDATE SET version = known.version + ${tracks.length}
        RETURNING version`.execute(trx);
      const before = Number(rows[0]?.version) - tracks.length;
      await sql`
        INSERT INTO listening AS known (user_id, track_id, position, finished, listened_at, device, version)
        SELECT ${userId}::bigint, track_id, position, finished,
          ${now().toISOString()}::timestamptz - age * interval '1 millisecond',
          ${device}, ${before}::bigint + row_number() OVER ()
        FROM (
          SELECT DISTINCT ON (track_id) sent.*
          FROM jsonb_to_recordset(${JSON.stringify(tracks)}::jsonb)
            AS sent (track_id bigint, position float8, finished boolean, age float8)
          JOIN tracks ON tracks.id = track_id
          ORDER BY track_id, age
        ) AS youngest
        ON CONFLICT (user_id, track_id) DO UPDATE SET
          position = CASE WHEN known.listened_at < excluded.listened_at THEN excluded.position ELSE known.position END,
          device = CASE WHEN known.listened_at < excluded.listened_at THEN excluded.device ELSE known.device END,
          listened_at = greatest(known.listened_at, excluded.listened_at),
          finished = known.finished OR excluded.finished,
          version = excluded.version
        WHERE known.listened_at < excluded.listened_at OR (excluded.finished AND NOT known.finished)
      `.execute(trx);
    }),

  /** Returns what has changed since a version. */
  changesSince: async (userId: number, since: number): Promise<ListeningResponse> => {
    const rows = await db.sql
      .selectFrom('listening')
      .innerJoin('tracks', 'tracks.id', 'track_id')
      .select(['track_id', 'guide_id', 'listening.position', 'finished', 'device'])
      .select(['listened_at', 'version'])
      .where('user_id', '=', userId)
      .where('version', '>', since)
      .orderBy('version')
      .limit(LISTENING_BATCH)
      .execute();
    const time = now().getTime();
    return {
      data: rows.map(({ listened_at, version: _version, ...row }) => ({
        ...row,
        age: Math.max(0, time - listened_at.getTime()),
      })),
      version: Number(rows.at(-1)?.version ?? since),
      more: rows.length === LISTENING_BATCH,
    };
  },
});

export type ListeningStore = ReturnType<typeof makeListeningStore>;
