import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { App } from '../../http/app.ts';
import { readTemplate } from '../../ssr/document.ts';
import { within } from '../../lib/within.ts';

/** Orchestrators check every few seconds: a later response is useless. */
const READY_WITHIN_MS = 2000;

/**
 * Registers `/healthz` (the process is running) and `/readyz` (the database responds and the app's page, if there is
 * one, is complete, so requests can be served). A database that refuses writes still serves what is read: `/readyz` is
 * 200 with `writable: false`.
 */
export function health(app: App, { distDir }: Pick<Config, 'distDir'>, db: Database): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if ((await readTemplate(distDir)) === null) {
      return reply
        .code(503)
        .header('Retry-After', '1')
        .send({ message: 'The app is not complete.' });
    }
    try {
      const writable = await within(READY_WITHIN_MS, db.isWritable());
      return await reply.send({ status: 'ready', writable });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply
        .code(503)
        .header('Retry-After', '1')
        .send({ message: 'The database does not answer.' });
    }
  });
}
