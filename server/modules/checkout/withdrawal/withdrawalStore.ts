/** Withdrawals from guides and plans (contract/withdrawal.ts). */
import { sql, type Kysely, type Transaction } from 'kysely';
import type {
  WireWithdrawable,
  WireWithdrawal,
  WithdrawalRequest,
  WithdrawalsResponse,
} from '../../../../contract/withdrawal.ts';
import type { Language } from '../../../../contract/languages.ts';
import { languageOfTitle } from '../../../db/guideLanguage.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import { transaction } from '../../../db/transaction.ts';
import { now } from '../../../lib/clock.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { securityEvent } from '../../../plugins/log/securityLog.ts';
import { withdrawableLines } from '../../access/withdrawalRight.ts';
import { lockCustomer } from '../../cart/ordersLock.ts';
import { credited } from '../invoices/creditNotes.ts';
import { invoiceIn, invoiceNumber } from '../invoices/documentNumbers.ts';
import { endGuide } from '../payment/entitlements.ts';
import { REFUND_REASONS, settleReversals } from '../payment/reversals.ts';
import { writtenTime } from './writtenTime.ts';

/** 'unknown': the customer has bought no such thing; 'ended': the right has ended. */
export type Withdrawn = { withdrawal: WireWithdrawal; isNew: boolean } | 'unknown' | 'ended';

interface Numbered {
  order_id: number;
  position: number;
  guide_id: number | null;
  title: string;
  language: string | null;
  refund: string;
  currency: string;
  year: number;
  number: number;
}

const positionOf = ({
  guide_id,
  title,
  language,
  position,
  refund,
  currency,
  ...invoice
}: Numbered) => ({
  order_number: invoiceNumber(invoice),
  position,
  kind: guide_id === null ? ('plan' as const) : ('guide' as const),
  title,
  ...(language !== null && { language }),
  refund,
  currency,
});

type Line = Numbered & { bought_at: Date; until: Date };

/**
 * Returns what the customer can withdraw from at a time, oldest first. The price of a guide is paid back; of a plan the
 * part for the days that have not begun, by the shop's clocks, and for a lifetime all of it. What was refunded before is
 * not paid back again.
 */
