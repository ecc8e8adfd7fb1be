/** Orders whose webhook never came (faults.md, *Commerce* and *The server*). */
import { setTimeout as sleep } from 'node:timers/promises';
import { describeServer } from '../test/client.ts';
import { invoicesOf, ownedBy } from '../test/shop.ts';
import { openStripeShop, until, type Newcomer, type StripeShop } from '../test/stripeShop.ts';
import type { StripeStandIn } from '../test/stripeStandIn.ts';

jest.setTimeout(60_000);

let shop: StripeShop;
let stripe: StripeStandIn;
let who: Newcomer;

describeServer('the reconciling job', () => {
  beforeAll(async () => {
    shop = await openStripeShop(1);
    ({ stripe } = shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    who = await shop.newcomer();
  });

  test('settles an order whose webhook never comes', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    await until(async () => (await ownedBy(who.customer)).length === 1);
    expect(await invoicesOf(who.customer)).toHaveLength(1);
  });

  test('lets go of a page that expired, and asks about it no more', async () => {
    const session = await who.order(who.id(0));
    Object.assign(session, { status: 'expired', url: null });
    await sleep(4000);
    const calls = stripe.calls;
    await sleep(3000);
    expect(stripe.calls - calls).toBeLessThan(2);
    expect(await ownedBy(who.customer)).toEqual([]);
  });

  test('works on when Stripe was away meanwhile', async () => {
    const session = await who.order(who.id(0));
    stripe.pay(session);
    stripe.trouble = 'unreachable';
    await sleep(2500);
    expect(await ownedBy(who.customer)).toEqual([]);
    stripe.trouble = 'none';
    await until(async () => (await ownedBy(who.customer)).length === 1);
  });
});
