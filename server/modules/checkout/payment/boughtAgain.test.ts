/** Guides and years that two orders have paid: docs/decisions/016-refunds-and-disputes.md. */
import { json } from '../../../../tests/support/server/client.ts';
import {
  ownedBy,
  planNamed,
  requestPlan,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';
import {
  eachInStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../../tests/support/stripe/stripeShop.ts';
import type { FakeStripe } from '../../../../tests/support/stripe/fakeStripe.ts';
import type { FakeSession } from '../../../../tests/support/stripe/stripeCalls.ts';

let shop: StripeShop;
let stripe: FakeStripe;
let who: Newcomer;

describe('a guide that was bought again during a dispute', () => {
  eachInStripeShop(1, (parts) => ({ shop, stripe, who } = parts));

  test('stays owned until the money of both orders is returned', async () => {
    const both = [who.id(0), who.id(1)];
    const disputed = await who.buy(...both);
    await shop.deliver(stripe.disputed(disputed, 'created', 'needs_response', 5));
    const again = await who.buy(who.id(0));
    expect(await ownedBy(who.customer)).toEqual([who.id(0)]);
    await shop.deliver(stripe.disputed(disputed, 'closed', 'won', 1));
    expect(await ownedBy(who.customer)).toEqual(both);
    await shop.deliver(stripe.refunded(again, again.amount_total));
    expect(await ownedBy(who.customer)).toEqual(both);
    await shop.deliver(stripe.refunded(disputed, disputed.amount_total));
    expect(await ownedBy(who.customer)).toEqual([]);
  });
});

describe('a year that was paid while another order has a year', () => {
  eachInStripeShop(1, (parts) => ({ shop, stripe, who } = parts));

  const buyYear = async (): Promise<FakeSession> => {
    const { id } = await planNamed(who.customer, /annuale$/);
    const session = stripe.at(await urlOf(requestPlan(who.customer, id)));
    stripe.pay(session);
    await shop.tell(session);
    return session;
  };
  /** Returns the end of the subscription that is active now; 0 without one. */
  const end = async (): Promise<number> => {
    const profile = await json<{ active_plan: { end: string } | null }>(
      who.customer.api('/api/v1/users/profile-data'),
    );
    return profile.active_plan ? Date.parse(profile.active_plan.end) : 0;
  };
  const DAY = 86_400_000;

  test('begins at once when the money of the first one is returned', async () => {
    const first = await buyYear();
    const year = await end();
    await buyYear();
    await shop.deliver(stripe.refunded(first, first.amount_total));
    // A year may have a day more than the other.
    expect(Math.abs((await end()) - year)).toBeLessThan(2 * DAY);
  });

  test('returns to its dates when the dispute of the first one is won', async () => {
    const first = await buyYear();
    const year = await end();
    await buyYear();
    const both = await end();
    await shop.deliver(stripe.disputed(first, 'created', 'needs_response', 5));
    expect(Math.abs((await end()) - year)).toBeLessThan(2 * DAY);
    await shop.deliver(stripe.disputed(first, 'closed', 'won', 1));
    expect(await end()).toBe(both);
  });

  test('follows the first one when it was bought during a dispute that is won', async () => {
    const first = await buyYear();
    const year = await end();
    await shop.deliver(stripe.disputed(first, 'created', 'needs_response', 5));
    await buyYear();
    await shop.deliver(stripe.disputed(first, 'closed', 'won', 1));
    expect(await end()).toBeGreaterThan(year + 360 * DAY);
  });
});
