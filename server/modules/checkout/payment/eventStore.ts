import { sql, type Selectable } from 'kysely';
import { HOUR, inMs, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import type { PaymentEvent } from './provider.ts';

export type StoredEvent = Selectable<DB['payment_events']>;

const CLAIMED_AT_ONCE = 50;

/** Stores the payment provider's events before they are handled. */
export const makePaymentEventStore = (db: Database, retryMs: number) => ({
  /** Returns null when this event was handled before. */
  store: async (
    provider: string,
    { id, type, body }: PaymentEvent,
  ): Promise<StoredEvent | null> => {
    await db.sql
      .insertInto('payment_events')
      .values({
        provider,
        event_id: id,
        type,
        body,
        received_at: now(),
        // Also handled now; the job does it if this process ends before.
        next_at: inMs(retryMs),
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .execute();
    const event = await db.sql
      .selectFrom('payment_events')
      .selectAll()
      .where('provider', '=', provider)
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow();
    return event.handled_at === null ? event : null;
  },

  /** Returns events to handle again now; each goes to one server only. The delay doubles each time, up to an hour. */
  claimDue: async (provider: string): Promise<StoredEvent[]> => {
    const at = now();
    const { rows } = await sql<StoredEvent>`
      UPDATE payment_events SET attempts = attempts + 1,
        next_at = ${at}::timestamptz + make_interval(secs => least(
          ${retryMs / 1000}::float8 * power(2, least(attempts, 20)), ${HOUR / 1000}::float8))
      WHERE id IN (
        SELECT id FROM payment_events
        WHERE provider = ${provider} AND handled_at IS NULL AND next_at <= ${at}::timestamptz
        ORDER BY next_at LIMIT ${CLAIMED_AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING *
    `.execute(db.sql);
    return rows;
  },

  byName: (provider: string, eventId: string): Promise<StoredEvent | undefined> =>
    db.sql
      .selectFrom('payment_events')
      .selectAll()
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .executeTakeFirst(),

  handled: async (id: number): Promise<void> => {
    await db.sql
      .updateTable('payment_events')
      .set({ handled_at: now(), problem: null })
      .where('id', '=', id)
      .execute();
  },

  failed: async (id: number, problem: string): Promise<void> => {
    await db.sql.updateTable('payment_events').set({ problem }).where('id', '=', id).execute();
  },
});

export type PaymentEventStore = ReturnType<typeof makePaymentEventStore>;
