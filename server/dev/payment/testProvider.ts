/**
 * The payment provider while no real one is set. Its pages are on this server and marked as a test. Its payments are in
 * a table of its own, as a real provider's would be in its own database, and its events use the same webhook as
 * Stripe's.
 */
import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import { DAY, inMs, now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import {
  providerDown,
  ProviderRefusal,
  type PageState,
  type PaymentProvider,
} from '../../modules/checkout/payment/provider.ts';
import { eventIn, newEvent } from './testEvents.ts';
import { testReversals, type TestReversals } from './testReversals.ts';

const NAME = 'test';
const PAGE_LIFE_MS = DAY;

type Row = Selectable<DB['test_payments']>;

/** What the payment page shows, and where its buttons lead. */
export interface TestPage {
  id: string;
  state: 'open' | 'paid' | 'closed';
  amount: string;
  currency: string;
  lines: { title: string; amount: string }[];
  /** Of the button that orders; pages of earlier versions have none. */
  language?: Language;
  returnUrl: string;
  cancelUrl: string;
  /** The refunded amount, exact with the digits of its currency. */
  refunded: string;
  dispute: 'open' | 'won' | 'lost' | null;
}

export interface TestProvider extends PaymentProvider, TestReversals {
  page(id: string): Promise<TestPage | null>;
  /** Pays; returns the event of the payment, or null when the page can no longer be paid. */
  pay(id: string): Promise<string | null>;
  /** Simulates a slow network: the page is paid, but for `ms` the provider does not respond to questions about it. */
  fallSilent(id: string, ms: number): void;
}

const stateOf = (row: Row): PageState => {
  if (row.state === 'paid') {
    const { id, reference, amount, currency } = row;
    const payment = { reference, provider: NAME, sessionId: id, paymentId: id, amount, currency };
    return { state: 'paid', payment };
  }
  return { state: row.state === 'open' && row.expires_at > now() ? 'open' : 'closed' };
};

const pageIn = (row: Row): TestPage => {
  const { id, amount, currency, refunded, dispute } = row;
  // Written by open() below.
  const page = JSON.parse(row.page) as Pick<
    TestPage,
    'lines' | 'language' | 'returnUrl' | 'cancelUrl'
  >;
  return { id, state: stateOf(row).state, amount, currency, refunded, dispute, ...page };
};

export function testProvider(db: Database): TestProvider {
  const rowOf = (id: string): Promise<Row | undefined> =>
    db.sql.selectFrom('test_payments').selectAll().where('id', '=', id).executeTakeFirst();

  const change = (id: string, state: 'paid' | 'closed'): Promise<Row | undefined> =>
    db.sql
      .updateTable('test_payments')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('expires_at', '>', now())
      .returningAll()
      .executeTakeFirst();

  /** In this process only: after a restart the provider responds at once. */
  const silentUntil = new Map<string, number>();

  const look = async (id: string): Promise<PageState> => {
    if ((silentUntil.get(id) ?? 0) > Date.now()) throw providerDown();
    silentUntil.delete(id);
    const row = await rowOf(id);
    return row ? stateOf(row) : { state: 'closed' };
  };

  return {
    name: NAME,
    look,

    open: async ({ idempotencyKey, reference, amount, currency, ...page }) => {
      const { lines, language, returnUrl, cancelUrl } = page;
      await db.sql
        .insertInto('test_payments')
        .values({
          id: randomBytes(18).toString('base64url'),
          idempotency_key: idempotencyKey,
          reference,
          amount,
          currency,
          page: JSON.stringify({ lines, language, returnUrl, cancelUrl }),
          state: 'open',
          expires_at: inMs(PAGE_LIFE_MS),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const { id } = await db.sql
        .selectFrom('test_payments')
        .select('id')
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirstOrThrow();
      return { id, url: `/dev/payment/${id}` };
    },

    close: async (id) => ((await change(id, 'closed')) ? { state: 'closed' } : look(id)),

    refund: async ({ purpose, paymentId, amount }) => {
      const made = { id: `test ${purpose}`, at: now() };
      const { rows } = await sql`
        UPDATE test_payments SET refunded = least(amount, refunded + ${amount}::numeric),
          refund_purposes = refund_purposes || ARRAY[${purpose}::text]
        WHERE id = ${paymentId} AND state = 'paid' AND ${purpose} <> ALL (refund_purposes) RETURNING id
      `.execute(db.sql);
      if (rows.length > 0) return made;
      // A repeated attempt refunds nothing more.
      const row = await rowOf(paymentId);
      if (!row?.refund_purposes.includes(purpose)) throw new ProviderRefusal('not paid');
      return made;
    },

    // Its refunds do not fail, and it sends an event until it is acknowledged.
    refundedOf: async (paymentId) => (await rowOf(paymentId))?.refunded ?? '0',
    recentReversals: () => Promise.resolve([]),

    readEvent: (body) => {
      const written = body.toString();
      const { id, type } = eventIn(written);
      return Promise.resolve({ id, type, body: written });
    },

    readStored: async (body) => {
      const { page, type } = eventIn(body);
      const row = await rowOf(page);
      if (!row) return null;
      const at = now();
      switch (type) {
        case 'paid': {
          const found = await look(page);
          return found.state === 'paid' ? { kind: 'paid', payment: found.payment } : null;
        }
        case 'refunded':
          return { kind: 'refunded', paymentId: page, refunded: row.refunded, at };
        case 'disputed': {
          const { amount, dispute } = row;
          const isActive = dispute === 'open' || dispute === 'lost';
          return { kind: 'disputed', paymentId: page, disputeId: page, amount, isActive, at };
        }
      }
    },

    page: async (id) => {
      const row = await rowOf(id);
      return row ? pageIn(row) : null;
    },

    fallSilent: (id, ms) => void silentUntil.set(id, Date.now() + ms),

    pay: async (id) => {
      if (!(await change(id, 'paid')) && (await look(id)).state !== 'paid') return null;
      return newEvent('paid', id);
    },

    ...testReversals(db),
  };
}