const withdrawable = async (db: Kysely<DB>, userId: number, at: Date): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    SELECT line.order_id, position, guide_id, line.title, ${languageOfTitle('line.title')} AS language,
      bought_at, until, invoices.currency, year, number,
      least(invoices.amount - ${credited}, CASE WHEN plan.total > 0
        THEN round(line.amount * (total - passed) / total, scale(line.amount)) ELSE line.amount END) AS refund
    FROM (${withdrawableLines(userId, at)}) AS line JOIN invoices ON invoices.order_id = line.order_id
    LEFT JOIN guides ON guides.id = guide_id
    LEFT JOIN LATERAL (
      SELECT total, CASE WHEN starts_at <= ${at} THEN least(total, today - first + 1) ELSE 0 END AS passed
      FROM subscriptions CROSS JOIN meta, LATERAL (
        SELECT (starts_at AT TIME ZONE time_zone)::date AS first,
          (${at}::timestamptz AT TIME ZONE time_zone)::date AS today,
          (ends_at AT TIME ZONE time_zone)::date - (starts_at AT TIME ZONE time_zone)::date AS total) AS days
      WHERE subscriptions.order_id = line.order_id) AS plan ON true
    ORDER BY bought_at, order_id, position
  `.execute(db);
  return rows;
};

const wireOf = (line: Line): WireWithdrawable => ({
  ...positionOf(line),
  bought_at: line.bought_at.toISOString(),
  until: line.until.toISOString(),
});

/** Returns the customer's withdrawals, the latest first. */
const withdrawnOf = async (db: Kysely<DB>, userId: number): Promise<WireWithdrawal[]> => {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'withdrawals.order_id')
        .onRef('order_lines.position', '=', 'withdrawals.position'),
    )
    .innerJoin('invoices', 'invoices.order_id', 'withdrawals.order_id')
    .leftJoin('guides', 'guides.id', 'guide_id')
    .select(['withdrawals.order_id', 'withdrawals.position', 'guide_id', 'order_lines.title'])
    .select([languageOfTitle('order_lines.title').as('language'), 'received_at'])
    .select(['withdrawals.amount as refund', 'currency', 'year', 'number'])
    .where('user_id', '=', userId)
    .orderBy('received_at', 'desc')
    .orderBy('withdrawals.position')
    .execute();
  return rows.map((row) => ({ ...positionOf(row), received_at: row.received_at.toISOString() }));
};

const isOf =
  ({ order_number, position }: WithdrawalRequest) =>
  (one: { order_number: string; position: number }): boolean =>
    one.order_number === order_number && one.position === position;

/** Returns whether the customer has bought this, whatever became of it. */
const hasBought = async (
  trx: Transaction<DB>,
  userId: number,
  { order_number, position }: WithdrawalRequest,
): Promise<boolean> => {
  const line = await trx
    .selectFrom('invoices')
    .innerJoin('order_lines', 'order_lines.order_id', 'invoices.order_id')
    .select('position')
    .where('user_id', '=', userId)
    .where((invoice) => invoice.and(invoiceIn(order_number)))
    .where('position', '=', position)
    .where('granted', '=', true)
    .executeTakeFirst();
  return line !== undefined;
};

/** Stores the withdrawal, ends what was bought and makes the refund due, from the payment that bought it. */
const end = async (
  trx: Transaction<DB>,
  mailer: Mailer,
  { userId, line, at }: { userId: number; line: Line; at: Date },
): Promise<void> => {
  const { order_id, position, guide_id, refund } = line;
  await trx
    .insertInto('withdrawals')
    .values({ order_id, position, amount: refund, received_at: at })
    .execute();
  await sql`
    INSERT INTO refunds (payment_id, position, amount)
    SELECT id, ${position}, ${refund}::numeric FROM payments
    WHERE order_id = ${order_id} AND ${refund}::numeric > 0 ORDER BY amount - refund_due DESC, id LIMIT 1
  `.execute(trx);
  if (guide_id !== null) await endGuide(trx, { orderId: order_id, guideId: guide_id });
  // Writes the credit note. When nothing of the order is left, it ends as a whole.
  await settleReversals(trx, mailer, { order: order_id, user: userId }, REFUND_REASONS);
};

export const makeWithdrawalStore = (
  db: Database,
  { mailer, refundSoon }: { mailer: Mailer; refundSoon: () => void },
) => ({
  listOf: async (userId: number): Promise<WithdrawalsResponse> => {
    const [lines, withdrawn] = await Promise.all([
      withdrawable(db.sql, userId, now()),
      withdrawnOf(db.sql, userId),
    ]);
    return { data: lines.map(wireOf), withdrawn };
  },

  /** Withdraws from one thing that the customer has bought; repeated, it returns the first result. */
  withdraw: async (
    userId: number,
    chosen: WithdrawalRequest,
    asked: Language,
  ): Promise<Withdrawn> => {
    let order: number | undefined;
    const result = await transaction(db, async (trx): Promise<Withdrawn> => {
      await lockCustomer(trx, userId);
      const before = (await withdrawnOf(trx, userId)).find(isOf(chosen));
      if (before) return { withdrawal: before, isNew: false };
      const at = now();
      const line = (await withdrawable(trx, userId, at)).find((one) =>
        isOf(chosen)(positionOf(one)),
      );
      if (!line) return (await hasBought(trx, userId, chosen)) ? 'ended' : 'unknown';
      await end(trx, mailer, { userId, line, at });
      const withdrawal = { ...positionOf(line), received_at: at.toISOString() };
      const { to, texts, language } = await mailTextsFor(trx, userId, asked);
      const { order_number, title } = withdrawal;
      const about = { order: order_number, title, amount: `${line.refund} ${line.currency}` };
      const time = await writtenTime(trx, at, language);
      await mailer.queue(trx, { to, ...texts.withdrawalReceived({ ...about, time }) });
      order = line.order_id;
      return { withdrawal, isNew: true };
    });
    if (order !== undefined) {
      securityEvent('entitlement.ended', { account: userId, order });
      refundSoon();
    }
    return result;
  },
});

export type WithdrawalStore = ReturnType<typeof makeWithdrawalStore>;
