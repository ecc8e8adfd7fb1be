/**
 * Signed addresses of paid media (docs/decisions/020-paid-media.md): they expire soon and are bound only to the file,
 * so that a player, a download and a cache can all use them.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { HOUR, MINUTE, now } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';

const LIFE_MS = 2 * HOUR;
/** The address stays the same for this time, so that the browser finds what it has cached. */
const STEP_MS = 15 * MINUTE;

const SIGNATURE = /^[\w-]{43}$/;
const SECONDS = /^[1-9]\d{0,11}$/;

export interface MediaSigner {
  /** Returns `audio/track/12.mp3` with `?expires=…&signature=…`. */
  sign(path: string): string;
  /** Returns the seconds for which the signature is still valid; null if it is altered, expired or missing. */
  verify(path: string, query: unknown): number | null;
}

/** @param lifeMs how long a signature is valid */
export function makeMediaSigner(key: string, lifeMs = LIFE_MS): MediaSigner {
  const mac = (path: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`${path}\n${expires}`).digest();

  return {
    sign: (path) => {
      const expires = String((Math.ceil(now().getTime() / STEP_MS) * STEP_MS + lifeMs) / 1000);
      return `${path}?expires=${expires}&signature=${mac(path, expires).toString('base64url')}`;
    },
    verify: (path, query) => {
      if (typeof query !== 'object' || query === null) return null;
      const expires = 'expires' in query ? query.expires : undefined;
      const signature = 'signature' in query ? query.signature : undefined;
      if (typeof expires !== 'string' || typeof signature !== 'string') return null;
      if (!SECONDS.test(expires) || !SIGNATURE.test(signature)) return null;
      const given = Buffer.from(signature, 'base64url');
      const left = Number(expires) - now().getTime() / 1000;
      // The last character of base64url has unused bits: another text for the same bytes is still an altered address.
      const right = given.toString('base64url') === signature;
      return right && timingSafeEqual(given, mac(path, expires)) && left > 0 ? left : null;
    },
  };
}

/** Returns MEDIA_SIGNING_KEY, or a key that is generated once and stored in the database for all its servers. */
export async function signingKey(db: Database, setting: string | undefined): Promise<string> {
  if (setting !== undefined) return setting;
  const made = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ key: string }>`
    UPDATE meta SET media_signing_key = coalesce(media_signing_key, ${made}) RETURNING media_signing_key AS key
  `.execute(db.sql);
  return rows[0]?.key ?? made;
}
