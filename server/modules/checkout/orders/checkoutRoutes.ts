import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { callsOf, type App } from '../../../http/app.ts';
import { notFound, type HttpError } from '../../../http/errors.ts';
import { fieldError } from '../../../http/fields.ts';
import {
  CartChangedResponse,
  CheckoutRequest,
  PaymentResponse,
} from '../../../../contract/cart.ts';
import { refusals } from '../../../../contract/envelope.ts';
import { SubscriptionRequest } from '../../../../contract/plans.ts';
import { languageOf } from '../../../http/language.ts';
import { siteOriginOf } from '../../../http/siteOrigin.ts';
import type { PaymentRequest, Checkout } from './checkout.ts';
import { customerFor } from '../../../plugins/session/session.ts';
import type { CartStore } from '../../cart/cartStore.ts';
import { CartChanged, NotForSale } from './orderStore.ts';
import { say } from '../../../http/messages/say.ts';

export interface CheckoutParts {
  service: Checkout;
  cart: CartStore;
}

const call = callsOf('cart');

/**
 * Registers the calls below /api/v1/users: both respond with 201 and the address of the payment page.
 */
export function checkout(app: App, config: Config, { service, cart }: CheckoutParts): void {
  const paymentRequest = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PaymentRequest> => ({
    userId: (await customerFor(request)).id,
    base: siteOriginOf(request, config),
    language: languageOf(request),
    onOrder: (number) => void reply.header('X-Order-Number', number),
  });

  app.post(
    '/checkout',
    call('Get the address where the cart is paid; repeated calls return the same order', {
      body: CheckoutRequest,
      response: {
        201: PaymentResponse,
        409: CartChangedResponse,
        ...refusals(502),
      },
    }),
    async (request, reply) => {
      const payment = await paymentRequest(request, reply);
      try {
        const payment_url = await forSale(service.cart(payment, request.body.version));
        return await reply.code(201).send({ payment_url });
      } catch (error) {
        if (!(error instanceof CartChanged)) throw error;
        return reply.code(409).send({
          message: say(request, CHANGED),
          cart: await cart.cartOf(payment.userId, payment.language),
        });
      }
    },
  );

  app.post(
    '/subscription',
    call('Get the address where a plan is paid; with a plan active the new one begins at its end', {
      body: SubscriptionRequest,
      response: {
        201: PaymentResponse,
        ...refusals(404, 502),
      },
    }),
    async (request, reply) => {
      const payment = await paymentRequest(request, reply);
      const payment_url = await forSale(service.plan(payment, request.body.plan_id));
      return reply.code(201).send({ payment_url });
    },
  );
}

const CHANGED = 'Your cart has changed. Please look at it again.';

async function forSale(url: Promise<string>): Promise<string> {
  try {
    return await url;
  } catch (error) {
    throw error instanceof NotForSale ? refusalOf(error) : error;
  }
}

function refusalOf({ reason, titles }: NotForSale): HttpError {
  switch (reason) {
    case 'empty':
      return fieldError({ cart: ['There is nothing to pay: your cart is empty.'] });
    case 'owned': {
      const names = titles.map((title) => `“${title}”`).join(', ');
      return fieldError({
        cart: [['You own {0} already: please remove it from your cart first.', names]],
      });
    }
    case 'unknown':
      return notFound('This plan');
    case 'inactive':
      return fieldError({ plan_id: ['This plan is no longer offered.'] });
    case 'endless':
      return fieldError({ plan_id: ['Your subscription never ends: there is nothing to renew.'] });
  }
}
