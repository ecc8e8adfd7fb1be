import { MessageResponse, refusals } from '../../../contract/envelope.ts';
import {
  ListeningQuery,
  ListeningRequest,
  ListeningResponse,
} from '../../../contract/listening.ts';
import type { App } from '../../http/app.ts';
import { HttpError } from '../../http/errors.ts';
import { customerFor, requireCustomer } from '../../plugins/session/session.ts';
import type { ListeningStore } from './listeningStore.ts';

/** Registers the calls below /api/v1/users by which a customer's devices share positions, bookmarks and queue. */
export function listening(app: App, store: ListeningStore): void {
  const onRequest = requireCustomer;
  const tags = ['listening'];

  app.get(
    '/listening',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What the customer’s devices have changed since a version',
        querystring: ListeningQuery,
        response: { 200: ListeningResponse, ...refusals(400, 401, 403, 429, 503) },
      },
    },
    async (request) => {
      const { id } = await customerFor(request);
      return store.changesSince(id, Number(request.query.since ?? 0));
    },
  );

  app.post(
    '/listening',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Store what a device has changed: of two changes of one thing the younger stays',
        body: ListeningRequest,
        response: {
          200: MessageResponse,
          ...refusals(400, 401, 403, 413, 415, 429, 503),
        },
      },
    },
    async (request) => {
      const { id } = await customerFor(request);
      if (!(await store.write(id, request.body))) {
        throw new HttpError(
          400,
          'Your account has too many bookmarks and positions to store more.',
        );
      }
      return { message: 'Stored.' };
    },
  );
}
