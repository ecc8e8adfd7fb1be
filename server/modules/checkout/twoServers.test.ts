/** Two servers on one PostgreSQL behave as one. The embedded database has one server. */
import { json, raw } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  newCustomer,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import {
  requestCheckout,
  cartOf,
  guideFor,
  guidesFor,
  invoicesOf,
  ownedBy,
  pay,
  press,
  put,
  urlOf,
} from '../../../tests/support/customers/shop.ts';
import { FakeStripe } from '../../../tests/support/stripe/fakeStripe.ts';
import { until } from '../../../tests/support/server/until.ts';

const pathOf = (url: string): string => new URL(url).pathname;

describe('two servers on one database', () => {
  let here: TestServer;
  let there: TestServer;
  let customer: TestCustomer;
  let ids: number[];
  const fakes: FakeStripe[] = [];

  const startBoth = async (more: Record<string, string>): Promise<void> => {
    const env = { DATABASE_URL: await ownDatabase(), ...more };
    here = await startOwnServer({ env });
    there = await startOwnServer({ env });
    customer = await newCustomer({ base: here.url });
    ids = (await guidesFor(customer)).map(({ id }) => id);
  };
  afterEach(stopOwnServer);
  afterAll(() => Promise.all(fakes.map((stripe) => stripe.stop())));

  const at = (server: TestServer) => callerOf(customer.token, server.url);
  const checkouts = (): Promise<string[]> =>
    Promise.all(
      Array.from({ length: 30 }, (_none, n) => urlOf(requestCheckout(at(n % 2 ? here : there)))),
    );

  test('share the session, the cart, the checkout and the payment', async () => {
    await startBoth({});
    await put(at(there), ids[0] ?? 0, ids[1] ?? 0);
    expect((await cartOf(at(here))).data).toHaveLength(2);
    const pages = new Set((await checkouts()).map(pathOf));
    expect(pages.size).toBe(1);
    const [page = ''] = pages;
    // All customers press at the same time, at both servers.
    const pressed = await Promise.all(
      [here, there, here, there].map(({ url }) => press(url + page, 'pay')),
    );
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await pay(there.url + page)).toBe('/user/cart?status=success');
    for (const server of [here, there]) {
      expect(await ownedBy(at(server))).toEqual([ids[0], ids[1]]);
      expect((await cartOf(at(server))).data).toEqual([]);
      expect(await invoicesOf(at(server))).toHaveLength(1);
    }
    // Signed by one server, played at the other: the key is in the database.
    const { audio_content } = await guideFor(at(here), ids[0] ?? 0);
    const paid = audio_content.find(({ free }) => free === '0');
    const head = await raw(`/storage/${paid?.file_mp3}`, { base: there.url, method: 'HEAD' });
    expect(head.status).toBe(200);
  });

  test.each([
    ['under one name', { PUBLIC_URL: 'https://cicerone.example', DEV: '1' }],
    ['each under its own', {}],
  ])(
    '%s make one page at Stripe of thirty checkouts, and accept its webhook at either',
    async (_how, env) => {
      const stripe = await new FakeStripe().start();
      // Longer than the SDK's own retry, so that the second server has to find the first one's page.
      stripe.takesMs = 1500;
      fakes.push(stripe);
      await startBoth({ ...stripe.env, ...env });
      await put(at(here), ids[0] ?? 0);
      const urls = new Set(await checkouts());
      expect([urls.size, stripe.open.length]).toEqual([1, 1]);
      const session = stripe.at([...urls][0] ?? '');
      stripe.takesMs = 20;
      stripe.pay(session);
      const event = stripe.event('checkout.session.completed', session);
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_none, n) =>
          stripe.deliver(n % 2 ? here.url : there.url, event),
        ),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await json(responses[0] ?? Response.error())).toEqual({ message: 'Received.' });
      expect(await ownedBy(at(there))).toEqual([ids[0]]);
      expect(await invoicesOf(at(here))).toHaveLength(1);
      // The refund of a second payment shows that a refund of the first one would have been made by now.
      const again = stripe.payAgain(session);
      await stripe.deliver(here.url, stripe.event('checkout.session.completed', again));
      await until(() => stripe.refunds.length > 0);
      expect(stripe.refunds).toMatchObject([{ payment_intent: again.payment_intent }]);
    },
  );
});
