/** What an operator wants to know of the shop, for `/operator`, `npm run catalogue -- status` and `npm run orders`. */
import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { makeOrdersAttention } from '../checkout/orders/ordersAttention.ts';

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
  const waiting = await makeOrdersAttention(db).refunds();
  return {
    title: 'Refunds that wait',
    none: 'None.',
    isUrgent: waiting.some(({ needsAttention }) => needsAttention),
    lines: listOf(
      waiting,
      ({ amount, atProvider, order, customer, attempts, nextAttempt, problem, needsAttention }) =>
        `${needsAttention ? 'NEEDS ATTENTION: ' : ''}${amount} for ${atProvider}, order ${order}, customer ${customer}, ` +
        `attempts ${attempts}, next ${nextAttempt ? when(nextAttempt) : 'at once'}${because(problem)}`,
    ),
  };
}

async function paidTwice(db: Database): Promise<StatusSection> {
  const twice = await makeOrdersAttention(db).paidTwice();
  return {
    title: 'What was paid twice',
    none: 'None.',
    isUrgent: twice.length > 0,
    lines: listOf(
      twice,
      ({ title, orders, customer }) =>
        `${title}: orders ${orders} of customer ${customer}. Refund one of them.`,
    ),
  };
}

async function paymentEvents(db: Database): Promise<StatusSection> {
  const waiting = await makeOrdersAttention(db).events();
  return {
    title: 'Payment events that wait',
    none: 'None.',
    isUrgent: false,
    lines: listOf(
      waiting,
      ({ event, type, received, attempts, nextAttempt, problem }) =>
        `${event} (${type}) of ${when(received)}, attempts ${attempts}, next ${when(nextAttempt)}${because(problem)}`,
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
