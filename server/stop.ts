import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import type { Jobs } from './jobs.ts';

/** faults.md: SIGTERM under load finishes what is running within 10 s. */
const FORCE_AFTER_MS = 9_000;
const GIVE_UP_AFTER_MS = 10_000;
/** Ctrl-C reaches the whole process group, and npm may pass it on once more: only a later one is impatience. */
const IMPATIENT_AFTER_MS = 1_000;
const SWEEP_MS = 50;

export interface Stoppable {
  app: App;
  db: Database;
  jobs: Jobs;
  log: FastifyBaseLogger;
}

/** Takes no new connections, answers what is running, closes the database, ends the process. */
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
    app
      .close()
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
