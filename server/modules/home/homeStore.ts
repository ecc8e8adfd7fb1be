import { sql } from 'kysely';
import type { WireGuide } from '../../../contract/guides.ts';
import type { Database } from '../../db/open.ts';
import type { Access } from '../access/access.ts';
import { toWireGuide, type GuidesById } from '../catalogue/guideStore.ts';

/** The app's home page shows rows of a few guides. */
export const HOME_LIMIT = 24;
/** The limit leaves space for suggestions. */
export const OPENED_LIMIT = 8;

/**
 * Ids for the personalized home, in order: guides opened last, then the newest of the categories in which
 * something was bought, then the newest of all, then those bought and never opened. Suggestions in between are only
 * guides that are not owned. Newest means highest id, because ids are given in the order in which guides were added.
 * Each part reads an index from one end and stops early, so 20,000 guides take as long as 64.
 */
const picked = (userId: number) => sql<{ id: number }>`
  WITH bought AS MATERIALIZED (
    SELECT guide_id AS id, category_id FROM purchases JOIN guides ON guides.id = guide_id
    WHERE user_id = ${userId}
  ), parts AS (
    (SELECT guides.id, 1 AS part, opened_at FROM guide_openings JOIN guides ON guides.id = guide_id
      WHERE user_id = ${userId} AND (listed OR guides.id IN (SELECT id FROM bought))
      ORDER BY opened_at DESC, guides.id LIMIT ${sql.lit(OPENED_LIMIT)})
    UNION ALL
    (SELECT id, 2, NULL FROM guides
      WHERE listed AND category_id IN (SELECT category_id FROM bought) AND id NOT IN (SELECT id FROM bought)
      ORDER BY id DESC LIMIT ${sql.lit(HOME_LIMIT)})
    UNION ALL
    (SELECT id, 3, NULL FROM guides WHERE listed AND id NOT IN (SELECT id FROM bought)
      ORDER BY id DESC LIMIT ${sql.lit(HOME_LIMIT)})
    UNION ALL
    (SELECT id, 4, NULL FROM bought ORDER BY id DESC LIMIT ${sql.lit(HOME_LIMIT)})
  )
  SELECT id
  FROM (SELECT id, row_number() OVER (ORDER BY part, opened_at DESC, id DESC) AS place FROM parts) AS ordered
  GROUP BY id ORDER BY min(place) LIMIT ${sql.lit(HOME_LIMIT)}`;

export const makeHomeStore = (db: Database, guides: GuidesById) => ({
  homeOf: async (userId: number, access: Access): Promise<WireGuide[]> => {
    const { rows } = await picked(userId).execute(db.sql);
    return (await guides.get(rows.map(({ id }) => id))).map(toWireGuide(access));
  },
});

export type HomeStore = ReturnType<typeof makeHomeStore>;
