import { MessageResponse, refusals } from '../../../contract/envelope.ts';
import {
  ListeningQuery,
  ListeningRequest,
  ListeningResponse,
} from '../../../contract/listening.ts';
import { callsOf, type App } from '../../http/app.ts';
import { HttpError } from '../../http/errors.ts';
import { customerFor, tokensOf } from '../../plugins/session/session.ts';
import type { ListeningStore } from './listeningStore.ts';
import type { makeWaiting } from './waiting.ts';
import { say } from '../../http/messages/say.ts';

/** Registers the calls below /api/v1/users by which a customer's devices know each other's positions. */
export function listening(
  app: App,
  store: ListeningStore,
  waiting: ReturnType<typeof makeWaiting>,
): void {
  const call = callsOf('listening');
  app.addHook('preClose', async () => waiting.close());

  app.get(
    '/listening',
    call('What the customer’s devices have changed since a version', {
      querystring: ListeningQuery,
      response: { 200: ListeningResponse },
    }),
    async (request, reply) => {
      const { id } = await customerFor(request);
      const since = Number(request.query.since ?? 0);
      const seconds = Number(request.query.wait ?? 0);
      const found = await store.changesSince(id, since);
      if (found.version > since || seconds === 0) return found;
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      await waiting.forChange({ userId: id, since, seconds }, left.signal);
      if (left.signal.aborted) return found;
      // It may have ended meanwhile.
      if (!(await app.sessions.find(tokensOf(request))))
        throw new HttpError(401, 'Please sign in.');
      return store.changesSince(id, since);
    },
  );

  app.post(
    '/listening',
    call(
      'Store where a device has listened, and what else it shares: of two changes the younger stays',
      {
        body: ListeningRequest,
        response: {
          200: MessageResponse,
          ...refusals(409),
        },
      },
    ),
    async (request) => {
      const { id } = await customerFor(request);
      await store.write(id, request.body);
      return { message: say(request, 'Stored.') };
    },
  );
}
