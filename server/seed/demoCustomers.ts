import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { readDemoCustomers } from '../catalogue/demoCustomers.ts';
import { DAY, inMs } from '../lib/clock.ts';
import { makeInvoice } from '../modules/checkout/invoices/invoiceStore.ts';
import type { Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';

/** Adds one paid order with its payment, purchases and invoice, as a settled checkout leaves them. */
const addPaidOrder = async (trx: Trx, userId: number, guideIds: number[], at: Date) => {
  const guides = await trx
    .selectFrom('guides')
    .select(['id', 'title', 'price'])
    .where('id', 'in', guideIds)
    .orderBy('id')
    .execute();
  const name = `demo-${userId}-${guideIds.join('-')}`;
  const order = await trx
    .insertInto('orders')
    .values({
      reference: name,
      user_id: userId,
      kind: 'cart',
      fingerprint: guides.map(({ id, price }) => `${id}:${price}`).join(' '),
      amount: sql<string>`(SELECT sum(price) FROM guides WHERE id = ANY (${guideIds}::bigint[]))`,
      currency: sql<string>`(SELECT currency FROM meta)`,
      provider: 'test',
      status: 'paid',
      session_id: name,
      payment_url: null,
      session_closed: true,
      next_check_at: at,
      created_at: at,
      settled_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_lines')
    .values(
      guides.map(({ id, title, price }, position) => ({
        order_id: order.id,
        position,
        guide_id: id,
        plan_id: null,
        duration: null,
        title,
        amount: price,
        granted: true,
      })),
    )
    .execute();
  const { amount, currency, provider } = order;
  await trx
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider,
      session_id: name,
      payment_id: name,
      amount,
      currency,
      received_at: at,
    })
    .execute();
  await trx
    .insertInto('purchases')
    .values(
      guides.map(({ id }) => ({
        user_id: userId,
        guide_id: id,
        order_id: order.id,
        created_at: at,
      })),
    )
    .execute();
  await makeInvoice(trx, order, at);
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
