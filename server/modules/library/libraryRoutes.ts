import { callsOf, type App } from '../../http/app.ts';
import { notFound, HttpError } from '../../http/errors.ts';
import { fieldError } from '../../http/fields.ts';
import { IdParams, MessageResponse, listOf, refusals } from '../../../contract/envelope.ts';
import { AddToLibraryRequest, WireWish, WishListQuery } from '../../../contract/library.ts';
import type { AccessOf } from '../access/requestAccess.ts';
import { customerFor } from '../../plugins/session/session.ts';
import { WISH_LIMIT, type WishStore } from './wishStore.ts';
import { say } from '../../http/messages/say.ts';

/**
 * Registers the calls below /api/v1/users: library and wish list are one list
 * (docs/decisions/018-paths-and-bodies-of-calls.md).
 */
export function library(app: App, store: WishStore, accessOf: AccessOf): void {
  const call = callsOf('library');

  app.get(
    '/wishlist',
    call('What is in the library, added last first; an item’s id is its guide’s', {
      querystring: WishListQuery,
      response: { 200: listOf(WireWish) },
    }),
    async (request) => {
      const customer = await customerFor(request);
      const wishes = await store.wishesOf(customer.id, await accessOf(request));
      return { data: request.query.fields === 'id' ? wishes.map(({ id }) => ({ id })) : wishes };
    },
  );

  app.post(
    '/wishlist',
    call('Put a guide into the library; a second call changes nothing', {
      body: AddToLibraryRequest,
      response: {
        200: MessageResponse,
        201: MessageResponse,
        ...refusals(404),
      },
    }),
    async (request, reply) => {
      const { id } = await customerFor(request);
      const wished = await store.add(id, request.body.guide_id, await accessOf(request));
      if (!wished) throw notFound('This guide');
      const { outcome, title } = wished;
      switch (outcome) {
        case 'added':
          return reply
            .code(201)
            .send({ message: say(request, ['“{0}” was added to your library.', title]) });
        // Pressed twice, or in another tab: the guide is in the list, so this is a success.
        case 'there':
          return { message: say(request, ['“{0}” is in your library already.', title]) };
        case 'full':
          throw fieldError({
            guide_id: [
              ['A library can have at most {0} guides: please remove one first.', WISH_LIMIT],
            ],
          });
      }
    },
  );

  app.delete(
    '/wishlist/delete/:id',
    call('Remove a guide from the library, by the guide’s id', {
      params: IdParams,
      response: { 200: MessageResponse, ...refusals(404) },
    }),
    async (request) => {
      const { id } = await customerFor(request);
      if (!(await store.remove(id, request.params.id)))
        throw new HttpError(404, 'This guide is not in your library.');
      return { message: say(request, 'The guide was removed from your library.') };
    },
  );
}
