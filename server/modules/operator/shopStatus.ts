/** What an operator wants to know of the shop, for `/operator`, `npm run catalogue -- status` and `npm run orders`. */
import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { isWithdrawn } from '../checkout/payment/entitlements.ts';

export interface StatusSection {
  title: string;
  /** What the section says when it has no lines. */
  none: string;
  lines: string[];
  /** Whether a person has to look. */
  isUrgent: boolean;
}

/** Of each list; the last line says how many there are. */
const SHOWN = 50;

/** `2026-11-24 09:00 UTC`. */
const when = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const because = (problem: string | null): string => (problem === null ? '' : ` – ${problem}`);

function listOf<Row>(rows: readonly Row[], lineOf: (row: Row) => string): string[] {
  const lines = rows.slice(0, SHOWN).map(lineOf);
  return rows.length > SHOWN ? [...lines, `… and ${rows.length - SHOWN} more`] : lines;
}

async function database(db: Database): Promise<StatusSection> {
  const isWritable = await db.isWritable();
  return {
    title: 'Database',
    none: 'Reads and writes.',
    isUrgent: !isWritable,
    lines: isWritable
      ? []
      : [
          'It refuses writes: sign-ins, carts, payments and progress are answered with 503. Is it a standby?',
        ],
  };
}

async function onSale(db: Database): Promise<StatusSection> {
  const counts = await db.sql
    .selectFrom('catalogue_entries')
    .select([
      'kind',
      sql<number>`count(*) FILTER (WHERE state = 'on')`.as('count'),
      sql<number>`count(*) FILTER (WHERE state = 'draft')`.as('drafts'),
      sql<number>`count(*) FILTER (WHERE state = 'off')`.as('off'),
    ])
    .where('entry', 'is not', null)
    .where('kind', '<>', 'track')
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return {
    title: 'On sale',
    none: 'Nothing yet: npm run catalogue -- import FOLDER',
    isUrgent: false,
    lines: counts.map(({ kind, count, drafts, off }) =>
      [
        `${kind}: ${count}`,
        ...(drafts > 0 ? [`${drafts} not shown yet`] : []),
        ...(off > 0 ? [`${off} no longer shown`] : []),
      ].join(', '),
    ),
  };
}

async function lastImport(db: Database): Promise<StatusSection> {
  const last = await db.sql
    .selectFrom('catalogue_imports')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const problems = last?.problems ? last.problems.split('\n') : [];
  const outcome = last && `${when(last.ended_at)}: ${last.changes ?? 'nothing was imported'}`;
  return {
    title: 'Last import',
    none: 'No import has been recorded.',
    isUrgent: problems.length > 0,
    lines: outcome ? [`${outcome} (${last.folder})`, ...problems] : [],
  };
}

async function unsettledOrders(db: Database): Promise<StatusSection> {
  const orders = await db.sql
    .selectFrom('orders')
    .select(['reference', 'amount', 'currency', 'created_at', 'next_check_at'])
    .where('session_id', 'is not', null)
    .where('session_closed', '=', false)
    .orderBy('id')
    .execute();
  return {
    title: 'Orders that are not settled',
    none: 'None.',
    isUrgent: false,
    lines: listOf(
      orders,
      ({ reference, amount, currency, created_at, next_check_at }) =>
        `${reference}: ${amount} ${currency} of ${when(created_at)}, next look ${when(next_check_at)}`,
    ),
  };
}

