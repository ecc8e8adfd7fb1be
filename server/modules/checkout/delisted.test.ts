/** A guide leaves the catalogue while its payment page is open. */
import pg from 'pg';
import { mailsTo } from '../../../tests/support/customers/customer.ts';
import { ownDatabase } from '../../../tests/support/server/ownServer.ts';
import { invoicesOf, ownedBy } from '../../../tests/support/customers/shop.ts';
import {
  openStripeShop,
  type Newcomer,
  type StripeShop,
} from '../../../tests/support/stripe/stripeShop.ts';
import { until } from '../../../tests/support/server/until.ts';

// Only on PostgreSQL, where the test can change the table. The embedded database belongs to its server.

let shop: StripeShop;
let who: Newcomer;
let database: pg.Client;

const list = (guideId: number, listed: boolean): Promise<unknown> =>
  database.query('UPDATE guides SET listed = $2 WHERE id = $1', [guideId, listed]);

describe('a guide that was delisted', () => {
  const open = async (checkSeconds: number): Promise<void> => {
    const DATABASE_URL = await ownDatabase();
    shop = await openStripeShop(checkSeconds, { DATABASE_URL });
    database = new pg.Client({ connectionString: DATABASE_URL });
    await database.connect();
    who = await shop.newcomer();
  };
  afterEach(async () => {
    await database.end();
    await shop.close();
  });

  test('has its open payment page closed', async () => {
    await open(1);
    const page = await who.order(who.id(0));
    await list(who.id(0), false);
    await until(() => page.status === 'expired');
    expect(await ownedBy(who.customer)).toEqual([]);
  });

  test('is refunded when it was paid before its page was closed, and the other guide is sold', async () => {
    await open(3600);
    const page = await who.order(who.id(0), who.id(1));
    await list(who.id(0), false);
    shop.stripe.pay(page);
    await shop.tell(page);
    await until(() => shop.stripe.refunds.some(({ amount }) => amount === who.cents(0)));
    const [invoice] = await invoicesOf(who.customer);
    expect([invoice?.positions, invoice?.paid_amount]).toEqual([
      [who.guides[1]?.title],
      who.guides[1]?.price,
    ]);
    await list(who.id(0), true);
    expect(await ownedBy(who.customer)).toEqual([who.id(1)]);
    const mails = await mailsTo(who.customer.email, shop.server.url);
    expect(mails.filter(({ text }) => /leaves our catalogue/.test(text))).toHaveLength(1);
  });
});
