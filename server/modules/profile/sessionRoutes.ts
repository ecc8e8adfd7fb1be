/** The list of a customer's sessions, below /api/v1/users. */
import { IdParams, MessageResponse, listOf, refusals } from '../../../contract/envelope.ts';
import { WireSession } from '../../../contract/profile.ts';
import type { Config } from '../../config.ts';
import { callsOf, type App } from '../../http/app.ts';
import { notFound } from '../../http/errors.ts';
import { customerFor, endSession } from '../../plugins/session/session.ts';
import { say } from '../../http/messages/say.ts';

export function sessions(app: App, config: Config): void {
  const call = callsOf('profile');

  app.get(
    '/sessions',
    call('Where the customer is signed in, the session used last first', {
      response: { 200: listOf(WireSession) },
    }),
    async (request): Promise<{ data: WireSession[] }> => {
      const { id, sessionId } = await customerFor(request);
      const found = await app.sessions.listOf(id);
      const data = found.map((one) => ({
        id: one.id,
        device: one.device,
        signed_in_at: one.signed_in_at.toISOString(),
        last_used_at: one.seen_at.toISOString(),
        current: one.id === sessionId,
      }));
      return { data };
    },
  );

  app.delete(
    '/sessions/:id',
    call('End one session of the customer', {
      params: IdParams,
      response: { 200: MessageResponse, ...refusals(404) },
    }),
    async (request) => {
      const { id } = await customerFor(request);
      if (!(await app.sessions.endOne(id, request.params.id))) throw notFound('This session');
      return { message: say(request, 'That device is signed out.') };
    },
  );

  app.delete(
    '/sessions',
    call('End every session of the customer, the one that asks as well', {
      response: { 200: MessageResponse },
    }),
    async (request, reply) => {
      const { id } = await customerFor(request);
      await app.sessions.endAll(id);
      await endSession(request, reply, config);
      return { message: say(request, 'You are signed out on every device.') };
    },
  );
}
