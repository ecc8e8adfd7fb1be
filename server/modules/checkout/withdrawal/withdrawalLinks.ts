/** Withdrawing without a sign-in: e-mail address and order number, then a link in a mail (contract/withdrawal.ts). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../../../contract/languages.ts';
import type { WireWithdrawable } from '../../../../contract/withdrawal.ts';
import type { Database } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { DAY, inMs, now } from '../../../lib/clock.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { mayMail } from '../../../plugins/limits/mailLimit.ts';
import { hashOfToken, newToken } from '../../../plugins/session/secrets.ts';
import { invoiceIn } from '../invoices/documentNumbers.ts';
import type { WithdrawalStore, Withdrawn } from './withdrawalStore.ts';

const LINK_MS = DAY;
/** Every request takes as long: the mail for an order that exists would show in the time of the response. */
const REQUEST_MS = 300;

export interface LinkRequest {
  email: string;
  orderNumber: string;
  language: Language;
  /** Returns the address of the app's page for a link's token. */
  linkFor: (token: string, language: Language) => string;
}

export const makeWithdrawalLinks = (
  db: Database,
  { mailer, store }: { mailer: Mailer; store: WithdrawalStore },
) => {
  /** Returns whose order a link is for; undefined for one that is unknown or has expired. */
  const orderOf = async (token: string): Promise<{ userId: number; order: string } | undefined> => {
    const row = await db.sql
      .selectFrom('withdrawal_links')
      .select(['user_id', 'order_number'])
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (!row || row.user_id === null || row.order_number === null) return undefined;
    return { userId: row.user_id, order: row.order_number };
  };

  /** Returns what the order of a link has left to withdraw from: nothing for a link that is not valid, or used. */
  const leftOf = async (token: string): Promise<WireWithdrawable[]> => {
    const found = await orderOf(token);
    if (!found) return [];
    const { data } = await store.listOf(found.userId);
    return data.filter(({ order_number }) => order_number === found.order);
  };

  const send = ({ email, orderNumber, language, linkFor }: LinkRequest): Promise<void> =>
    transaction(db, async (trx) => {
      if (!(await mayMail(trx, email))) return;
      const found = await trx
        .selectFrom('invoices')
        .innerJoin('users', 'users.id', 'invoices.user_id')
        .select('users.id')
        .where('email', '=', email)
        .where((invoice) => invoice.and(invoiceIn(orderNumber)))
        .executeTakeFirst();
      const token = newToken();
      await trx
        .insertInto('withdrawal_links')
        .values({
          token_hash: hashOfToken(token),
          user_id: found?.id ?? null,
          order_number: found ? orderNumber : null,
          expires_at: inMs(LINK_MS),
        })
        .execute();
      if (!found) return;
      const { language: ofMail, texts } = await mailTextsFor(trx, found.id, language);
      const text = texts.withdrawalLink(linkFor(token, ofMail));
      await mailer.queue(trx, { to: email, ...text });
    });

  return {
    /** Sends a link if the order exists. */
    request: async (asked: LinkRequest): Promise<void> => {
      await Promise.all([send(asked), sleep(REQUEST_MS)]);
    },

    leftOf,

    /** Withdraws, once for each position of the order. 'unknown': the link is not valid, or used. */
    confirm: async (token: string, position: number, language: Language): Promise<Withdrawn> => {
      const found = await orderOf(token);
      if (!found) return 'unknown';
      const chosen = { order_number: found.order, position };
      const result = await store.withdraw(found.userId, chosen, language);
      return typeof result === 'object' && !result.isNew ? 'unknown' : result;
    },
  };
};

export type WithdrawalLinks = ReturnType<typeof makeWithdrawalLinks>;
