/** Periodic work: sends mails, settles orders, deletes what has expired. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export interface Jobs {
  /** Runs at once, and again `milliseconds` after it has ended: never twice at the same time in this process. */
  every(milliseconds: number, name: string, run: () => Promise<unknown>): void;
  /** Starts no more jobs, and waits at most 3 s for running ones: their claims in the database stay valid. */
  stop(): Promise<void>;
}

/** A mail server that does not respond must not delay the end of the process (stop.ts). */
const STOP_LIMIT_MS = 3_000;

/**
 * Several servers run the same jobs on one database, so each job claims its work there. A failed job is logged and runs
 * again at its next time.
 */
export function makeJobs(log: FastifyBaseLogger): Jobs {
  const ending = new AbortController();
  const running: Promise<void>[] = [];

  const repeat = async (
    milliseconds: number,
    name: string,
    run: () => Promise<unknown>,
  ): Promise<void> => {
    let failing = false;
    while (!ending.signal.aborted) {
      try {
        await run();
        failing = false;
      } catch (error) {
        // An outage of the database is logged once, not every second.
        if (!failing) log.error({ err: error, job: name }, 'a job failed');
        failing = true;
      }
      await sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };

  return {
    every: (milliseconds, name, run) => void running.push(repeat(milliseconds, name, run)),
    stop: async () => {
      ending.abort();
      await Promise.race([Promise.all(running), sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
