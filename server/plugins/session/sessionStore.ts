import { sql, type Kysely } from 'kysely';
import { HOUR, inMs, now } from '../../lib/clock.ts';
import { DatabaseUnavailable } from '../../db/errors.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../../db/retention.ts';
import type { DB } from '../../db/schema.generated.ts';
import { securityEvent } from '../log/securityLog.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { wrongSignIn, type SignedIn } from './signedIn.ts';

/** Maximum number of sessions of an account; another sign-in ends the one that was used least recently. */
const MOST_SESSIONS = 20;
/** The time of the last use is written only this often. */
const SEEN_EVERY_MS = HOUR;

/** The signed-in customer of a request. */
export interface Customer {
  id: number;
  sessionId: number;
  name: string;
  email: string;
  /** Time of the sign-in, for actions that need a recent one. */
  signedInAt: Date;
}

export interface FoundSession {
  customer: Customer;
  /** The token that was found. */
  token: string;
}

interface NewSession extends SignedIn {
  device?: string;
  /** Tokens of sessions that end. */
  replaces?: string[];
}

export const makeSessions = (db: { sql: Kysely<DB> }) => ({
  /**
   * Begins a session and returns its token; the database has only the hash.
   * @throws HttpError 400 when the password was changed since it was compared, or the account deleted
   */
  begin: async (session: NewSession): Promise<string> => {
    const { userId, passwordHash, device = '', replaces = [] } = session;
    const token = newToken();
    const moment = now();
    const isCompared =
      passwordHash === undefined
        ? sql`true`
        : sql`password_hash IS NOT DISTINCT FROM ${passwordHash}`;
    // FOR SHARE: a change of the password at the same time is either first and refuses this session, or later and ends it.
    const { rows } = await sql`
      INSERT INTO sessions (user_id, token_hash, device, signed_in_at, seen_at, expires_at)
      SELECT id, ${hashOfToken(token)}, ${device}, ${moment}::timestamptz, ${moment}::timestamptz,
        ${inMs(SESSION_MS)}::timestamptz
      FROM users WHERE id = ${userId} AND ${isCompared} FOR SHARE RETURNING id
    `.execute(db.sql);
    if (rows.length === 0) throw wrongSignIn();
    await endTokens(db.sql, replaces);
    await endOldest(db.sql, userId);
    return token;
  },

  /** Returns the session of the first valid token. */
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
      .where('sessions.seen_at', '>', inMs(-SESSION_IDLE_MS))
      .execute();
    for (const [index, token] of tokens.entries()) {
      const row = rows.find(({ token_hash }) => token_hash === hashes[index]);
      if (!row) continue;
      if (row.seen_at < inMs(-SEEN_EVERY_MS)) {
        await db.sql
          .updateTable('sessions')
          .set({ seen_at: now() })
          .where('id', '=', row.sessionId)
          .execute()
          .catch(ignoreUnavailable);
      }
      const { id, sessionId, name, email, signed_in_at: signedInAt } = row;
      return { customer: { id, sessionId, name, email, signedInAt }, token };
    }
    return null;
  },

  end: (tokens: string[]): Promise<void> => endTokens(db.sql, tokens),

  /** Returns the sessions of an account that have not expired, the one used last first. */
  listOf: (userId: number) =>
    db.sql
      .selectFrom('sessions')
      .select(['id', 'device', 'signed_in_at', 'seen_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now())
      .where('seen_at', '>', inMs(-SESSION_IDLE_MS))
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** Returns false when the account has no such session. */
  endOne: async (userId: number, id: number): Promise<boolean> => {
    const ended = await db.sql
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (ended) securityEvent('session.ended', { account: userId });
    return ended !== undefined;
  },

  endAll: async (userId: number): Promise<void> => {
    await endOtherSessions(db.sql, userId, undefined);
    securityEvent('session.ended', { account: userId, reason: 'all' });
  },
});

/** For a write that may be missed: a database that takes only reads, on a full disk or a standby, still opens sessions. */
const ignoreUnavailable = (error: unknown): void => {
  if (!(error instanceof DatabaseUnavailable)) throw error;
};

const endTokens = async (sql: Kysely<DB>, tokens: string[]): Promise<void> => {
  if (tokens.length === 0) return;
  const ended = await sql
    .deleteFrom('sessions')
    .where('token_hash', 'in', tokens.map(hashOfToken))
    .returning('user_id')
    .execute();
  for (const { user_id } of ended) securityEvent('session.ended', { account: user_id });
};

/**
 * Ends the sessions above the maximum. Of sign-ins at the same time, the last one here sees the sessions of all others.
 * What another one is ending is skipped: two that end the same ones could each wait for the other.
 */
const endOldest = async (db: Kysely<DB>, userId: number): Promise<void> => {
  const surplus = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST_SESSIONS);
  const free = db.selectFrom('sessions').select('id').where('id', 'in', surplus).forUpdate();
  await db.deleteFrom('sessions').where('id', 'in', free.skipLocked()).execute();
};

export type SessionStore = ReturnType<typeof makeSessions>;

/** Ends every session of an account but one, in the transaction that changes its password. */
export const endOtherSessions = async (
  trx: Kysely<DB>,
  userId: number,
  keep: number | undefined,
): Promise<void> => {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep ?? 0))
    .execute();
};
