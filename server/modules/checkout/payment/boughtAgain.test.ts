/** A guide that two paid orders contain: docs/decisions/016-refunds-and-disputes.md. */
import { describeServer } from '../../../../tests/support/server/client.ts';
import { ownedBy } from '../../../../tests/support/customers/shop.ts';
import {
  eachInStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../../tests/support/stripe/stripeShop.ts';
import type { FakeStripe } from '../../../../tests/support/stripe/fakeStripe.ts';

let shop: StripeShop;
let stripe: FakeStripe;
let who: Newcomer;

describeServer('a guide that was bought again during a dispute', () => {
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
