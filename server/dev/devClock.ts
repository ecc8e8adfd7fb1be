/** Moves the server's clock, for tests of what expires. It exists only with test pages (config.ts). */
import { Type } from 'typebox';
import { setClockAhead } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import { deleteExpired } from '../jobs/deleteExpired.ts';

const query = Type.Object({
  /** Seconds ahead of the true time. */
  ahead: Type.String({ pattern: '^[0-9]{1,9}$' }),
});

/**
 * Registers `POST /dev/clock?ahead=SECONDS`: sets the server's time that far ahead of the true one, and deletes what
 * has expired by then. Responds with 204.
 */
export function devClock(app: App, db: Database): void {
  app.post('/dev/clock', { schema: { hide: true, querystring: query } }, async (request, reply) => {
    setClockAhead(Number(request.query.ahead));
    await deleteExpired(db);
    return reply.code(204).send();
  });
}
