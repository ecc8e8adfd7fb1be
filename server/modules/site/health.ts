import type { App } from '../../http/app.ts';
import { within } from '../../lib/within.ts';

export interface HealthParts {
  /** Rejects, or never settles, when the database is down. */
  ping(): Promise<unknown>;
}

/** Orchestrators check every few seconds: a later response is useless. */
const READY_WITHIN_MS = 2000;

/** Registers `/healthz` (the process is running) and `/readyz` (the database responds, so requests can be served). */
export function health(app: App, { ping }: HealthParts): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await within(READY_WITHIN_MS, ping());
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply
        .code(503)
        .header('Retry-After', '1')
        .send({ message: 'The database does not answer.' });
    }
  });
}
