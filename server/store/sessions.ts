import type { Kysely } from 'kysely';
import { DAY, HOUR, inMs, now } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { hashOfToken, newToken } from './secrets.ts';

/** A session that nobody used for so long is over … */
const IDLE_MS = 30 * DAY;
/** … and so is any session after this, however much it was used. */
export const SESSION_MS = 90 * DAY;
/** A read must not become a write each time. */
const SEEN_EVERY_MS = HOUR;

/** Whoever asks, signed in. */
export interface Customer {
  id: number;
  sessionId: number;
  name: string;
  email: string;
  /** When this session signed in: what needs a fresh sign-in looks here. */
  signedInAt: Date;
}

export interface FoundSession {
  customer: Customer;
  /** Which of the tokens that were asked for. */
  token: string;
}

export const makeSessions = (db: { sql: Kysely<Schema> }) => ({
  /** Gives the only copy of the token; the database keeps its hash. */
  begin: async (userId: number): Promise<string> => {
    const token = newToken();
    const moment = now();
    await db.sql
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: hashOfToken(token),
        signed_in_at: moment,
        seen_at: moment,
        expires_at: inMs(SESSION_MS),
      })
      .execute();
    return token;
  },

  /** The first of these tokens that opens a living session. */
  find: async (tokens: string[]): Promise<FoundSession | null> => {
    if (tokens.length === 0) return null;
    const hashes = tokens.map(hashOfToken);
    const rows = await db.sql
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.name', 'users.email', 'sessions.id as sessionId'])
      .select(['sessions.token_hash', 'sessions.signed_in_at', 'sessions.seen_at'])
      .where('sessions.token_hash', 'in', hashes)
      .where('sessions.expires_at', '>', now())
      .where('sessions.seen_at', '>', inMs(-IDLE_MS))
      .execute();
    for (const [index, token] of tokens.entries()) {
      const row = rows.find(({ token_hash }) => token_hash === hashes[index]);
      if (!row) continue;
      if (row.seen_at < inMs(-SEEN_EVERY_MS)) {
        await db.sql
          .updateTable('sessions')
          .set({ seen_at: now() })
          .where('id', '=', row.sessionId)
          .execute();
      }
      const { id, sessionId, name, email, signed_in_at: signedInAt } = row;
      return { customer: { id, sessionId, name, email, signedInAt }, token };
    }
    return null;
  },

  end: async (tokens: string[]): Promise<void> => {
    if (tokens.length === 0) return;
    await db.sql
      .deleteFrom('sessions')
      .where('token_hash', 'in', tokens.map(hashOfToken))
      .execute();
  },
});

export type SessionStore = ReturnType<typeof makeSessions>;

/** Ends every session of an account but one; part of a transaction that changes what opens the account. */
export const endOtherSessions = async (
  trx: Kysely<Schema>,
  userId: number,
  keep: number | undefined,
): Promise<void> => {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep ?? 0))
    .execute();
};
