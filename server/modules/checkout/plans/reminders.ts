/** Mails about the end of a subscription: 14 and 3 days before it, and when it has come. */
import { sql } from 'kysely';
import { pathIn } from '../../../../contract/languages.ts';
import { routeTable } from '../../../../contract/routes.ts';
import { shopFacts } from '../../../db/shopFacts.ts';
import type { Database } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { now } from '../../../lib/clock.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { SITE_ORIGIN } from '../../../mail/mailText.ts';
import { dayIn } from '../orders/orderMails.ts';

/** An end that was not announced for so many days, because no server ran, is not announced any more. */
const STALE_DAYS = 7;

interface Due {
  user_id: number;
  ends_at: Date;
  noticed_days: number;
}

export const makeReminders = (db: Database, mailer: Mailer) => ({
  /**
   * Queues one mail that is due, until there is none. The row says which mail was the last, in the same transaction: no
   * other server queues it too. A customer who has bought another plan gets none.
   */
  queueDue: async (): Promise<void> => {
    while (await queueOne(db, mailer));
  },
});

const queueOne = (db: Database, mailer: Mailer): Promise<boolean> =>
  transaction(db, async (trx) => {
    const at = now();
    const { rows } = await sql<Due>`
      UPDATE subscriptions SET noticed_days = due.days
      FROM (
        SELECT id, days FROM subscriptions AS ending, LATERAL (SELECT CASE
          WHEN ends_at <= ${at}::timestamptz THEN 0
          WHEN ends_at <= ${at}::timestamptz + interval '3 days' THEN 3 ELSE 14 END AS days) AS left_over
        WHERE ends_at <= ${at}::timestamptz + interval '14 days'
          AND ends_at > ${at}::timestamptz - make_interval(days => ${STALE_DAYS})
          AND (noticed_days IS NULL OR noticed_days > days)
          AND NOT EXISTS (SELECT FROM subscriptions AS next WHERE next.user_id = ending.user_id
            AND (next.ends_at IS NULL OR next.ends_at > ending.ends_at))
        ORDER BY ends_at LIMIT 1 FOR UPDATE OF ending SKIP LOCKED) AS due
      WHERE subscriptions.id = due.id
      RETURNING user_id, ends_at, noticed_days
    `.execute(trx);
    const [due] = rows;
    if (!due) return false;
    const { to, language, texts } = await mailTextsFor(trx, due.user_id);
    const { time_zone } = await shopFacts(trx);
    const plans = SITE_ORIGIN + pathIn(language, routeTable.plans.path);
    const text =
      due.noticed_days === 0
        ? texts.subscriptionEnded(plans)
        : texts.subscriptionEnds({ day: dayIn(language, time_zone)(due.ends_at), plans });
    await mailer.queue(trx, { to, ...text });
    return true;
  });
