/** Generates and hashes tokens, codes and passwords. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Pool } from '../../http/pool.ts';

/** Returns 256 random bits in characters for headers, cookies and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the hash of a token. Tokens are long and random, so a fast hash is enough, and the database can look it up.
 */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Compares secrets. Digests have equal lengths, as the comparison requires, and take the same time for each guess. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfToken(one)), Buffer.from(hashOfToken(other)));

/** Returns the id of an account for the browser (contract/auth.ts), which reveals neither its number nor its owner. */
export const accountNameOf = (userId: number): string =>
  createHash('sha256').update(`account ${userId}`).digest('base64url').slice(0, 16);

/** Returns four ASCII digits. */
export const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** Another keyboard may send two code points for "é". */
const canonical = (secret: string): string => secret.normalize('NFC');

/** The lowest cost of argon2: a hash takes a tenth of a millisecond and protects nothing. */
const LOW_COST: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let cost: Options = {};

/**
 * Lowers the cost for development and tests (PASSWORD_HASH=low, refused without test pages). Hashes contain their cost,
 * so all stay valid.
 */
export const lowerHashCost = (): void => {
  cost = LOW_COST;
};

/**
 * Leaves one core for responses and recordings. Each hash takes 19 MiB and about 40 ms: the queue is processed before
 * the app times out (8 s).
 */
const hashing = new Pool('passwords', Math.min(2, Math.max(1, availableParallelism() - 1)), 128);

/** Returns argon2id in PHC form, with the library's defaults (19 MiB, 2 passes), off the event loop. */
export const hashOf = (secret: string): Promise<string> =>
  hashing.run(() => hash(canonical(secret), cost));

let decoy: Promise<string> | undefined;

/** Without a hash it takes as long and returns false, so that the time does not reveal whether there is an account. */
export const matches = async (
  secret: string,
  storedHash: string | null | undefined,
): Promise<boolean> => {
  const right = await hashing.run(async () => {
    // Not through `hashOf`: a refusal by a full queue must not be cached.
    decoy ??= hash(newToken(), cost);
    return verify(storedHash ?? (await decoy), canonical(secret));
  });
  return right && typeof storedHash === 'string';
};
