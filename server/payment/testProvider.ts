/**
 * The stand-in while no provider is set: pages on this server, clearly marked as a test, whose truth lies in
 * a table of its own as a real provider's would lie on its side. Its news go through the same webhook as
 * Stripe's, signed in the same manner.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DAY, inMs, now } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import {
  badEvent,
  providerDown,
  providerRefuses,
  type PageState,
  type PaymentProvider,
} from './provider.ts';

const NAME = 'test';
const PAGE_LIFE_MS = DAY;
const TOLERANCE_SECONDS = 300;

type Row = Selectable<Schema['test_payments']>;

/** What the payment page shows, and where it leads. */
export interface TestPage {
  id: string;
  state: 'open' | 'paid' | 'closed';
  amount: string;
  currency: string;
  lines: { title: string; amount: string }[];
  returnUrl: string;
  cancelUrl: string;
}

export interface TestProvider extends PaymentProvider {
  page(id: string): Promise<TestPage | null>;
  /** What a card network would do: the signed event of a payment, or null when it can't be paid any more. */
  pay(id: string): Promise<{ body: Buffer; signature: string } | null>;
  /** As when the network between the two is slow: paid, yet for some seconds nobody can be asked about it. */
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

/** `secret` is shared by all servers on one database. */
export function testProvider(db: Database, secret: string): TestProvider {
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

  /** In this process alone: after a restart the truth is told at once. */
  const silentUntil = new Map<string, number>();

  const look = async (id: string): Promise<PageState> => {
    if ((silentUntil.get(id) ?? 0) > Date.now()) throw providerDown();
    silentUntil.delete(id);
    const row = await rowOf(id);
    return row ? stateOf(row) : { state: 'closed' };
  };

  const macOf = (time: string, body: Buffer): Buffer =>
    createHmac('sha256', `payment test:${secret}`).update(`${time}.`).update(body).digest();

  return {
    name: NAME,
    look,

    open: async ({ idempotencyKey, reference, amount, currency, ...page }) => {
      const { lines, returnUrl, cancelUrl } = page;
      await db.sql
        .insertInto('test_payments')
        .values({
          id: randomBytes(18).toString('base64url'),
          idempotency_key: idempotencyKey,
          ...{ reference, amount, currency },
          page: JSON.stringify({ lines, returnUrl, cancelUrl }),
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

    refund: async ({ idempotencyKey, paymentId, amount }) => {
      const row = await db.sql
        .updateTable('test_payments')
        .set({ refunded: amount })
        .where('id', '=', paymentId)
        .where('state', '=', 'paid')
        .returning('id')
        .executeTakeFirst();
      if (!row) throw providerRefuses();
      return `test ${idempotencyKey}`;
    },

    readEvent: async (body, signature) => {
      const [, time = '', given = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
      const age = Math.abs(now().getTime() / 1000 - Number(time));
      const mac = macOf(time, body);
      const right = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), mac);
      if (!right || age > TOLERANCE_SECONDS) throw badEvent();
      // Signed by ourselves: it is what pay() has written.
      const { id } = JSON.parse(body.toString()) as { id: string };
      const found = await look(id);
      return found.state === 'paid' ? { kind: 'paid', payment: found.payment } : null;
    },

    page: async (id) => {
      const row = await rowOf(id);
      if (!row) return null;
      // Written by open() above.
      const page = JSON.parse(row.page) as Pick<TestPage, 'lines' | 'returnUrl' | 'cancelUrl'>;
      const { state } = stateOf(row);
      return { id, state, amount: row.amount, currency: row.currency, ...page };
    },

    fallSilent: (id, ms) => void silentUntil.set(id, Date.now() + ms),

    pay: async (id) => {
      if (!(await change(id, 'paid')) && (await look(id)).state !== 'paid') return null;
      const body = Buffer.from(JSON.stringify({ id, type: 'paid' }));
      const time = String(Math.floor(now().getTime() / 1000));
      return { body, signature: `t=${time},v1=${macOf(time, body).toString('hex')}` };
    },
  };
}
