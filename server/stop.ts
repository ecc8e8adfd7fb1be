import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import type { Jobs } from './jobs/jobs.ts';

/** After a SIGTERM under load, running requests finish within 10 s (docs/faults.md). */
const FORCE_AFTER_MS = 9_000;
const GIVE_UP_AFTER_MS = 10_000;
/** npm forwards a signal that the whole process group has already received: only a later one counts as the second. */
const REPEATED_WITHIN_MS = 1_000;
const SWEEP_MS = 50;
/** Connections that are pending when the signal arrives would be reset, so they are accepted first. */
const ACCEPT_MS = 200;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** After a crash in native code no JavaScript may run: a handler would keep the process running without serving. */
const FATAL_SIGNALS = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;

export interface Stoppable {
  app: App;
  db: Database;
  jobs: Jobs;
  log: FastifyBaseLogger;
}

/**
 * Shuts down on a signal or an unhandled error: accepts pending connections and no more, finishes running requests,
 * closes the database, ends the process.
 */
export function stopOnSignals({ app, db, jobs, log }: Stoppable): void {
  const grace = closeWithGrace(
    {
      delay: GIVE_UP_AFTER_MS,
      skip: [...SIGNALS, ...FATAL_SIGNALS],
      logger: { error: (reason: unknown) => log.error({ err: reason }, 'stopping failed') },
    },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'an error that nothing has handled: stopping');
      // Idle connections are closed; one whose client has paused is closed at the end.
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      setTimeout(() => app.server.closeAllConnections(), FORCE_AFTER_MS).unref();
      await pendingConnections();
      try {
        await app.close();
      } finally {
        clearInterval(sweep);
        try {
          await jobs.stop();
        } finally {
          await db.close();
        }
      }
    },
  );

  let since: number | undefined;
  const stop = (reason: string): void => {
    if (since !== undefined) {
      // The operator's second signal ends a process that hangs.
      if (Date.now() - since > REPEATED_WITHIN_MS) process.exit(1);
      return;
    }
    since = Date.now();
    log.info({ reason }, 'stopping');
    grace.close();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  // A killed test run must not leave a server running.
  if (process.send) process.on('disconnect', () => stop('parent is gone'));
}

/** Resolves when pending connections have been accepted, however busy the process is. */
async function pendingConnections(): Promise<void> {
  await sleep(ACCEPT_MS);
  await new Promise((resolve) => setImmediate(resolve));
}
