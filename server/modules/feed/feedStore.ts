import { defaultLanguage, isLanguage, type Language } from '../../../contract/languages.ts';
import { sql } from 'kysely';
import { guideLanguage } from '../../db/guideLanguage.ts';
import type { Database } from '../../db/open.ts';
import { FEED_READER_MS } from '../../db/retention.ts';
import { transaction } from '../../db/transaction.ts';
import { HOUR, inMs, now } from '../../lib/clock.ts';
import { networkOf } from '../../plugins/limits/network.ts';
import { hashOfToken, newToken } from '../../plugins/session/secrets.ts';
import { shopFacts } from '../../db/shopFacts.ts';
import type { Ownership } from '../access/ownership.ts';
import { unansweredGuides } from '../access/withdrawalRight.ts';

/** A network's row is written at most once in this time. */
const WRITTEN_EVERY_MS = HOUR;

export interface FeedTrack {
  id: number;
  title: string;
  seconds: number;
  bytes: number;
  has_transcript: boolean;
}

export interface FeedGuide {
  id: number;
  title: string;
  text: string;
  cover: string;
  language: string | null;
  /** When it was bought, or put into the library. */
  since: Date;
  tracks: FeedTrack[];
}

/** Stores the private feeds of customers, by a hash of their tokens. */
export const makeFeedStore = (db: Database, ownership: Ownership) => {
  /**
   * The customer's own guides, and those of the library that are free or covered by a subscription, oldest first. A bought
   * one is not there before its buyer has chosen to listen: an app that downloads it would end the 14 days.
   */
  const guidesOf = async (userId: number, trackId?: number): Promise<FeedGuide[]> => {
    const { rows } = await sql<FeedGuide>`
      SELECT guides.id, guides.title, short_description AS text, cover, ${guideLanguage} AS language, since,
        (SELECT json_agg(json_build_object('id', tracks.id, 'title', tracks.title, 'seconds', seconds, 'bytes', bytes,
            'has_transcript', EXISTS (SELECT FROM transcripts WHERE transcripts.recording_id = recordings.id))
            ORDER BY position)
          FROM tracks JOIN recordings ON recordings.id = recording_id WHERE tracks.guide_id = guides.id) AS tracks
      FROM (
        SELECT guide_id, min(created_at) AS since FROM (
          SELECT guide_id, created_at FROM purchases WHERE user_id = ${userId}
          UNION ALL SELECT guide_id, created_at FROM wishes WHERE user_id = ${userId}
        ) AS own GROUP BY guide_id
      ) AS own
      JOIN guides ON guides.id = guide_id
      WHERE EXISTS (SELECT FROM tracks WHERE tracks.guide_id = guides.id
        AND (${trackId ?? null}::bigint IS NULL OR tracks.id = ${trackId ?? null}))
      ORDER BY since, guides.id
    `.execute(db.sql);
    if (rows.length === 0) return [];
    const [{ owns }, unanswered] = await Promise.all([
      ownership.of(userId),
      unansweredGuides(db.sql, userId),
    ]);
    const hidden = new Set(unanswered.map(({ guide_id }) => guide_id));
    return rows.filter(({ id }) => owns(id) && !hidden.has(id));
  };

  return {
    shopName: async (): Promise<string> => (await shopFacts(db.sql)).name,

    state: async (userId: number): Promise<{ createdAt: Date | null; networks: number }> => {
      const row = await db.sql
        .selectFrom('feeds')
        .leftJoin('feed_readers', (join) =>
          join
            .onRef('feed_readers.user_id', '=', 'feeds.user_id')
            .on('read_at', '>', inMs(-FEED_READER_MS)),
        )
        .select(['created_at', ({ fn }) => fn.count<number>('network_hash').as('networks')])
        .where('feeds.user_id', '=', userId)
        .groupBy('created_at')
        .executeTakeFirst();
      return { createdAt: row?.created_at ?? null, networks: Number(row?.networks ?? 0) };
    },

    /** Returns the token of a new feed; the customer's former one is no longer valid. */
    make: (userId: number): Promise<string> =>
      transaction(db, async (trx) => {
        const token = newToken();
        const row = { token_hash: hashOfToken(token), created_at: now() };
        await trx
          .insertInto('feeds')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute();
        await trx.deleteFrom('feed_readers').where('user_id', '=', userId).execute();
        return token;
      }),

    end: (userId: number) => db.sql.deleteFrom('feeds').where('user_id', '=', userId).execute(),

    /**
     * Returns the guides of the feed with this token, and the language of its customer; null if it is not valid.
     * `address`: who reads it.
     */
    read: async (
      token: string,
      address: string,
    ): Promise<{ guides: FeedGuide[]; language: Language } | null> => {
      const customer = await customerOf(db, token);
      if (!customer) return null;
      const { user_id: userId, language } = customer;
      await recordReader(db, { userId, hash: hashOfToken(`${token} ${networkOf(address)}`) });
      return {
        guides: await guidesOf(userId),
        language: isLanguage(language) ? language : defaultLanguage,
      };
    },

    /** Returns whether the feed with this token has a track. */
    plays: async (token: string, trackId: number): Promise<boolean> => {
      const customer = await customerOf(db, token);
      return customer !== undefined && (await guidesOf(customer.user_id, trackId)).length > 0;
    },
  };
};

export type FeedStore = ReturnType<typeof makeFeedStore>;

const customerOf = (db: Database, token: string) =>
  db.sql
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.user_id')
    .select(['user_id', 'language'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();

async function recordReader(
  db: Database,
  { userId, hash }: { userId: number; hash: string },
): Promise<void> {
  const at = now();
  // The feed may have ended meanwhile.
  await sql`
    INSERT INTO feed_readers AS known (user_id, network_hash, read_at)
    SELECT user_id, ${hash}, ${at}::timestamptz FROM feeds WHERE user_id = ${userId}
    ON CONFLICT (user_id, network_hash) DO UPDATE SET read_at = excluded.read_at
    WHERE known.read_at < ${new Date(at.getTime() - WRITTEN_EVERY_MS)}::timestamptz
  `.execute(db.sql);
}
