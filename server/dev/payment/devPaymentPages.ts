/** HTML of the test payment pages (devPayment.ts). */
import { isZero, writtenAmount } from '../../lib/money.ts';
import { html, type Html, type PlainPage } from '../../ssr/plainPage.ts';
import { orderButton } from '../../modules/checkout/payment/orderButton.ts';
import type { TestPage } from './testProvider.ts';

const MARK = 'Test payment: no card is asked for, nothing is charged';

export const gone = {
  title: 'No such payment',
  mark: MARK,
  body: html`<p class="card">
    This payment does not exist. <a href="/user/cart">Back to the cart</a>
  </p>`,
};

export function pageHtml(page: TestPage, notice?: string): PlainPage {
  const lines = page.lines.map(
    ({ title, amount }) =>
      html`<dt>${title}</dt>
        <dd>${writtenAmount(amount, page.currency)}</dd>`,
  );
  return {
    title:
      page.state === 'open'
        ? `Pay ${writtenAmount(page.amount, page.currency)}`
        : TITLES[page.state],
    mark: MARK,
    body: html`
      ${notice === undefined ? html`` : html`<p class="card" role="alert">${notice}</p>`}
      <section class="card">
        <dl>
          ${lines}
          <dt><strong>Total</strong></dt>
          <dd><strong>${writtenAmount(page.amount, page.currency)}</strong></dd>
          ${changes(page)}
        </dl>
        ${page.state === 'open' ? buttons(page) : afterwards(page)}
      </section>
    `,
  };
}

const DISPUTES = { open: 'Open', won: 'Won by the shop', lost: 'Won by the customer' };

/** Returns what happened after paying, as rows of a list. */
const changes = ({ refunded, currency, dispute }: TestPage): Html => html`
  ${
    isZero(refunded)
      ? html``
      : html`<dt>Refunded</dt>
          <dd>${writtenAmount(refunded, currency)}</dd>`
  }
  ${
    dispute
      ? html`<dt>Dispute</dt>
          <dd>${DISPUTES[dispute]}</dd>`
      : html``
  }
`;

const TITLES = { paid: 'Paid already', closed: 'No longer open' };

const button = (id: string, name: string, label: string): Html => html`
  <form method="post" action="/dev/payment/${id}/${name}">
    <button class="${name === 'pay' ? '' : 'quiet'}">${label}</button>
  </form>
`;

type Action = [name: string, label: string];

const actions = (id: string, all: Action[]): Html => html`
  <div class="actions">${all.map(([name, label]) => button(id, name, label))}</div>
`;

const buttons = ({ id, language = 'en' }: TestPage): Html =>
  actions(id, [
    ['pay', orderButton[language]],
    ['pay-late', 'Pay, confirmed 10 s later'],
    ['decline', 'Decline'],
    ['cancel', 'Cancel'],
  ]);

/** Returns what the shop's owner can do at the provider, and what a customer's bank can do. */
function possible({ state, amount, refunded, dispute }: TestPage): Action[] {
  const all: Action[] = [];
  if (state !== 'paid') return all;
  if (isZero(refunded)) all.push(['refund-half', 'Refund half']);
  if (refunded !== amount) all.push(['refund', 'Refund all']);
  if (!dispute) all.push(['dispute', 'Dispute']);
  if (dispute === 'open') {
    all.push(['dispute-won', 'The shop wins'], ['dispute-lost', 'The customer wins']);
  }
  return all;
}

const afterwards = (page: TestPage): Html => html`
  ${actions(page.id, possible(page))}
  <p>
    <a href="${page.cancelUrl}">Back to the shop</a>
  </p>
`;
