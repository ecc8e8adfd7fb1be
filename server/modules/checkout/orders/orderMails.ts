/** Mails about an order: its confirmation, with what the law asks for, and a payment that failed. */
import { sql, type Transaction } from 'kysely';
import { pathIn, type Language } from '../../../../contract/languages.ts';
import { routeTable } from '../../../../contract/routes.ts';
import { WITHDRAWAL_DAYS } from '../../../../contract/withdrawal.ts';
import { entryOf } from '../../../catalogue/format/entry.ts';
import { toHtml } from '../../../catalogue/format/html.ts';
import type { DB } from '../../../db/schema.generated.ts';
import { shopFacts } from '../../../db/shopFacts.ts';
import { writtenAmount } from '../../../lib/money.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import type { MailAttachment, Mailer } from '../../../mail/mailer.ts';
import { SITE_ORIGIN } from '../../../mail/mailText.ts';
import { invoiceNumber } from '../invoices/documentNumbers.ts';
import { linesOf } from '../invoices/invoiceStore.ts';
import type { Order } from './orderStore.ts';

type Trx = Transaction<DB>;

/** The shop's legal pages that a confirmation has with it, as they are at the time of the order. */
const ATTACHED_PAGES = ['terms', 'withdrawal'];

/** Returns a function that writes a moment as a day, as the shop's clocks and a language have it. */
export const dayIn = (language: Language, timeZone: string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  return (moment: Date): string => format.format(moment);
};

const legalPages = async (trx: Trx, language: Language): Promise<MailAttachment[]> => {
  const rows = await trx
    .selectFrom('catalogue_entries')
    .select('entry')
    .where('kind', '=', 'legal')
    .where('entry', '<>', '')
    .where(
      'slug',
      'in',
      ATTACHED_PAGES.map((slug) => `${language}/${slug}`),
    )
    .orderBy('slug')
    .execute();
  return rows.flatMap(({ entry }) => {
    const page = entryOf(entry ?? '');
    if (page.kind !== 'legal') return [];
    const { title, language: own = language } = page.front;
    return [{ kind: 'page', title, language: own, html: toHtml(page.body) }];
  });
};

/** Queues the confirmation of an order, in the transaction that settles it. */
export async function confirmOrder(trx: Trx, mailer: Mailer, order: Order): Promise<void> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['id', 'year', 'number', 'amount', 'currency', 'created_at'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const lines = await linesOf(trx, order.id);
  const subscription = await trx
    .selectFrom('subscriptions')
    .select(['starts_at', 'ends_at'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  const { to, language, texts } = await mailTextsFor(trx, order.user_id);
  const { company, time_zone } = await shopFacts(trx);
  const day = dayIn(language, time_zone);
  const pages = await legalPages(trx, language);
  const address = (path: string) => SITE_ORIGIN + pathIn(language, path);
  const text = texts.orderConfirmed({
    number: invoiceNumber(invoice),
    lines: lines.map(
      ({ title, amount }) => `${title}: ${writtenAmount(amount, invoice.currency, language)}`,
    ),
    total: writtenAmount(invoice.amount, invoice.currency, language),
    subscription: subscription
      ? {
          begins: day(subscription.starts_at),
          ends: subscription.ends_at && day(subscription.ends_at),
        }
      : null,
    seller: company
      ? [company.name, company.street, `${company.postcode} ${company.city}`, company.vat].join(
          ', ',
        )
      : '',
    withdrawUntil: await lastDay(trx, invoice.created_at, language),
    withdrawalPage: address(routeTable.withdrawal.path),
    library: address(routeTable.library.path),
    pages: pages.flatMap((page) => (page.kind === 'page' ? page.title : [])),
  });
  await mailer.queue(trx, {
    to,
    ...text,
    attachments: [{ kind: 'invoice', id: invoice.id, userId: order.user_id }, ...pages],
  });
}

/** The first day is the one after the order; clocks that change in between do not matter. */
const lastDay = async (trx: Trx, ordered: Date, language: Language): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    SELECT ((${ordered}::timestamptz AT TIME ZONE time_zone)::date + ${WITHDRAWAL_DAYS}::int)::text AS day FROM meta
  `.execute(trx);
  return dayIn(language, 'UTC')(new Date(rows[0]?.day ?? ordered));
};

/** Queues the mail that a payment failed after its customer had left the payment page. */
export async function reportFailedPayment(trx: Trx, mailer: Mailer, order: Order): Promise<void> {
  const { to, language, texts } = await mailTextsFor(trx, order.user_id);
  const { path } = order.kind === 'cart' ? routeTable.cart : routeTable.plans;
  const page = SITE_ORIGIN + pathIn(language, path);
  await mailer.queue(trx, { to, ...texts.paymentFailed(page) });
}
