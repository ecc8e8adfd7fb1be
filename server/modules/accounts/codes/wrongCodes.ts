/**
 * Limits of wrong codes. A code has four digits, so a guess is right once in 10,000. Five tries per code limit the risk
 * of one code; these limits apply to attackers who request many codes, of one account or of thousands:
 *
 * accounts taken over per day ≤ wrong codes per day / 9,999 = min(networks × 20, 400) / 9,999
 *
 * This is 0.04 for an attacker with 100 networks or more. A sign-up that was requested several times has several codes;
 * a guess that is compared with each of them counts once for each. Beyond any limit, mails have a one-time link, which
 * cannot be guessed, instead of a code, and codes that were sent before are refused. An attacker who uses up the limits
 * makes other users open a link, but locks no one out.
 */
import { DAY } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { Log } from '../../../db/log.ts';
import {
  addressKey,
  returnToLimit,
  remainingOf,
  consumeLimit,
  type RateLimit,
} from '../../../plugins/limits/rateLimits.ts';

const LIMITS = {
  /** Allows mistakes with two codes. */
  account: { max: 10, withinMs: DAY },
  /** Enough for an office; one network cannot use up the limit of the server. */
  network: { max: 20, withinMs: DAY },
  server: { max: 400, withinMs: DAY },
};

/** The caller who entered a code, and the account of the code. */
export interface CodeEntry {
  /** `addressHash` of the account's e-mail address. */
  address: string;
  /** The network of the caller; undefined where networks are not counted (RATE_LIMIT=0). */
  network: string | undefined;
}

export const addressHash = (email: string): string => addressKey('wrong-codes', email);

const SERVER: RateLimit = { key: 'wrong-codes', ...LIMITS.server };

/**
 * A guess is compared with at most this many codes: those sent within an hour (codes.ts). With fewer tries left, mails have
 * links.
 */
const OPEN_CODES = 3;

const networkLimit = ({ network }: CodeEntry): RateLimit[] =>
  network === undefined
    ? []
    : [{ key: addressKey('wrong-codes-from', network), ...LIMITS.network }];

/** The network's limit is first: a guess that it refuses does not count for the others. */
const limitsOf = (entry: CodeEntry): RateLimit[] => [
  ...networkLimit(entry),
  { key: entry.address, ...LIMITS.account },
  SERVER,
];

export const makeWrongCodes = (db: Database, log: Log) => {
  const needLink = async (entry: CodeEntry): Promise<boolean> => {
    for (const limit of limitsOf(entry)) {
      if ((await remainingOf(db.sql, limit)) < OPEN_CODES) return true;
    }
    return false;
  };

  return {
    /** Returns whether the next mail must have a link; the same for addresses with and without an account. */
    needLink,

    /**
     * Counts a guess as wrong before it is compared with `codes` codes, so that parallel guesses count too. Without a
     * code to compare with, it counts for the network only. Returns false when it must not be compared.
     */
    count: async (entry: CodeEntry, codes: number): Promise<boolean> => {
      if (await needLink(entry)) return false;
      const limits = codes === 0 ? networkLimit(entry) : limitsOf(entry);
      for (const limit of limits) {
        if (!(await consumeLimit(db.sql, limit, Math.max(codes, 1)))) return false;
      }
      if ((await remainingOf(db.sql, SERVER)) < OPEN_CODES) {
        log.error(
          `ALARM: ${SERVER.max} wrong codes within a day. Mails have links in place of codes until there are fewer.`,
        );
      }
      return true;
    },

    /** Takes back the count of a right guess. */
    uncount: async (entry: CodeEntry, codes: number): Promise<void> => {
      for (const { key } of limitsOf(entry)) await returnToLimit(db.sql, key, codes);
    },
  };
};

export type WrongCodes = ReturnType<typeof makeWrongCodes>;
