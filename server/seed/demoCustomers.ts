import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { readDemoCustomers } from '../catalogue/demoCustomers.ts';
import { DAY, inMs } from '../lib/clock.ts';
import { makeInvoice } from '../modules/checkout/invoices/invoiceStore.ts';
import type { Order } from '../modules/checkout/orders/orderStore.ts';
import type { Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';

/** Adds one paid order with its payment, purchases and invoice, as a settled checkout leaves them. */
const addPaidOrder = async (trx: Trx, userId: number, guideIds: number[], at: Date) => {
  const name = `demo-${userId}-${guideIds.join('-')}`;
  const { rows } = await sql<Order>`
    WITH bought AS (
      SELECT id, title, price, row_number() OVER (ORDER BY id) - 1 AS position FROM guides
      WHERE id = ANY (${guideIds}::bigint[])),
    made AS (
      INSERT INTO orders (reference, user_id, kind, fingerprint, amount, currency, provider, status, session_id,
        session_closed, next_check_at, created_at, settled_at)
      SELECT ${name}, ${userId}::bigint, 'cart', string_agg(id || ':' || price, ' ' ORDER BY id), sum(price),
        (SELECT currency FROM meta), 'test', 'paid', ${name}, true, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
      FROM bought RETURNING *),
    lines AS (
      INSERT INTO order_lines (order_id, position, guide_id, title, amount, granted)
      SELECT made.id, position, bought.id, title, price, true FROM made, bought),
    paid AS (
      INSERT INTO payments (order_id, provider, session_id, payment_id, amount, currency, received_at)
      SELECT id, provider, session_id, session_id, amount, currency, created_at FROM made),
    owned AS (
      INSERT INTO purchases (user_id, guide_id, order_id, created_at)
      SELECT user_id, bought.id, made.id, created_at FROM made, bought)
    SELECT * FROM made
  `.execute(trx);
  for (const order of rows) await makeInvoice(trx, order, at);
};

/** Makes the catalogue's demo customers that the database does not have, with what they own and wish for. */
export const addDemoCustomers = async (
  trx: Trx,
  ids: CatalogueIds,
  folder: string,
): Promise<void> => {
  const customers = Object.values((await readDemoCustomers(folder)) ?? {});
  for (const { name, email, password, bought, wished } of customers) {
    const user = await trx
      .insertInto('users')
      // argon2id is this library's default.
      .values({ name, email, password_hash: await hash(password), email_verified_at: new Date() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) continue;
    for (const [index, slugs] of bought.entries()) {
      const at = inMs(-(bought.length - index) * 9 * DAY);
      await addPaidOrder(trx, user.id, slugs.map(ids.guide), at);
    }
    for (const slug of wished) {
      await trx
        .insertInto('wishes')
        .values({ user_id: user.id, guide_id: ids.guide(slug), created_at: inMs(-DAY) })
        .execute();
    }
  }
};
