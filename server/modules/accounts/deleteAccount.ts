import type { Kysely, Transaction } from 'kysely';
import { defaultLanguage } from '../../../contract/languages.ts';
import { now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { NO_MAILBOX } from '../../mail/mailer.ts';
import { transaction } from '../../db/transaction.ts';
import { unsettledRefund } from '../../db/unsettledRefund.ts';
import { inLanguage, type Message } from '../../http/messages/say.ts';
import { Refused } from '../../lib/refused.ts';
import { securityEvent } from '../../plugins/log/securityLog.ts';

/**
 * The account has an order whose payment page is open, or a refund that is not made: money could arrive for a customer who
 * is gone.
 */
export class OrderUnsettled extends Refused {
  override readonly name = 'OrderUnsettled';
  /** @param text for the customer */
  constructor(readonly text: Message) {
    super(inLanguage(defaultLanguage, text));
  }
}

export interface DeletedAccount {
  account: number;
  /** The account without a person that has the orders now; null if there were none. */
  keptAs: number | null;
  orders: number;
  invoices: number;
}

type Trx = Transaction<DB>;

/** Bookkeeping needs orders, invoices and credit notes: they are given to an account without a person. */
async function keepOrders(trx: Trx, account: number): Promise<number> {
  const { id } = await trx
    .insertInto('users')
    .values({
      name: 'Deleted',
      email: `deleted-${account}@${NO_MAILBOX}`,
      email_verified_at: now(),
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const table of ['orders', 'invoices', 'credit_notes'] as const) {
    await trx.updateTable(table).set({ user_id: id }).where('user_id', '=', account).execute();
  }
  return id;
}

const countOf = async (sql: Kysely<DB>, table: 'orders' | 'invoices', account: number) => {
  const { count } = await sql
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', account)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns what of the account's orders is not settled. */
const unsettledOf = async (
  sql: Kysely<DB>,
  account: number,
): Promise<OrderUnsettled | undefined> => {
  const open = await sql
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', account)
    .where('session_id', 'is not', null)
    .where('session_closed', '=', false)
    .executeTakeFirst();
  if (open) {
    return new OrderUnsettled([
      'Order {0} can still be paid. Try again when its payment page is closed, after a day at most.',
      open.id,
    ]);
  }
  const refund = await sql
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('orders.id')
    .where('user_id', '=', account)
    .where(unsettledRefund)
    .executeTakeFirst();
  return (
    refund &&
    new OrderUnsettled([
      'A refund of order {0} is on its way. Try again when it is made, usually within minutes.',
      refund.id,
    ])
  );
};

/** What the deletion of an account would keep, and the text that says why it must wait; null if it need not. */
export async function plannedDeletion(
  db: Database,
  account: number,
): Promise<{ invoices: number; postponed: Message | null }> {
  const unsettled = await unsettledOf(db.sql, account);
  return {
    invoices: await countOf(db.sql, 'invoices', account),
    postponed: unsettled?.text ?? null,
  };
}

/** Mails to the customer, to a new address that was never confirmed, and of the contact form to the shop. */
async function deleteMessages(trx: Trx, account: number, email: string): Promise<void> {
  const changing = trx.selectFrom('email_changes').select('email').where('user_id', '=', account);
  await trx
    .deleteFrom('mails')
    .where((mail) =>
      mail.or([
        mail('recipient', '=', email),
        mail('recipient', 'in', changing),
        mail('reply_to', '=', email),
      ]),
    )
    .execute();
  await trx.deleteFrom('contact_messages').where('email', '=', email).execute();
}

/** Which account is deleted. `passwordHash`: only if it still has this password. */
export type Deletion = { email: string } | { id: number; passwordHash: string | null };

const lockAccount = (trx: Trx, deletion: Deletion) =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where((user) =>
      'email' in deletion
        ? user('email', '=', deletion.email)
        : user.and([
            user('id', '=', deletion.id),
            user('password_hash', 'is not distinct from', deletion.passwordHash),
          ]),
    )
    .forUpdate()
    .executeTakeFirst();

/**
 * Deletes an account with everything that belongs to it, and so its sessions; returns null if there is no such account.
 * @throws OrderUnsettled
 */
export async function deleteAccount(
  db: Database,
  deletion: Deletion,
): Promise<DeletedAccount | null> {
  const deleted = await transaction(db, async (trx): Promise<DeletedAccount | null> => {
    const user = await lockAccount(trx, deletion);
    if (!user) return null;
    const account = user.id;
    // The pages of these orders may be opening: their server finds the order superseded, and closes the page. Before the
    // query below, because this waits for a server that is storing a page.
    await trx
      .updateTable('orders')
      .set({ status: 'superseded', session_closed: true })
      .where('user_id', '=', account)
      .where('status', '=', 'open')
      .where('session_id', 'is', null)
      .execute();
    const unsettled = await unsettledOf(trx, account);
    if (unsettled) throw unsettled;
    const orders = await countOf(trx, 'orders', account);
    const invoices = await countOf(trx, 'invoices', account);
    const keptAs = orders > 0 ? await keepOrders(trx, account) : null;
    for (const table of ['purchases', 'subscriptions', 'ended_subscriptions'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', account).execute();
    }
    await deleteMessages(trx, account, user.email);
    // The foreign keys of everything else delete with the account.
    await trx.deleteFrom('users').where('id', '=', account).execute();
    return { account, keptAs, orders, invoices };
  });
  if (deleted) securityEvent('account.deleted', { account: deleted.account });
  return deleted;
}
