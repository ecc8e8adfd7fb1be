/** Creates signed-in customers by one call, for tests and scenarios. It exists only with test pages (config.ts). */
import { randomBytes } from 'node:crypto';
import { now } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import { hashOf } from '../plugins/session/secrets.ts';
import { makeSessions } from '../plugins/session/sessionStore.ts';

/** The response of `POST /dev/customers` (201): a verified account with the token of a session. */
export interface DevCustomer {
  name: string;
  email: string;
  password: string;
  token: string;
}

export async function devCustomers(app: App, db: Database): Promise<void> {
  const sessions = makeSessions(db);
  await app.register(async (scope) => {
    // The call has no input: a body is ignored.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post('/dev/customers', { schema: { hide: true } }, async (_request, reply) => {
      const name = 'Giulia Prova';
      const email = `test-${randomBytes(8).toString('hex')}@cicerone.example`;
      const password = `prova ${randomBytes(6).toString('hex')}`;
      const { id } = await db.sql
        .insertInto('users')
        .values({ name, email, password_hash: await hashOf(password), email_verified_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = await sessions.begin({ userId: id });
      const customer: DevCustomer = { name, email, password, token };
      return reply.code(201).header('Cache-Control', 'no-store').send(customer);
    });
  });
}
