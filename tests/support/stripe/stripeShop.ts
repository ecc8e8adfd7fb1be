/** A server for a single test whose payments use the fake of Stripe. */
import { startOwnServer, stopOwnServer } from '../server/ownServer.ts';
import type { TestServer } from '../server/server.ts';
import { requestCheckout, newBuyer, put, urlOf, type Buyer } from '../customers/shop.ts';
import type { FakeSession } from './stripeCalls.ts';
import { FakeStripe } from './fakeStripe.ts';

export interface Newcomer extends Buyer {
  /** Returns a price in cents. */
  cents(index: number): number;
  /** Adds guides to the cart and checks out; returns the page at Stripe. */
  order(...guideIds: number[]): Promise<FakeSession>;
  /** Orders, pays and settles. */
  buy(...guideIds: number[]): Promise<FakeSession>;
}

export interface StripeShop {
  stripe: FakeStripe;
  server: TestServer;
  /** Delivers “completed” for a session. */
  tell(session: FakeSession): Promise<Response>;
  tellExpired(session: FakeSession): Promise<Response>;
  /** Delivers an event that must be accepted. */
  deliver(event: string): Promise<void>;
  newcomer(): Promise<Newcomer>;
  close(): Promise<void>;
}

/** `checkSeconds`: how often orders are reconciled. `more`: further settings of the server. */
export async function openStripeShop(
  checkSeconds: number,
  more: Record<string, string> = {},
): Promise<StripeShop> {
  const stripe = await new FakeStripe().start();
  const env = { ...stripe.env, PAYMENT_CHECK_SECONDS: String(checkSeconds), ...more };
  const server = await startOwnServer({ env });
  const event = (type: string, session: object): string =>
    stripe.event(`checkout.session.${type}`, session);
  const tell = (session: FakeSession): Promise<Response> =>
    stripe.deliver(server.url, event('completed', session));
  return {
    stripe,
    server,
    tell,
    deliver: async (payload) => {
      const response = await stripe.deliver(server.url, payload);
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    },
    tellExpired: (session) =>
      stripe.deliver(server.url, event('expired', { ...session, status: 'expired' })),
    newcomer: async () => {
      stripe.trouble = 'none';
      const buyer = await newBuyer({ base: server.url });
      const { customer, guides } = buyer;
      const order = async (...guideIds: number[]): Promise<FakeSession> => {
        await put(customer, ...guideIds);
        return stripe.at(await urlOf(requestCheckout(customer)));
      };
      return {
        ...buyer,
        cents: (index) => Number(guides[index]?.price.replace('.', '')),
        order,
        buy: async (...guideIds) => {
          const session = await order(...guideIds);
          stripe.pay(session);
          await tell(session);
          return session;
        },
      };
    },
    close: async () => {
      await stopOwnServer();
      await stripe.stop();
    },
  };
}

/** Opens a shop for the tests of a `describe`; each test begins with a new customer. */
export function eachInStripeShop(
  checkSeconds: number,
  begin: (
    parts: Pick<StripeShop, 'stripe' | 'server'> & { shop: StripeShop; who: Newcomer },
  ) => void,
): void {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await openStripeShop(checkSeconds);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const { stripe, server } = shop;
    begin({ shop, stripe, server, who: await shop.newcomer() });
  });
}
