import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import type { Jobs } from './jobs/jobs.ts';

/** A SIGTERM under load finishes running requests within 10 s (docs/faults.md). */
const FORCE_AFTER_MS = 9_000;
const GIVE_UP_AFTER_MS = 10_000;
/** Ctrl-C reaches the whole process group, and npm may pass it on once more: only a later one is impatience. */
const IMPATIENT_AFTER_MS = 1_000;
const SWEEP_MS = 50;
/** Connections that are pending when the signal arrives would be reset: they are accepted first. */
const LET_IN_MS = 200;

const whoeverIsAtTheDoor = async (): Promise<void> => {
  await sleep(LET_IN_MS);
  // After the next accept, however late a busy process gets to it.
  await new Promise((resolve) => setImmediate(resolve));
};

export interface Stoppable {
  app: App;
  db: Database;
  jobs: Jobs;
  log: FastifyBaseLogger;
}

/** Accepts pending connections and no later ones, finishes running requests, closes the database, ends the process. */
export function stopOnSignals({ app, db, jobs, log }: Stoppable): void {
  let asked: number | undefined;

  const stop = (reason: string): void => {
    if (asked !== undefined) {
      if (Date.now() - asked > IMPATIENT_AFTER_MS) process.exit(1);
      return;
    }
    asked = Date.now();
    log.info({ reason }, 'stopping');
    // A kept-alive connection ends as soon as its answer is out; a paused listener's is cut in the end.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    setTimeout(() => app.server.closeAllConnections(), FORCE_AFTER_MS).unref();
    setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS).unref();
    whoeverIsAtTheDoor()
      .then(() => app.close())
      .finally(() => clearInterval(sweep))
      .finally(() => jobs.stop())
      .finally(() => db.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };

  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // A test run that was killed leaves no server behind.
  if (process.send) process.on('disconnect', () => stop('parent is gone'));
}
