/** Compares a shop's database with what a history's payments are at the provider (purchaseHistory.ts). */
import type pg from 'pg';
import { refundedOf } from './stripeCalls.ts';
import type { History, HistoryShop } from './purchaseHistory.ts';

const cents = (amount: string): number => Math.round(Number(amount) * 100);

interface OrderRow {
  id: number;
  user_id: number;
  invoices: number;
  invoiced: string | null;
  credited: string;
}
interface PaymentRow {
  order_id: number;
  payment_id: string;
  amount: string;
  refund_due: string;
}
interface LineRow {
  order_id: number;
  guide_id: number | null;
  is_withdrawn: boolean;
}
interface RefundRow {
  payment_id: string;
  purpose: string;
  amount: string;
}

/** Returns how many refunds are still to be made, while no bank has the money. */
export async function openRefundsOf(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM refunds WHERE refund_id IS NULL AND NOT EXISTS (
      SELECT FROM disputes WHERE disputes.payment_id = refunds.payment_id AND active)`,
  );
  return rows[0]?.open ?? 0;
}

/** Returns the series of invoices and credit notes with a number that is missing. */
export async function gapsIn(database: pg.Pool): Promise<string[]> {
  const gaps: string[] = [];
  for (const table of ['invoices', 'credit_notes']) {
    const { rows } = await database.query<{ year: number }>(
      `SELECT year FROM ${table} GROUP BY year HAVING count(*) <> max(number) OR min(number) <> 1`,
    );
    gaps.push(...rows.map(({ year }) => `${table} of ${year}`));
  }
  return gaps;
}

async function readRows(database: pg.Pool, references: string[]) {
  const of = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> =>
    (await database.query<T>(text, [references])).rows;
  const orders = await of<OrderRow>(
    `SELECT id::int, user_id::int, (SELECT count(*)::int FROM invoices WHERE order_id = orders.id) AS invoices,
      (SELECT amount FROM invoices WHERE order_id = orders.id) AS invoiced,
      (SELECT coalesce(sum(CASE WHEN reason IN ('won', 'refund_failed') THEN -credit_notes.amount ELSE credit_notes.amount END), 0)
        FROM credit_notes JOIN invoices ON invoices.id = invoice_id WHERE order_id = orders.id) AS credited
    FROM orders WHERE reference = ANY ($1)`,
  );
  const payments = await of<PaymentRow>(
    `SELECT order_id::int, payment_id, payments.amount, refund_due
    FROM payments JOIN orders ON orders.id = order_id WHERE reference = ANY ($1)`,
  );
  const lines = await of<LineRow>(
    `SELECT order_id::int, guide_id::int, EXISTS (SELECT FROM withdrawals AS w
      WHERE w.order_id = line.order_id AND w.position = line.position) AS is_withdrawn
    FROM order_lines AS line JOIN orders ON orders.id = order_id WHERE granted AND reference = ANY ($1)`,
  );
  const refunds = await of<RefundRow>(
    `SELECT payments.payment_id, refunds.amount, CASE WHEN position IS NULL THEN 'refund-' || payments.session_id
      ELSE 'withdrawal-' || payments.session_id || '-' || position END AS purpose
    FROM refunds JOIN payments ON payments.id = refunds.payment_id JOIN orders ON orders.id = order_id
    WHERE reference = ANY ($1)`,
  );
  return { orders, payments, lines, refunds };
}

const same = (one: unknown[], other: unknown[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

export async function faultsOf(
  { shop: { stripe }, database }: HistoryShop,
  { paid, disputes, who, isErased }: History,
): Promise<string[]> {
  const faults: string[] = [];
  const references = [...new Set(paid.map((session) => session.client_reference_id))];
  const { orders, payments, lines, refunds } = await readRows(database, references);
  const isLost = (payment: string): boolean =>
    paid.some(
      (session) =>
        session.payment_intent === payment &&
        ['open', 'lost'].includes(disputes.get(session) ?? ''),
    );
  if (
    !same(
      payments.map(({ payment_id }) => payment_id),
      paid.map((one) => one.payment_intent),
    )
  )
    faults.push('a payment is not known');

  for (const { payment_id, amount, purpose } of refunds) {
    const all = stripe.refunds.filter((one) => one.payment_intent === payment_id);
    const made = all.filter(
      (one) => one.status === 'succeeded' && one.metadata.purpose === purpose,
    );
    const elsewhere = all.some((one) => !one.metadata.purpose);
    const [first] = made;
    if (made.length > 1) faults.push(`${purpose} was made ${made.length} times`);
    if (isLost(payment_id)) continue;
    if (!elsewhere && first?.amount !== cents(amount)) faults.push(`${purpose}: ${first?.amount}`);
  }

  const guides: number[] = [];
  const plans: number[] = [];
  for (const { id, invoices, invoiced, credited } of orders) {
    const own = payments.filter((one) => one.order_id === id);
    const main = own.find((one) => cents(one.amount) > cents(one.refund_due));
    for (const { payment_id, amount } of own.filter((one) => one !== main)) {
      if (!isLost(payment_id) && refundedOf(stripe.refunds, payment_id) !== cents(amount))
        faults.push(`order ${id}: a payment that bought nothing was kept`);
    }
    if (invoices !== (main ? 1 : 0)) faults.push(`order ${id} has ${invoices} invoices`);
    if (!main || invoiced === null) continue;
    const back = refundedOf(stripe.refunds, main.payment_id);
    if (back > cents(main.amount)) faults.push(`order ${id}: more was paid back than paid`);
    const kept = isLost(main.payment_id) ? 0 : cents(main.amount) - back;
    if (cents(invoiced) - cents(credited) !== kept)
      faults.push(`order ${id}: kept ${kept}, but the books say ${invoiced} - ${credited}`);
    if (kept === 0) continue;
    for (const { guide_id, is_withdrawn } of lines.filter((one) => one.order_id === id)) {
      if (is_withdrawn) continue;
      if (guide_id === null) plans.push(id);
      else guides.push(guide_id);
    }
  }
  const [order] = orders;
  if (isErased || !order) return faults;

  const read = async <T extends pg.QueryResultRow>(text: string, value: unknown) =>
    (await database.query<T>(text, [value])).rows;
  const owned = await read<{ id: number }>(
    'SELECT guide_id::int AS id FROM purchases WHERE user_id = $1',
    order.user_id,
  );
  if (
    !same(
      owned.map(({ id }) => id),
      [...new Set(guides)],
    )
  )
    faults.push(`has ${owned.map(({ id }) => id).join()}, and paid for ${guides.join()}`);
  const subscribed = await read<{ id: number }>(
    'SELECT order_id::int AS id FROM subscriptions WHERE user_id = $1',
    order.user_id,
  );
  if (
    !same(
      subscribed.map(({ id }) => id),
      plans,
    )
  )
    faults.push('has another plan than paid for');
  const [counts] = await read<{ mails: number; acts: number }>(
    `SELECT (SELECT count(*)::int FROM mails WHERE recipient = email
        AND subject IN ('We have received your withdrawal', 'You asked to start listening')) AS mails,
      (SELECT count(*)::int FROM withdrawals JOIN orders ON orders.id = order_id WHERE user_id = users.id)
      + (SELECT count(*)::int FROM consents JOIN orders ON orders.id = order_id WHERE user_id = users.id) AS acts
    FROM users WHERE email = $1`,
    who.customer.email,
  );
  // Mails of more than 30 days ago are deleted.
  if (counts && counts.mails > counts.acts)
    faults.push(`${counts?.mails} mails for ${counts?.acts} acts`);
  return faults;
}
