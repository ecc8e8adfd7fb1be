import { setTimeout as sleep } from 'node:timers/promises';

/** How long a version is used before the database is asked again, in milliseconds. */
const VERSION_TTL_MS = 1000;
/** How long a busy database may delay a response; after that the last known version is used, if it is recent enough. */
const PATIENCE_MS = 50;
const RECENT_MS = 5000;

/**
 * Returns a function with the version of the catalogue, which asks `read` at most once a second. All caches of a server
 * share it, so that they change to a new version together.
 */
export function catalogueVersion(read: () => Promise<string>): () => Promise<string> {
  let known: { value: string; askedAt: number } | undefined;
  let reading: Promise<string> | undefined;

  const ask = async (): Promise<string> => {
    const askedAt = performance.now();
    try {
      const value = await read();
      known = { value, askedAt };
      return value;
    } catch (error) {
      // Not busy but away: until it answers, every response is an error.
      known = undefined;
      throw error;
    } finally {
      reading = undefined;
    }
  };

  return async () => {
    // Not the time of day, which may be set back: the version would be used until the clock is there again.
    const age = known ? performance.now() - known.askedAt : Infinity;
    if (known && age < VERSION_TTL_MS) return known.value;
    reading ??= ask();
    if (!known || age > RECENT_MS) return reading;
    return Promise.race([reading, sleep(PATIENCE_MS, known.value, { ref: false })]);
  };
}
