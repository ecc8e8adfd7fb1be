import { sql, type Transaction } from 'kysely';
import {
  LISTENING_BATCH,
  MAX_SHARED_ITEMS,
  type ListeningRequest,
  type ListeningResponse,
} from '../../../contract/listening.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { transaction } from '../../db/transaction.ts';
import { now } from '../../lib/clock.ts';
import { HttpError } from '../../http/errors.ts';

/**
 * Stores where a customer's devices are in their tracks, and what else they share. Of two listenings to a track, and of
 * two changes of an item, the younger stays.
 */
export const makeListeningStore = (db: Database) => ({
  /**
   * Tracks that the catalogue does not have are left out.
   * @throws HttpError 409 when the customer shares as much as is allowed, and nothing is stored
   */
  write: (userId: number, { device, tracks, items = [] }: ListeningRequest): Promise<void> =>
    transaction(db, async (trx) => {
      const count = tracks.length + items.length;
      const { rows } = await sql<{ version: number }>`
        INSERT INTO listening_versions AS known (user_id, version) VALUES (${userId}, ${count})
        ON CONFLICT (user_id) DO UPDATE SET version = known.version + ${count}
        RETURNING version`.execute(trx);
      const before = Number(rows[0]?.version) - count;
      const change = { userId, device, before };
      if (tracks.length > 0) await writeTracks(trx, change, tracks);
      if (items.length > 0)
        await writeItems(trx, { ...change, before: before + tracks.length }, items);
    }),

  /** Returns what has changed since a version. */
  changesSince: async (userId: number, since: number): Promise<ListeningResponse> => {
    const [tracks, items] = await Promise.all([
      db.sql
        .selectFrom('listening')
        .innerJoin('tracks', 'tracks.id', 'track_id')
        .select(['track_id', 'guide_id', 'listening.position', 'finished', 'device'])
        .select(['listening.language', 'listened_at', 'version'])
        .where('user_id', '=', userId)
        .where('version', '>', since)
        .orderBy('version')
        .limit(LISTENING_BATCH)
        .execute(),
      db.sql
        .selectFrom('listening_items')
        .select(['kind', 'key', 'value', 'device', 'changed_at', 'version'])
        .where('user_id', '=', userId)
        .where('version', '>', since)
        .orderBy('version')
        .limit(LISTENING_BATCH)
        .execute(),
    ]);
    const time = now().getTime();
    const age = (at: Date): number => Math.max(0, time - at.getTime());
    // After the last one of a full list there may be more, of which the other list has later ones already.
    const lists = [tracks, items];
    const full = lists.filter(({ length }) => length === LISTENING_BATCH);
    const versions = (full.length > 0 ? full : lists).map((rows) =>
      Number(rows.at(-1)?.version ?? since),
    );
    return {
      data: tracks.map(({ language, listened_at, version: _version, ...row }) => ({
        ...row,
        ...(language !== '' && { language }),
        age: age(listened_at),
      })),
      items: items.map(({ changed_at, version: _version, ...row }) => ({
        ...row,
        age: age(changed_at),
      })),
      version: full.length > 0 ? Math.min(...versions) : Math.max(...versions),
      more: full.length > 0,
    };
  },
});

interface Change {
  userId: number;
  device: string;
  /** The version before the first one of this change. */
  before: number;
}

/** Milliseconds; a hundred years. A greater age is of a wrong clock, and PostgreSQL has no time that long ago. */
const MAX_AGE = 3.2e12;

const sentAt = () =>
  sql`${now().toISOString()}::timestamptz - least(age, ${MAX_AGE}) * interval '1 millisecond'`;

async function writeTracks(
  trx: Transaction<DB>,
  { userId, device, before }: Change,
  tracks: ListeningRequest['tracks'],
): Promise<void> {
  await sql`
    INSERT INTO listening AS known (user_id, track_id, position, finished, listened_at, device, language, version)
    SELECT ${userId}::bigint, track_id, position, finished, ${sentAt()},
      ${device}, coalesce(language, ''), ${before}::bigint + row_number() OVER ()
    FROM (
      SELECT DISTINCT ON (track_id) sent.*
      FROM jsonb_to_recordset(${JSON.stringify(tracks)}::jsonb)
        AS sent (track_id bigint, position float8, finished boolean, age float8, language text)
      JOIN tracks ON tracks.id = track_id
      ORDER BY track_id, age
    ) AS youngest
    ON CONFLICT (user_id, track_id) DO UPDATE SET
      position = CASE WHEN known.listened_at < excluded.listened_at THEN excluded.position ELSE known.position END,
      language = CASE WHEN known.listened_at < excluded.listened_at THEN excluded.language ELSE known.language END,
      device = CASE WHEN known.listened_at < excluded.listened_at THEN excluded.device ELSE known.device END,
      listened_at = greatest(known.listened_at, excluded.listened_at),
      finished = known.finished OR excluded.finished,
      version = excluded.version
    WHERE known.listened_at < excluded.listened_at OR (excluded.finished AND NOT known.finished)
  `.execute(trx);
}

async function writeItems(
  trx: Transaction<DB>,
  { userId, device, before }: Change,
  items: NonNullable<ListeningRequest['items']>,
): Promise<void> {
  await sql`
    INSERT INTO listening_items AS known (user_id, kind, key, value, changed_at, device, version)
    SELECT ${userId}::bigint, kind, key, value, ${sentAt()},
      ${device}, ${before}::bigint + row_number() OVER (ORDER BY kind, key)
    FROM (
      SELECT DISTINCT ON (kind, key) sent.*
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        AS sent (kind text, key text, value text, age float8)
      ORDER BY kind, key, age
    ) AS youngest
    ON CONFLICT (user_id, kind, key) DO UPDATE SET
      value = excluded.value, changed_at = excluded.changed_at, device = excluded.device, version = excluded.version
    WHERE known.changed_at < excluded.changed_at
  `.execute(trx);
  const { count } = await trx
    .selectFrom('listening_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_SHARED_ITEMS)
    throw new HttpError(409, [
      'At most {0} bookmarks, notes and queued tracks are shared.',
      MAX_SHARED_ITEMS,
    ]);
}

export type ListeningStore = ReturnType<typeof makeListeningStore>;
