/**
 * The payment page of the stand-in (decisions.md, *Real parts*): real HTML under the app's own policy. Paying
 * goes the way of a real provider: its side is changed first, then a signed event comes to the webhook, then
 * the browser goes back.
 */
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { html, sendTestPage, type Html } from '../http/testPage.ts';
import type { Settling } from '../payment/settling.ts';
import type { TestPage, TestProvider } from '../payment/testProvider.ts';

const ID = /^[\w-]{24}$/;
const hidden = { schema: { hide: true } };

export interface DevPaymentParts {
  config: Config;
  provider: TestProvider;
  settling: Settling;
}

interface Asked {
  Params: { id: string };
}

export async function devPayment(
  app: App,
  { config, provider, settling }: DevPaymentParts,
): Promise<void> {
  const pageOf = (id: string): Promise<TestPage | null> =>
    ID.test(id) ? provider.page(id) : Promise.resolve(null);

  await app.register(
    async (plain) => {
      const scope: App = plain.withTypeProvider();
      // The buttons' forms have no fields: whatever comes with them is not read.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
      const show = (reply: FastifyReply, page: TestPage, notice?: string): FastifyReply =>
        sendTestPage(reply, config, pageHtml(page, notice));
      const unknown = (reply: FastifyReply): FastifyReply =>
        sendTestPage(reply.code(404), config, gone);

      scope.get<Asked>('/:id', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        return page ? show(reply, page) : unknown(reply);
      });

      scope.post<Asked>('/:id/pay', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        if (!page) return unknown(reply);
        const event = await provider.pay(page.id);
        if (!event) return show(reply.code(409), { ...page, state: 'closed' });
        await settling.receive(event.body, event.signature);
        return reply.redirect(page.returnUrl, 303);
      });

      // The customer is back before the provider's news: the app has to wait for them.
      scope.post<Asked>('/:id/pay-late', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        if (!page) return unknown(reply);
        const event = await provider.pay(page.id);
        if (!event) return show(reply.code(409), { ...page, state: 'closed' });
        provider.fallSilent(page.id, LATE_MS);
        const news = setTimeout(() => {
          settling.receive(event.body, event.signature).catch((error: unknown) => {
            request.log.warn({ err: error }, 'late news of a test payment were lost');
          });
          // A moment after the silence has ended.
        }, LATE_MS + 100);
        // The process may end before: the reconciling job asks then.
        news.unref();
        return reply.redirect(page.returnUrl, 303);
      });

      // As a bank would: the page stays, and another card may do better.
      scope.post<Asked>('/:id/decline', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        if (!page) return unknown(reply);
        return show(reply.code(402), page, 'The card was declined. Nothing was charged.');
      });

      // The page stays open, as Stripe's does: the same order may be paid later.
      scope.post<Asked>('/:id/cancel', hidden, async (request, reply) => {
        const page = await pageOf(request.params.id);
        return page ? reply.redirect(page.cancelUrl, 303) : unknown(reply);
      });
    },
    { prefix: '/dev/payment' },
  );
}

/** How late the news of 'Pay, confirmed late' are: longer than people wait without a word. */
const LATE_MS = 10_000;

const MARK = 'Test payment: no card is asked for, nothing is charged';

const gone = {
  title: 'No such payment',
  mark: MARK,
  body: html`<p class="card">
    This payment does not exist. <a href="/user/cart">Back to the cart</a>
  </p>`,
};

const money = (amount: string): string => `$ ${amount}`;

function pageHtml(page: TestPage, notice?: string): { title: string; mark: string; body: Html } {
  const lines = page.lines.map(
    ({ title, amount }) =>
      html`<dt>${title}</dt>
        <dd>${money(amount)}</dd>`,
  );
  return {
    title: page.state === 'open' ? `Pay ${money(page.amount)}` : TITLES[page.state],
    mark: MARK,
    body: html`
      ${notice === undefined ? html`` : html`<p class="card" role="alert">${notice}</p>`}
      <section class="card">
        <dl>
          ${lines}
          <dt><strong>Total</strong></dt>
          <dd><strong>${money(page.amount)}</strong></dd>
        </dl>
        ${page.state === 'open' ? buttons(page.id) : html`<a href="${page.cancelUrl}">Back to the shop</a>`}
      </section>
    `,
  };
}

const TITLES = { paid: 'Paid already', closed: 'No longer open' };

const buttons = (id: string): Html => html`
  <div class="actions">
    <form method="post" action="/dev/payment/${id}/pay">
      <button>Pay</button>
    </form>
    <form method="post" action="/dev/payment/${id}/pay-late">
      <button class="quiet">Pay, confirmed 10 s later</button>
    </form>
    <form method="post" action="/dev/payment/${id}/decline">
      <button class="quiet">Decline</button>
    </form>
    <form method="post" action="/dev/payment/${id}/cancel">
      <button class="quiet">Cancel</button>
    </form>
  </div>
`;
