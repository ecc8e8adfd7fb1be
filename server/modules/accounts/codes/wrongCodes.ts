/**
 * How many wrong codes are tolerated, and what happens beyond. A code has four digits, so a guess is right once in
 * 10,000. Five tries a code bound what one code risks; these limits bound what an attacker gains by asking for
 * many codes, of one account or of thousands:
 *
 *     take-overs a day ≤ wrong codes a day / 10,000 = min(networks × 20, 400) / 10,000
 *
 * which is 0.04 for an attacker with 100 networks, or with any number of them. A sign-up that was requested several
 * times has several codes; a guess that is compared with each of them counts once for each.
 *
 * Beyond any limit mails have a one-time link in place of a code, which cannot be guessed, and codes that are open
 * are refused. So an attacker who uses the limits up makes others press a link and shuts no one out.
 */
import { DAY } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { Log } from '../../../db/source.ts';
import { transaction } from '../../../db/transaction.ts';
import {
  addressKey,
  returnToLimit,
  remainingOf,
  consumeLimit,
  type RateLimit,
} from '../../../plugins/limits/rateLimits.ts';

const CODES = 10_000;

const LIMITS = {
  /** Two codes' worth of slips. */
  account: { max: 10, withinMs: DAY },
  /** Enough for an office: one network alone cannot use up what the server allows. */
  network: { max: 20, withinMs: DAY },
  server: { max: 400, withinMs: DAY },
};

/** Returns how many accounts an attacker opens a day on average, who guesses from so many networks. */
export const takeoversPerDay = (networks: number): number => {
  const wrong = Math.min(networks * LIMITS.network.max, LIMITS.server.max);
  // The right guesses are added to the wrong ones.
  return wrong / (CODES - 1);
};

/** Who guesses, and whose code. */
export interface Guess {
  /** `addressHash` of the account's e-mail address. */
  address: string;
  /** The guesser's network; undefined where networks are not counted (RATE_LIMIT=0). */
  network: string | undefined;
}

export const addressHash = (email: string): string => addressKey('wrong-codes', email);

const SERVER: RateLimit = { key: 'wrong-codes', ...LIMITS.server };

/** What one guess is compared with at most: the codes of an hour (signUps.ts). Less than that is nothing left. */
const OPEN_CODES = 3;

const networkLimit = ({ network }: Guess): RateLimit[] =>
  network === undefined
    ? []
    : [{ key: addressKey('wrong-codes-from', network), ...LIMITS.network }];

/** The network's limit is first: a guess that it refuses does not count for the others. */
const limitsOf = (guess: Guess): RateLimit[] => [
  ...networkLimit(guess),
  { key: guess.address, ...LIMITS.account },
  SERVER,
];

export const makeWrongCodes = (db: Database, log: Log) => {
  const needLink = async (guess: Guess): Promise<boolean> => {
    for (const limit of limitsOf(guess)) {
      if ((await remainingOf(db.sql, limit)) < OPEN_CODES) return true;
    }
    return false;
  };

  return {
    /** Whether the next mail must have a link. The same for addresses with and without an account. */
    needLink,

    /**
     * Counts a guess as wrong before it is compared with `codes` codes, so that parallel guesses count too.
     * Without a code to compare with it counts for the network only. False when it must not be compared.
     */
    count: async (guess: Guess, codes: number): Promise<boolean> => {
      if (await needLink(guess)) return false;
      const limits = codes === 0 ? networkLimit(guess) : limitsOf(guess);
      for (const limit of limits) {
        if (!(await transaction(db, (trx) => consumeLimit(trx, limit, Math.max(codes, 1)))))
          return false;
      }
      if ((await remainingOf(db.sql, SERVER)) < OPEN_CODES) {
        log.error(
          `ALARM: ${SERVER.max} wrong codes within a day. Mails have links in place of codes until there are fewer.`,
        );
      }
      return true;
    },

    /** The guess was right. */
    uncount: async (guess: Guess, codes: number): Promise<void> => {
      for (const { key } of limitsOf(guess)) await returnToLimit(db.sql, key, codes);
    },
  };
};

export type WrongCodes = ReturnType<typeof makeWrongCodes>;
