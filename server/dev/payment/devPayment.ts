/**
 * The test payment page (docs/decisions/021-test-pages.md), under the app's content security policy. Paying follows the
 * order of a real provider: its record changes first, then it sends an event to the webhook, then the browser
 * returns.
 */
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { sendPlainPage } from '../../ssr/plainPage.ts';
import type { Events } from '../../modules/checkout/payment/events.ts';
import { fromSmallestUnits, isZero, toSmallestUnits } from '../../lib/money.ts';
import type { TestPage, TestProvider } from './testProvider.ts';
import { gone, pageHtml } from './devPaymentPages.ts';

const ID = /^[\w-]{24}$/;
const hidden = { schema: { hide: true } };

export interface TestPayment {
  provider: TestProvider;
  events: Events;
}

interface PageParams {
  Params: { id: string };
}

export async function devPayment(
  app: App,
  config: Config,
  { provider, events }: TestPayment,
): Promise<void> {
  const pageOf = (id: string): Promise<TestPage | null> =>
    ID.test(id) ? provider.page(id) : Promise.resolve(null);

  await app.register(
    async (plain) => {
      const scope: App = plain.withTypeProvider();
      // The buttons' forms have no fields: a body is ignored.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
      const show = (reply: FastifyReply, page: TestPage, notice?: string): FastifyReply =>
        sendPlainPage(reply, config, pageHtml(page, notice));
      const unknown = (reply: FastifyReply): FastifyReply =>
        sendPlainPage(reply.code(404), config, gone);

      scope.get<PageParams>('/:id', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        return page ? show(reply, page) : unknown(reply);
      });

      scope.post<PageParams>('/:id/pay', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        if (!page) return unknown(reply);
        const event = await provider.pay(page.id);
        if (!event) return show(reply.code(409), { ...page, state: 'closed' });
        await events.receive(Buffer.from(event), undefined);
        return reply.redirect(page.returnUrl, 303);
      });

      // The customer returns before the webhook: the app has to wait for it.
      scope.post<PageParams>('/:id/pay-late', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        if (!page) return unknown(reply);
        const event = await provider.pay(page.id);
        if (!event) return show(reply.code(409), { ...page, state: 'closed' });
        provider.fallSilent(page.id, LATE_MS);
        const news = setTimeout(() => {
          events.receive(Buffer.from(event), undefined).catch((error: unknown) => {
            request.log.warn({ err: error }, 'a late webhook of a test payment was lost');
          });
          // Shortly after the provider responds again.
        }, LATE_MS + 100);
        // If the process ends before, the reconciling job asks the provider.
        news.unref();
        return reply.redirect(page.returnUrl, 303);
      });

      // A declined card: the page stays open, and another card may be accepted.
      scope.post<PageParams>('/:id/decline', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        if (!page) return unknown(reply);
        return show(reply.code(402), page, 'The card was declined. Nothing was charged.');
      });

      // The page stays open, as Stripe's does: the same order may be paid later.
      scope.post<PageParams>('/:id/cancel', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        return page ? reply.redirect(page.cancelUrl, 303) : unknown(reply);
      });

      // After paying, a provider sends its event to the webhook; then the page shows the result.
      const later = (button: string, act: (page: TestPage) => Promise<string | null>): void => {
        scope.post<PageParams>(`/:id/${button}`, hidden, async (request, reply) => {
          const page = await pageOf(request.params.id);
          if (!page) return unknown(reply);
          const event = await act(page);
          if (!event) return show(reply.code(409), page, 'That is not possible any more.');
          await provider.deliver(event, events.receive);
          return reply.redirect(`/dev/payment/${page.id}`, 303);
        });
      };
      later('refund', ({ id, amount, refunded, currency }) => {
        const units = toSmallestUnits(amount, currency);
        const rest = isZero(refunded) ? units : units - toSmallestUnits(refunded, currency);
        return rest > 0
          ? provider.giveBack(id, fromSmallestUnits(rest, currency))
          : Promise.resolve(null);
      });
      later('refund-half', ({ id, amount, currency }) =>
        provider.giveBack(
          id,
          fromSmallestUnits(Math.floor(toSmallestUnits(amount, currency) / 2), currency),
        ),
      );
      later('dispute', ({ id }) => provider.disputes(id, 'open'));
      later('dispute-won', ({ id }) => provider.disputes(id, 'won'));
      later('dispute-lost', ({ id }) => provider.disputes(id, 'lost'));
    },
    { prefix: '/dev/payment' },
  );
}

/** Delay of the webhook of 'Pay, confirmed late', in milliseconds: longer than the app waits without a message. */
const LATE_MS = 10_000;
