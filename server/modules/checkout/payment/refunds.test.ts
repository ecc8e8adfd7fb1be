/** Due refunds: each is made independently, and one that cannot be made waits for an operator. */
import { startCommand } from '../../../../tests/support/server/command.ts';
import { ownDatabase } from '../../../../tests/support/server/ownServer.ts';
import {
  openStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../../tests/support/stripe/stripeShop.ts';
import type { FakeSession } from '../../../../tests/support/stripe/stripeCalls.ts';
import type { FakeStripe } from '../../../../tests/support/stripe/fakeStripe.ts';
import { until } from '../../../../tests/support/server/until.ts';

let shop: StripeShop;
let stripe: FakeStripe;
let env: Record<string, string>;

/** Pays for the same guide on two pages; returns the payment that must be refunded. */
async function payTwice(who: Newcomer, prepare: (due: FakeSession) => void): Promise<FakeSession> {
  const due = await who.order(who.id(0));
  const kept = await who.order(who.id(0), who.id(1));
  Object.assign(due, { status: 'open' });
  stripe.pay(due);
  stripe.pay(kept);
  prepare(due);
  await shop.tell(kept);
  await shop.tell(due);
  return due;
}

const refundsOf = ({ payment_intent }: FakeSession) =>
  stripe.refunds.filter((one) => one.payment_intent === payment_intent);

/** Returns the output of the command. */
const orders = async (...words: string[]): Promise<string> => {
  const { code, said } = await startCommand('orders', words, env).ended;
  expect([code, said]).toEqual([0, said]);
  return said;
};

describe('refunds that are due', () => {
  beforeAll(async () => {
    env = { DATABASE_URL: await ownDatabase() };
    shop = await openStripeShop(1, env);
    ({ stripe } = shop);
    env = { ...env, ...stripe.env };
  });
  afterAll(() => shop.close());

  test('one that Stripe refuses delays no other, and is made when Stripe allows it', async () => {
    const refused = await payTwice(await shop.newcomer(), (due) => {
      due.isDisputed = true;
    });
    const other = await payTwice(await shop.newcomer(), () => undefined);
    await until(async () => refundsOf(other).length > 0);
    expect(refundsOf(refused)).toEqual([]);
    const list = await orders();
    expect(list).toContain(`for ${refused.payment_intent}`);
    expect(list).toMatch(/^ {2}NEEDS ATTENTION: \d+\.\d\d USD .+ charge_disputed$/m);
    refused.isDisputed = false;
    await until(async () => refundsOf(refused).length > 0);
    expect(refundsOf(other)).toHaveLength(1);
  });

  test('one whose response was lost is not made a second time', async () => {
    const due = await payTwice(await shop.newcomer(), () => {
      stripe.losesResponses = true;
    });
    // The next attempt looks for the refund of the first one.
    await until(() => stripe.calls.some((path) => path.includes(`intent=${due.payment_intent}`)));
    stripe.losesResponses = false;
    const later = await payTwice(await shop.newcomer(), () => undefined);
    await until(async () => refundsOf(later).length > 0);
    expect(refundsOf(due)).toHaveLength(1);
  });

  test('one that takes longer than the wait for the next attempt is made once', async () => {
    const who = await shop.newcomer();
    const kept = await who.order(who.id(0));
    const partly = await who.order(who.id(0), who.id(1));
    Object.assign(kept, { status: 'open' });
    stripe.pay(kept);
    stripe.pay(partly);
    await shop.tell(kept);
    stripe.takesMs = 2_500;
    await shop.tell(partly);
    await until(() => refundsOf(partly).length > 0);
    // Stripe would refund a part of a payment again.
    const later = await payTwice(await shop.newcomer(), () => undefined);
    await until(() => refundsOf(later).length > 0);
    stripe.takesMs = 20;
    expect(refundsOf(partly)).toHaveLength(1);
  });

  test('an event can be handled again by a command', async () => {
    const who = await shop.newcomer();
    const session = await who.buy(who.id(0));
    const event = stripe.refunded(session, session.amount_total);
    await shop.deliver(event);
    const { id } = JSON.parse(event) as { id: string };
    // The output also has lines of the log.
    expect((await orders('replay', id)).split('\n')).toContain(`${id}: handled`);
    expect(await orders('replay', 'evt_none')).toMatch(/no event/);
  });

  test('a guide that was bought again during a dispute that is won is listed until one price is returned', async () => {
    const who = await shop.newcomer();
    const disputed = await who.buy(who.id(0), who.id(1));
    await shop.deliver(stripe.disputed(disputed, 'created', 'needs_response', 5));
    const again = await who.buy(who.id(0));
    await shop.deliver(stripe.disputed(disputed, 'closed', 'won', 1));
    expect(await orders()).toMatch(
      /^What was paid twice.*\n {2}.+: orders \d+, \d+ of customer \d+/m,
    );
    await shop.deliver(stripe.refunded(again, again.amount_total));
    expect(await orders()).toMatch(/^What was paid twice\n {2}None/m);
  });
});
