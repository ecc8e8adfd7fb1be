import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import type { OrderKind } from '../../../db/values.ts';
import { transaction } from '../../../db/transaction.ts';
import { cartRows, cartVersion } from '../../cart/cartStore.ts';
import { lockCustomer } from '../../cart/ordersLock.ts';
import { activeAt, ownsNow } from '../../access/ownership.ts';
import { specialEnds } from '../plans/specialPrice.ts';

export type Order = Selectable<DB['orders']>;
export type OrderLine = Pick<
  Selectable<DB['order_lines']>,
  'guide_id' | 'plan_id' | 'duration' | 'title' | 'amount'
>;

/** Has the reason why nothing can be ordered. */
export class NotForSale extends Error {
  override name = 'NotForSale';
  constructor(
    readonly reason: 'empty' | 'owned' | 'unknown' | 'inactive' | 'endless',
    readonly titles: string[] = [],
  ) {
    super(reason);
  }
}

/** The cart has changed since the customer saw it. */
export class CartChanged extends Error {
  override name = 'CartChanged';
}

/** Contains the prices, so that an order is never paid at an outdated price. */
const fingerprintOf = (lines: OrderLine[]): string =>
  lines.map((line) => `${line.guide_id ?? `plan ${line.plan_id}`}:${line.amount}`).join(' ');

interface Draft {
  userId: number;
  kind: OrderKind;
  lines: OrderLine[];
  amount: string;
  provider: string;
}

/** Returns the open order if it has exactly these lines, otherwise a new one that replaces it. */
const openOrder = async (trx: Transaction<DB>, draft: Draft): Promise<Order> => {
  const { userId, kind, lines, amount, provider } = draft;
  const fingerprint = fingerprintOf(lines);
  // Prices of the cart and of plans are in the shop's currency; an order keeps the one that it was made in.
  const { currency } = await trx.selectFrom('meta').select('currency').executeTakeFirstOrThrow();
  const open = await trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  const isSame =
    open?.fingerprint === fingerprint && open.currency === currency && open.provider === provider;
  if (isSame) return open;
  const at = now();
  if (open) {
    // Its payment page is closed before the new one is returned (modules/checkout/orders/checkout.ts).
    await trx
      .updateTable('orders')
      .set({ status: 'superseded', next_check_at: at, session_closed: open.session_id === null })
      .where('id', '=', open.id)
      .execute();
  }
  const order = await trx
    .insertInto('orders')
    .values({
      reference: randomBytes(18).toString('base64url'),
      user_id: userId,
      kind,
      fingerprint,
      amount,
      currency,
      provider,
      status: 'open',
      session_id: null,
      payment_url: null,
      next_check_at: at,
      created_at: at,
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_lines')
    .values(lines.map((line, position) => ({ ...line, order_id: order.id, position })))
    .execute();
  return order;
};

export const makeOrderStore = (db: Database) => ({
  /**
   * Returns an order for everything in the cart, with titles in a language. `seen`: the version shown to its customer.
   * @throws NotForSale, CartChanged
   */
  orderCart: (
    { userId, language }: { userId: number; language: string },
    provider: string,
    seen: string | undefined,
  ): Promise<Order> =>
    transaction(db, async (trx) => {
      await lockCustomer(trx, userId);
      const rows = await cartRows(trx, userId, language).execute();
      const [first] = rows;
      if (!first) throw new NotForSale('empty');
      if (seen !== undefined && seen !== cartVersion(rows)) throw new CartChanged();
      // A guide that a subscription covers since it was added must not be charged.
      const owned = await ownsNow(
        trx,
        userId,
        rows.map(({ guide_id }) => guide_id),
      );
      const titles = rows.filter((row) => owned.includes(row.guide_id)).map(({ title }) => title);
      if (titles.length > 0) throw new NotForSale('owned', titles);
      const lines = rows.map(({ guide_id, title, price }) => ({
        guide_id,
        plan_id: null,
        duration: null,
        title,
        amount: price,
      }));
      return openOrder(trx, { userId, kind: 'cart', lines, amount: first.total, provider });
    }),

  /**
   * Returns an order for one plan.
   * @throws NotForSale
   */
  orderPlan: (userId: number, planId: number, provider: string): Promise<Order> =>
    transaction(db, async (trx) => {
      await lockCustomer(trx, userId);
      const plan = await trx
        .selectFrom('plans')
        .selectAll()
        .where('id', '=', planId)
        .executeTakeFirst();
      if (!plan) throw new NotForSale('unknown');
      const isSold =
        plan.status === 'active' ||
        (plan.status === 'special' && (await specialEnds(trx, userId)).has(plan.id));
      if (!isSold) throw new NotForSale('inactive');
      const endless = await trx
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .where('ends_at', 'is', null)
        .where(activeAt(now()))
        .executeTakeFirst();
      if (endless) throw new NotForSale('endless');
      const { id, duration, title, price } = plan;
      const lines = [{ guide_id: null, plan_id: id, duration, title, amount: price }];
      return openOrder(trx, { userId, kind: 'plan', lines, amount: price, provider });
    }),

  linesOf: (orderId: number): Promise<OrderLine[]> =>
    db.sql
      .selectFrom('order_lines')
      .select(['guide_id', 'plan_id', 'duration', 'title', 'amount'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),

  byReference: (reference: string): Promise<Order | undefined> =>
    db.sql.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst(),

  emailOf: async (userId: number): Promise<string> => {
    const user = await db.sql
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return user.email;
  },
});

export type OrderStore = ReturnType<typeof makeOrderStore>;
