import { sql } from 'kysely';
import type { WireWish } from '../../../contract/library.ts';
import { guideWords } from '../../db/guideWords.ts';
import type { Database } from '../../db/open.ts';
import { now } from '../../lib/clock.ts';
import { showsGuide, type Access } from '../access/access.ts';
import { toWireGuide, type GuidesById } from '../catalogue/guideStore.ts';

/** Enough for a person; a script that fills the list does not make every response slow. */
export const WISH_LIMIT = 1000;

export type Wished = { outcome: 'added' | 'there' | 'full'; title: string } | null;

/** Stores library and wish list, which are one list in the API (docs/decisions/018-paths-and-bodies-of-calls.md). */
export const makeWishStore = (db: Database, guides: GuidesById) => ({
  /**
   * Returns the list, the guide added last first. A wish's id is its guide's: a guide is in the list only once, so the
   * call that deletes by the guide's id cannot delete the wrong entry.
   */
  wishesOf: async (userId: number, access: Access): Promise<WireWish[]> => {
    const wishes = await db.sql
      .selectFrom('wishes')
      .select('guide_id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('guide_id', 'desc')
      .execute();
    return (
      (await guides.get(wishes.map(({ guide_id }) => guide_id)))
        // A withdrawn guide has a page only for customers who own it.
        .filter((row) => showsGuide(access, row))
        .map((row) => ({ id: row.id, audio_guide: toWireGuide(access)(row) }))
    );
  },

  /** Returns null for a guide that does not exist, or that was withdrawn and is not owned. */
  add: async (userId: number, guideId: number, access: Access): Promise<Wished> => {
    const guide = await db.sql
      .selectFrom('guides')
      .leftJoin(guideWords(db.sql, access.language), 'words.guide_id', 'guides.id')
      .select(['id', 'listed'])
      .select(sql<string>`coalesce(words.title, guides.title)`.as('title'))
      .where('id', '=', guideId)
      .executeTakeFirst();
    if (!guide || !showsGuide(access, guide)) return null;
    const { title } = guide;
    const { rows } = await sql`
      INSERT INTO wishes (user_id, guide_id, created_at)
      SELECT ${userId}::bigint, ${guideId}::bigint, ${now()}::timestamptz
      WHERE (SELECT count(*) FROM wishes WHERE user_id = ${userId}) < ${WISH_LIMIT}
      ON CONFLICT DO NOTHING RETURNING guide_id
    `.execute(db.sql);
    if (rows.length > 0) return { outcome: 'added', title };
    const there = await db.sql
      .selectFrom('wishes')
      .select('guide_id')
      .where('user_id', '=', userId)
      .where('guide_id', '=', guideId)
      .executeTakeFirst();
    return { outcome: there ? 'there' : 'full', title };
  },

  /** Returns false when the guide is not in this customer's list. */
  remove: async (userId: number, guideId: number): Promise<boolean> => {
    const { numDeletedRows } = await db.sql
      .deleteFrom('wishes')
      .where('user_id', '=', userId)
      .where('guide_id', '=', guideId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

export type WishStore = ReturnType<typeof makeWishStore>;
