import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';

/** How often a server looks whether one of its waiting customers has something new: once for all of them. */
const LOOK_EVERY_MS = 1000;

interface Waiting {
  userId: number;
  since: number;
  wake: () => void;
}

/**
 * Lets calls wait for a change that another device sends, to this server or to another one. One query a second serves all
 * waiting calls of a server, and none runs while no call waits.
 */
export function makeWaiting(db: Database) {
  const all = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function look(): Promise<void> {
    const ids = [...new Set([...all].map(({ userId }) => userId))];
    const { rows } = await sql<{ user_id: number; version: number }>`
      SELECT user_id, version FROM listening_versions WHERE user_id = ANY (${ids}::bigint[])`.execute(
      db.sql,
    );
    const versions = new Map(rows.map(({ user_id, version }) => [user_id, Number(version)]));
    for (const { userId, since, wake } of all) if ((versions.get(userId) ?? 0) > since) wake();
  }

  const schedule = (): void => {
    if (all.size === 0 || timer) return;
    timer = setTimeout(() => {
      // A database that does not respond is asked again in a second.
      void look()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          schedule();
        });
    }, LOOK_EVERY_MS).unref();
  };

  return {
    /** Resolves when the customer has a later version than `since`, after `seconds`, or when the caller has left. */
    forChange: (
      { userId, since, seconds }: { userId: number; since: number; seconds: number },
      left: AbortSignal,
    ): Promise<void> =>
      new Promise((resolve) => {
        if (isClosed || left.aborted) return resolve();
        const wake = () => {
          all.delete(one);
          clearTimeout(end);
          resolve();
        };
        const end = setTimeout(wake, seconds * 1000);
        const one: Waiting = { userId, since, wake };
        all.add(one);
        left.addEventListener('abort', wake, { once: true });
        schedule();
      }),
    /** Ends every waiting: the server stops. */
    close: (): void => {
      isClosed = true;
      for (const { wake } of all) wake();
    },
  };
}
