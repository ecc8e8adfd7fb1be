import { sql } from 'kysely';
import type { WireGuide } from '../../../contract/guides.ts';
import type { Database } from '../../db/open.ts';
import type { Access } from '../access/access.ts';
import { guideRows, toWireGuide } from '../catalogue/guideStore.ts';

/** The app's home page shows rows of a few guides. */
export const HOME_LIMIT = 24;
/** The limit leaves space for suggestions. */
export const OPENED_LIMIT = 8;

/**
 * Reads the personalized home: guides opened last, then the newest of the categories in which something was bought,
 * then the newest of all, then those bought and never opened. Suggestions in between are only guides that are not
 * owned. Newest means highest id, because ids are given in the order in which guides were added. Each part reads an
 * index from one end and stops early, so 20,000 guides take as long as 64.
 */
export const makeHomeStore = (db: Database) => ({
  homeOf: async (userId: number, access: Access): Promise<WireGuide[]> => {
    const { rows } = await sql<{ id: number }>`
      WITH bought AS MATERIALIZED (
        SELECT guide_id AS id, category_id FROM purchases JOIN guides ON guides.id = guide_id
        WHERE user_id = ${userId}
      )
      (SELECT guides.id, 1 AS part, opened_at FROM guide_openings JOIN guides ON guides.id = guide_id
        WHERE user_id = ${userId} AND (listed OR guides.id IN (SELECT id FROM bought))
        ORDER BY opened_at DESC, guides.id LIMIT ${OPENED_LIMIT})
      UNION ALL
      (SELECT id, 2, NULL FROM guides
        WHERE listed AND category_id IN (SELECT category_id FROM bought) AND id NOT IN (SELECT id FROM bought)
        ORDER BY id DESC LIMIT ${HOME_LIMIT})
      UNION ALL
      (SELECT id, 3, NULL FROM guides WHERE listed AND id NOT IN (SELECT id FROM bought)
        ORDER BY id DESC LIMIT ${HOME_LIMIT})
      UNION ALL
      (SELECT id, 4, NULL FROM bought ORDER BY id DESC LIMIT ${HOME_LIMIT})
      ORDER BY part, opened_at DESC, id DESC
    `.execute(db.sql);
    const ids = [...new Set(rows.map(({ id }) => id))].slice(0, HOME_LIMIT);
    if (ids.length === 0) return [];
    const guides = await guideRows(db).where('guides.id', 'in', ids).execute();
    const wire = new Map(guides.map((row) => [row.id, toWireGuide(access)(row)]));
    return ids.flatMap((id) => wire.get(id) ?? []);
  },
});

export type HomeStore = ReturnType<typeof makeHomeStore>;
