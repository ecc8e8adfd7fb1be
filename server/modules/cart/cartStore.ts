import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CartResponse } from '../../../contract/cart.ts';
import { now } from '../../lib/clock.ts';
import { guideLanguage } from '../../db/guideLanguage.ts';
import { guideWords } from '../../db/guideWords.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { transaction } from '../../db/transaction.ts';
import { lockCustomer } from './ordersLock.ts';
import { ownsNow } from '../access/ownership.ts';

/** Maximum number of lines on Stripe's payment page. */
export const CART_LIMIT = 100;

export type Added = { outcome: 'added' | 'there' | 'owned' | 'full'; title: string } | null;

/**
 * Returns the query for the items of a cart with their current prices, and titles in a language; a guide that left the
 * catalogue is no longer for sale.
 */
export const cartRows = (db: Kysely<DB>, userId: number, language: string) =>
  db
    .selectFrom('cart_items')
    .innerJoin('guides', 'guides.id', 'cart_items.guide_id')
    .leftJoin(guideWords(db, language), 'words.guide_id', 'guides.id')
    .select([
      'cart_items.id',
      'guides.id as guide_id',
      'guides.cover',
      sql<string>`coalesce(words.title, guides.title)`.as('title'),
      'guides.price',
      sql<string | null>`coalesce(words.language, ${guideLanguage})`.as('language'),
      // PostgreSQL adds numerics exactly; JavaScript would add doubles.
      sql<string>`sum(guides.price) OVER ()`.as('total'),
    ])
    .where('cart_items.user_id', '=', userId)
    .where('guides.listed', '=', true)
    .orderBy('cart_items.id');

/** Returns a text that changes with the guides of a cart or their prices. */
export const cartVersion = (rows: { guide_id: number; price: string }[]): string =>
  createHash('sha256')
    .update(rows.map(({ guide_id, price }) => `${guide_id}:${price}`).join(' '))
    .digest('base64url')
    .slice(0, 22);

/** Returns the lines of orders that are open although their customer came back from paying. */
const confirmingOf = (db: Database, userId: number) =>
  db.sql
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['guide_id', 'plan_id'])
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('confirming_since', 'is not', null)
    .execute();

export const makeCartStore = (db: Database) => ({
  cartOf: async (userId: number, language: string): Promise<CartResponse> => {
    const [rows, confirming] = await Promise.all([
      cartRows(db.sql, userId, language).execute(),
      confirmingOf(db, userId),
    ]);
    const total = rows[0]?.total ?? '0.00';
    return {
      data: rows.map(({ id, guide_id, cover, title, price, language }) => ({
        id,
        audio_guide: { id: guide_id, cover, title, price, ...(language !== null && { language }) },
      })),
      price: total,
      // There are no discounts and no added tax: price and sub_total are equal.
      sub_total: total,
      version: cartVersion(rows),
      ...(confirming.length > 0 && {
        confirming: {
          guide_ids: confirming.flatMap(({ guide_id }) => guide_id ?? []),
          is_plan: confirming.some(({ plan_id }) => plan_id !== null),
        },
      }),
    };
  },

  /** Returns null for a guide that does not exist or is not for sale. `language`: of the title. */
  add: (userId: number, guideId: number, language: string): Promise<Added> =>
    transaction(db, async (trx) => {
      const guide = await trx
        .selectFrom('guides')
        .leftJoin(guideWords(trx, language), 'words.guide_id', 'guides.id')
        .select(sql<string>`coalesce(words.title, guides.title)`.as('title'))
        .where('id', '=', guideId)
        .where('listed', '=', true)
        .executeTakeFirst();
      if (!guide) return null;
      // Waits for a payment that is being settled, so that a guide it has just sold is not added.
      await lockCustomer(trx, userId);
      const { title } = guide;
      if ((await ownsNow(trx, userId, [guideId])).length > 0) return { outcome: 'owned', title };
      const cart = await trx
        .selectFrom('cart_items')
        .select('guide_id')
        .where('user_id', '=', userId)
        .execute();
      if (cart.some((item) => item.guide_id === guideId)) return { outcome: 'there', title };
      if (cart.length >= CART_LIMIT) return { outcome: 'full', title };
      await trx
        .insertInto('cart_items')
        .values({ user_id: userId, guide_id: guideId, created_at: now() })
        .execute();
      return { outcome: 'added', title };
    }),

  /** Returns false when this customer has no such item. */
  remove: async (userId: number, itemId: number): Promise<boolean> => {
    const { numDeletedRows } = await db.sql
      .deleteFrom('cart_items')
      .where('id', '=', itemId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

export type CartStore = ReturnType<typeof makeCartStore>;
