/** Refunds and disputes at the test provider. Their events are sent until the shop has acknowledged them, as Stripe's are. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/open.ts';
import { eventIn, newEvent } from './testEvents.ts';

/** The webhook of the shop. */
type Receive = (body: Buffer, signature: undefined) => Promise<void>;

export interface TestReversals {
  /** Refunds; returns the event, or null when the amount cannot be refunded. */
  giveBack(id: string, amount: string): Promise<string | null>;
  /** Opens or ends a dispute; returns the event, or null when that is not possible. */
  disputes(id: string, state: 'open' | 'won' | 'lost'): Promise<string | null>;
  /** Sends an event; it remains unsent if `receive` rejects. */
  deliver(event: string, receive: Receive): Promise<void>;
  /** Sends unsent events again. */
  redeliver(receive: Receive): Promise<void>;
}

const SENT_AT_ONCE = 50;

export function testReversals(db: Database): TestReversals {
  /** Changes a paid page; returns the event, or null when `where` does not hold. */
  const change = async (
    event: string,
    { set, where }: { set: RawBuilder<unknown>; where: RawBuilder<unknown> },
  ): Promise<string | null> => {
    const { rows } = await sql`
      UPDATE test_payments SET ${set}, unsent = unsent || ARRAY[${event}::text]
      WHERE id = ${eventIn(event).page} AND state = 'paid' AND ${where} RETURNING id
    `.execute(db.sql);
    return rows.length > 0 ? event : null;
  };

  const deliver: TestReversals['deliver'] = async (event, receive) => {
    await receive(Buffer.from(event), undefined);
    await sql`
      UPDATE test_payments SET unsent = array_remove(unsent, ${event}::text)
      WHERE id = ${eventIn(event).page}
    `.execute(db.sql);
  };

  return {
    deliver,

    giveBack: (id, amount) =>
      change(newEvent('refunded', id), {
        set: sql`refunded = refunded + ${amount}::numeric`,
        where: sql`refunded + ${amount}::numeric <= amount`,
      }),

    disputes: (id, state) =>
      change(newEvent('disputed', id), {
        set: sql`dispute = ${state}`,
        where: sql`dispute IS NOT DISTINCT FROM ${state === 'open' ? null : 'open'}`,
      }),

    redeliver: async (receive) => {
      const { rows } = await sql<{ event: string }>`
        SELECT unnest(unsent) AS event FROM test_payments WHERE unsent <> '{}' LIMIT ${SENT_AT_ONCE}
      `.execute(db.sql);
      for (const { event } of rows) await deliver(event, receive);
    },
  };
}