async function refunds(db: Database): Promise<StatusSection> {
  const waiting = await db.sql
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('refunds')
    // The provider's id of the payment.
    .select(['payments.payment_id as atProvider', 'payments.currency', 'order_id', 'user_id'])
    .where('refund_id', 'is', null)
    .orderBy('needs_attention', 'desc')
    .orderBy('refunds.id')
    .execute();
  return {
    title: 'Refunds that wait',
    none: 'None.',
    isUrgent: waiting.some((refund) => refund.needs_attention),
    lines: listOf(
      waiting,
      ({ needs_attention, amount, currency, atProvider, next_at, problem, ...refund }) =>
        `${needs_attention ? 'NEEDS ATTENTION: ' : ''}${amount} ${currency} for ${atProvider}, ` +
        `order ${refund.order_id}, customer ${refund.user_id}, attempts ${refund.attempts}, ` +
        `next ${next_at ? when(next_at) : 'at once'}${because(problem)}`,
    ),
  };
}

/**
 * A guide, or a plan without end, of two paid orders, until the price of one is returned: it was bought again during a
 * dispute that was won. More months are no second payment for the first.
 */
async function paidTwice(db: Database): Promise<StatusSection> {
  const { rows } = await sql<{ title: string; customer: number; orders: string }>`
    SELECT min(title) AS title, user_id AS customer, string_agg(order_id::text, ', ' ORDER BY order_id) AS orders
    FROM order_lines JOIN orders ON orders.id = order_id
    WHERE granted AND coalesce(duration, 0) = 0 AND NOT ${isWithdrawn} AND status = 'paid' AND ended_at IS NULL AND order_lines.amount >
      (SELECT sum(greatest(0, refunded - refund_due - coalesce((SELECT sum(refunds.amount) FROM refunds
          WHERE refunds.payment_id = payments.id AND refunds.position IS NOT NULL), 0)))
        FROM payments WHERE payments.order_id = orders.id)
    GROUP BY user_id, guide_id, plan_id HAVING count(*) > 1
    ORDER BY user_id, guide_id
  `.execute(db.sql);
  return {
    title: 'What was paid twice',
    none: 'None.',
    isUrgent: rows.length > 0,
    lines: listOf(
      rows,
      ({ title, orders, customer }) =>
        `${title}: orders ${orders} of customer ${customer}. Refund one of them.`,
    ),
  };
}

async function paymentEvents(db: Database): Promise<StatusSection> {
  const waiting = await db.sql
    .selectFrom('payment_events')
    .select(['event_id', 'type', 'received_at', 'attempts', 'next_at', 'problem'])
    .where('handled_at', 'is', null)
    .orderBy('id')
    .execute();
  return {
    title: 'Payment events that wait',
    none: 'None.',
    isUrgent: false,
    lines: listOf(
      waiting,
      ({ event_id, type, received_at, attempts, next_at, problem }) =>
        `${event_id} (${type}) of ${when(received_at)}, attempts ${attempts}, next ${when(next_at)}${because(problem)}`,
    ),
  };
}

async function mails(db: Database): Promise<StatusSection> {
  // Not the recipients: a page may be read over the operator's shoulder.
  const unsent = await db.sql
    .selectFrom('mails')
    .select(['subject', 'created_at', 'done_at', 'tries', 'problem'])
    // One that was sent has no problem.
    .where((mail) => mail.or([mail('done_at', 'is', null), mail('problem', 'is not', null)]))
    .orderBy('id')
    .execute();
  return {
    title: 'Mails that were not sent',
    none: 'None.',
    isUrgent: false,
    lines: listOf(unsent, ({ subject, created_at, done_at, tries, problem }) => {
      const state = done_at === null ? 'waits, attempts' : 'given up, attempts';
      return `${subject}, of ${when(created_at)}, ${state} ${tries}${because(problem)}`;
    }),
  };
}

const ofOrders = [refunds, paidTwice, paymentEvents];

/** Returns what waits and what a person has to decide. */
export const ordersStatus = (db: Database): Promise<StatusSection[]> =>
  Promise.all(ofOrders.map((read) => read(db)));

/** Returns the sections in the order in which they are shown. */
export const shopStatus = (db: Database): Promise<StatusSection[]> =>
  Promise.all(
    [database, onSale, lastImport, unsettledOrders, ...ofOrders, mails].map((read) => read(db)),
  );
