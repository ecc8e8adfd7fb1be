/** Moves the server's clock, for tests of what expires. A stand-in: config.ts says where these exist. */
import { Type } from 'typebox';
import { setClockAhead } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import { deleteExpiredAccounts } from '../jobs/deleteExpiredAccounts.ts';

const query = Type.Object({
  /** Seconds ahead of the true time. */
  ahead: Type.String({ pattern: '^[0-9]{1,9}$' }),
});

/**
 * `POST /dev/clock?ahead=SECONDS`: from now on the server's time is so far ahead of the true one, and what has
 * expired by then is removed. Answers 204.
 */
export function devClock(app: App, db: Database): void {
  app.post('/dev/clock', { schema: { hide: true, querystring: query } }, async (request, reply) => {
    setClockAhead(Number(request.query.ahead));
    await deleteExpiredAccounts(db);
    return reply.code(204).send();
  });
}
