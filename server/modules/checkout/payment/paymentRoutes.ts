import { defaultLanguage, pathIn } from '../../../../contract/languages.ts';
import { routeTable } from '../../../../contract/routes.ts';
import type { App } from '../../../http/app.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Config } from '../../../config.ts';
import { languageInQuery } from '../../../http/language.ts';
import { requestsOf } from '../../../plugins/limits/addressLimits.ts';
import { successPath, type Checkout } from '../orders/checkout.ts';
import type { Events } from './events.ts';
import { say } from '../../../http/messages/say.ts';

/** Events list what was bought, so they are longer than the app's own requests. */
const EVENT_LIMIT = 512 * 1024;
const REFERENCE = /^[\w-]{24}$/;
const hidden = { hide: true };

export interface PaymentParts {
  config: Config;
  checkout: Checkout;
  events: Events;
}

/**
 * Registers what the provider calls, and where it returns customers to. These are outside /api/v1, because they do not
 * send the application's secret: events are trusted for their signature, and a return only makes the server ask the
 * provider.
 */
export async function payment(app: App, { config, checkout, events }: PaymentParts): Promise<void> {
  await app.register(
    async (plain) => {
      const scope: App = plain.withTypeProvider();
      // The signature is that of the bytes as received.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );

      scope.post('/webhook', { schema: hidden, bodyLimit: EVENT_LIMIT }, async (request, reply) => {
        const { body, headers } = request;
        const signature = headers['stripe-signature'];
        if (!Buffer.isBuffer(body)) throw new HttpError(400, 'An event has a body.');
        await events.receive(body, typeof signature === 'string' ? signature : undefined);
        return reply
          .header('Cache-Control', 'no-store')
          .send({ message: say(request, 'Received.') });
      });

      // The webhook may be late: the server asks the provider now, so that the guides are there when the app's page
      // loads.
      const limited = { schema: hidden, onRequest: app.limitAddress(requestsOf(config)) };
      scope.get('/return', limited, async (request, reply) => {
        const order = referenceIn(request.query);
        const paid = order !== null && (await checkout.returned(order));
        const language = languageInQuery(request.query) ?? defaultLanguage;
        const path = paid ? successPath(language) : pathIn(language, routeTable.cart.path);
        return reply
          .header('Cache-Control', 'no-store')
          .redirect((config.publicUrl ?? '') + path, 303);
      });
    },
    { prefix: '/payment' },
  );
}

function referenceIn(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('order' in query)) return null;
  return typeof query.order === 'string' && REFERENCE.test(query.order) ? query.order : null;
}
