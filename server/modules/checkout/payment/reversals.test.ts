/** Refunds and disputes made at Stripe: docs/decisions/016-refunds-and-disputes.md. */
import type { WireInvoice } from '../../../../contract/invoices.ts';
import { wordsOf } from '../../../../tests/support/customers/pdfWords.ts';
import { json } from '../../../../tests/support/server/client.ts';
import {
  requestCheckout,
  requestPlan,
  invoicesOf,
  ownedBy,
  planNamed,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';
import {
  eachInStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../../tests/support/stripe/stripeShop.ts';
import type { FakeStripe } from '../../../../tests/support/stripe/fakeStripe.ts';
import { until } from '../../../../tests/support/server/until.ts';

let shop: StripeShop;
let stripe: FakeStripe;
let who: Newcomer;

const NUMBER = /^NC-20\d\d-\d{6}$/;
const notesOf = async (invoice: Promise<WireInvoice>) =>
  ((await invoice).credit_notes ?? []).map(({ reason, amount }) => [reason, amount]);

describe('money that goes back at Stripe', () => {
  eachInStripeShop(1, (parts) => ({ shop, stripe, who } = parts));

  const invoice = async (): Promise<WireInvoice> => {
    const [newest] = await invoicesOf(who.customer);
    if (!newest) throw new Error('no invoice');
    return newest;
  };
  const price = (index: number): string => who.guides[index]?.price ?? '';
  const planOf = async (): Promise<unknown> =>
    (await json<{ active_plan: unknown }>(who.customer.api('/api/v1/users/profile-data')))
      .active_plan;

  test('a full refund ends the entitlement and writes one credit note, however often its event arrives', async () => {
    const session = await who.buy(who.id(0), who.id(1));
    const event = stripe.refunded(session, session.amount_total);
    await Promise.all(Array.from({ length: 10 }, () => shop.deliver(event)));
    await shop.deliver(stripe.refunded(session, session.amount_total));
    expect(await ownedBy(who.customer)).toEqual([]);
    const { ended, paid_amount, credit_notes = [] } = await invoice();
    expect([ended, credit_notes]).toEqual([
      true,
      [
        {
          id: expect.any(Number),
          number: expect.stringMatching(NUMBER),
          amount: paid_amount,
          reason: 'refund',
          created_at: expect.any(String),
        },
      ],
    ]);
    const pdf = await who.customer.api(`/api/v1/users/credit-note/${credit_notes[0]?.id}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const other = (await shop.newcomer()).customer;
    expect((await other.api(`/api/v1/users/credit-note/${credit_notes[0]?.id}`)).status).toBe(404);
  });

  test('refunds and disputes are in the security log, with what they do to the entitlement', async () => {
    const events = (): unknown[] =>
      shop.server
        .logs()
        .split('\n')
        .filter((line) => line.includes('"security":true'))
        .map((line): unknown => JSON.parse(line));
    const before = events().length;
    const [first, second] = [await who.buy(who.id(0)), await who.buy(who.id(1))];
    await shop.deliver(stripe.refunded(first, first.amount_total));
    await shop.deliver(stripe.disputed(second, 'created', 'needs_response', 5));
    await until(() => events().length >= before + 4);
    const about = { account: expect.any(Number), order: expect.any(Number) };
    expect(events().slice(before)).toMatchObject([
      { ...about, event: 'payment.refunded' },
      { ...about, event: 'entitlement.ended' },
      { ...about, event: 'payment.disputed' },
      { ...about, event: 'entitlement.ended' },
    ]);
  });

  test('a refunded guide can be bought again', async () => {
    const session = await who.buy(who.id(0));
    await shop.deliver(stripe.refunded(session, session.amount_total));
    await who.buy(who.id(0));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
  });

  test('a partial refund is credited and ends nothing, and that of the rest ends the entitlement', async () => {
    const session = await who.buy(who.id(0));
    await shop.deliver(stripe.refunded(session, 100));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(await notesOf(invoice())).toEqual([['refund', '1.00']]);
    expect((await invoice()).ended).toBeUndefined();
    await shop.deliver(stripe.refunded(session, session.amount_total));
    expect(await ownedBy(who.customer)).toEqual([]);
    const notes = (await invoice()).credit_notes ?? [];
    const cents = notes.map(({ amount }) => Number(amount.replace('.', '')));
    expect([notes.length, cents.reduce((sum, one) => sum + one)]).toEqual([
      2,
      session.amount_total,
    ]);
  });

  test('a refund in the dashboard that fails later gives the guide back', async () => {
    const session = await who.buy(who.id(0));
    const refund = { id: 're_failed', payment_intent: session.payment_intent };
    const failed = stripe.event('refund.failed', { ...refund, failure_reason: 'expired_card' });
    await shop.deliver(stripe.refunded(session, session.amount_total, { secondsAgo: 60 }));
    expect(await ownedBy(who.customer)).toEqual([]);
    for (let n = 0; n < 2; n += 1) await shop.deliver(failed);
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(await notesOf(invoice())).toEqual([
      ['refund', price(0)],
      ['refund_failed', price(0)],
    ]);
    const [, note] = (await invoice()).credit_notes ?? [];
    expect((await who.customer.api(`/api/v1/users/credit-note/${note?.id}`)).status).toBe(200);
  });

  test('a payment that fails days later closes its page, and the cart can be paid again', async () => {
    const session = await who.order(who.id(0));
    Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null });
    await shop.deliver(stripe.event('checkout.session.async_payment_failed', session));
    expect(await ownedBy(who.customer)).toEqual([]);
    const next = stripe.at(await urlOf(requestCheckout(who.customer)));
    expect([next.status, next.id === session.id]).toEqual(['open', false]);
  });

  test('a partial refund of the price of one guide names that guide alone', async () => {
    const session = await who.buy(who.id(0), who.id(1));
    expect(price(0)).not.toBe(price(1));
    await shop.deliver(stripe.refunded(session, who.cents(1)));
    const [note] = (await invoice()).credit_notes ?? [];
    const pdf = await who.customer.api(`/api/v1/users/credit-note/${note?.id}`);
    const words = wordsOf(Buffer.from(await pdf.arrayBuffer()));
    const [kept, returned] = (await invoice()).positions;
    expect([words.includes(String(returned)), words.includes(String(kept))]).toEqual([true, false]);
  });

  test('a dispute ends the entitlement, and one that is won restores it', async () => {
    const session = await who.buy(who.id(0));
    await shop.deliver(stripe.disputed(session, 'created', 'needs_response', 5));
    await shop.deliver(stripe.disputed(session, 'funds_withdrawn', 'needs_response', 5));
    expect(await ownedBy(who.customer)).toEqual([]);
    expect(await notesOf(invoice())).toEqual([['dispute', price(0)]]);
    await shop.deliver(stripe.disputed(session, 'closed', 'won', 1));
    // An older event that arrives last changes nothing.
    await shop.deliver(stripe.disputed(session, 'updated', 'under_review', 3));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(await notesOf(invoice())).toEqual([
      ['dispute', price(0)],
      ['won', price(0)],
    ]);
    expect((await invoice()).ended).toBeUndefined();
  });

  test('a lost dispute ends nothing more, and an inquiry ends nothing', async () => {
    const session = await who.buy(who.id(0));
    await shop.deliver(stripe.disputed(session, 'created', 'warning_needs_response', 9));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    await shop.deliver(stripe.disputed(session, 'created', 'needs_response', 5));
    await shop.deliver(stripe.disputed(session, 'closed', 'lost', 1));
    expect(await ownedBy(who.customer)).toEqual([]);
    expect(await notesOf(invoice())).toEqual([['dispute', price(0)]]);
  });

  test('a refunded subscription ends, and is restored with its end', async () => {
    const { id } = await planNamed(who.customer, /annuale$/);
    const session = stripe.at(await urlOf(requestPlan(who.customer, id)));
    stripe.pay(session);
    await shop.tell(session);
    const before = await planOf();
    expect(before).toEqual({ name: expect.any(String), end: expect.stringMatching(/Z$/) });
    await shop.deliver(stripe.disputed(session, 'created', 'needs_response', 5));
    expect([await planOf(), await ownedBy(who.customer)]).toEqual([null, []]);
    await shop.deliver(stripe.disputed(session, 'closed', 'won', 1));
    expect(await planOf()).toEqual(before);
  });

  test('a second payment is refunded without ending what the first one bought', async () => {
    const first = await who.order(who.id(0));
    const second = await who.order(who.id(0), who.id(1));
    Object.assign(first, { status: 'open' });
    stripe.pay(first);
    stripe.pay(second);
    await shop.tell(first);
    await shop.tell(second);
    const sent = () => stripe.refunds.find((one) => one.payment_intent === second.payment_intent);
    await until(async () => sent() !== undefined);
    // Stripe sends an event for the server's own refunds too.
    await shop.deliver(stripe.refunded(second, sent()?.amount ?? 0));
    expect(await ownedBy(who.customer)).toEqual([who.id(0), who.id(1)]);
    expect(await notesOf(invoice())).toEqual([]);
    await shop.deliver(stripe.refunded(second, second.amount_total));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    expect(await notesOf(invoice())).toEqual([['refund', price(1)]]);
  });

  test('a refund whose event arrives before its payment is stored until the payment is known', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    await shop.deliver(stripe.refunded(session, session.amount_total));
    await shop.tell(session);
    await until(async () => (await invoice()).ended === true);
    expect(await ownedBy(who.customer)).toEqual([]);
  });

  test('events of unknown payments are accepted and change nothing', async () => {
    await who.buy(who.id(0));
    const session = {
      ...(await (await shop.newcomer()).order(who.id(0))),
      payment_intent: 'pi_foreign',
    };
    await shop.deliver(stripe.refunded(session, 100));
    await shop.deliver(stripe.disputed(session, 'created', 'needs_response'));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
  });

  test('numbers of credit notes written at the same time are unique and without gaps', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.newcomer()));
    const sessions = await Promise.all(buyers.map((buyer) => buyer.buy(buyer.id(0))));
    await Promise.all(
      sessions.map((session) => shop.deliver(stripe.refunded(session, session.amount_total))),
    );
    const lists = await Promise.all(buyers.map(({ customer }) => invoicesOf(customer)));
    const numbers = lists
      .flat()
      .flatMap(({ credit_notes = [] }) => credit_notes)
      .map(({ number }) => Number(number.slice(8)))
      .sort((one, other) => one - other);
    const [first = 0] = numbers;
    expect(numbers).toEqual(buyers.map((_buyer, index) => first + index));
  });
});
