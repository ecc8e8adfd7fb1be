import { callsOf, type App } from '../../http/app.ts';
import { notFound } from '../../http/errors.ts';
import { fieldError } from '../../http/fields.ts';
import { addVary, languageOf } from '../../http/language.ts';
import { AddToCartRequest, CartResponse } from '../../../contract/cart.ts';
import { IdParams, MessageResponse, refusals } from '../../../contract/envelope.ts';
import { customerFor } from '../../plugins/session/session.ts';
import { CART_LIMIT, type CartStore } from './cartStore.ts';
import { say } from '../../http/messages/say.ts';

const call = callsOf('cart');

/** Registers the cart below /api/v1/users. Prices and sums come from the database. */
export function cart(app: App, store: CartStore): void {
  app.get(
    '/cart',
    call('What is in the cart, with exact sums', { response: { 200: CartResponse } }),
    async (request, reply) => {
      addVary(reply, 'Accept-Language');
      return store.cartOf((await customerFor(request)).id, languageOf(request));
    },
  );

  app.post(
    '/cart/add',
    call('Put a guide into the cart; a second call changes nothing', {
      body: AddToCartRequest,
      response: { 200: MessageResponse, ...refusals(404) },
    }),
    async (request) => {
      const { id } = await customerFor(request);
      const added = await store.add(id, request.body.guide_id, languageOf(request));
      if (!added) throw notFound('This guide');
      const { outcome, title } = added;
      switch (outcome) {
        case 'added':
          return { message: say(request, ['“{0}” was added to your cart.', title]) };
        // Pressed twice, or in another tab: the guide is in the cart, so this is a success.
        case 'there':
          return { message: say(request, ['“{0}” is in your cart already.', title]) };
        case 'owned':
          throw fieldError({ guide_id: ['You own this guide already.'] });
        case 'full':
          throw fieldError({
            guide_id: [
              ['A cart can have at most {0} guides: please pay for these first.', CART_LIMIT],
            ],
          });
      }
    },
  );

  app.delete(
    '/cart/delete/:id',
    call('Remove an item from the cart, by the item’s id', {
      params: IdParams,
      response: { 200: MessageResponse, ...refusals(404) },
    }),
    async (request) => {
      const { id } = await customerFor(request);
      // The response for another customer's item is the same as for an unknown one (docs/faults.md).
      if (!(await store.remove(id, request.params.id))) throw notFound('This item');
      return { message: say(request, 'The guide was removed from your cart.') };
    },
  );
}
