/**
 * Kills the server during payments (docs/faults.md). Afterwards what was acknowledged is stored, what the provider has
 * received is settled, and nothing is stored twice. CICERONE_CRASH_ROUNDS sets the number of rounds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireGuide } from '../../../contract/guides.ts';
import { demoCustomers } from '../../../demo/customers.ts';
import {
  callerOf,
  newCustomer,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import { killAndStart, startDurableShop, victimOf } from '../../../tests/support/crash/killShop.ts';
import { stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import {
  requestCheckout,
  cartOf,
  guidesFor,
  invoicesOf,
  ownedBy,
  press,
  put,
  urlOf,
} from '../../../tests/support/customers/shop.ts';
import { until } from '../../../tests/support/server/until.ts';

const ROUNDS = Number(process.env['CICERONE_CRASH_ROUNDS'] ?? 3);
const BUYERS = 4;
// Each round kills a process and starts another.
jest.setTimeout(120_000 + ROUNDS * 30_000);
afterAll(stopOwnServer);

interface Buyer {
  customer: TestCustomer;
  /** Acknowledged to the browser. */
  paid: Set<number>;
  /** Acknowledged as added to the cart, and not yet in a payment that may have succeeded. */
  inCart: Set<number>;
  /** Paid at the provider, but the response did not arrive. */
  uncertain: Map<number, string>;
}

const pathOf = (url: string): string => new URL(url).pathname;

async function buyUntilKilled(
  server: TestServer,
  buyer: Buyer,
  guides: WireGuide[],
): Promise<void> {
  const shopper = callerOf(buyer.customer.token, server.url);
  for (const { id } of guides) {
    if (buyer.paid.has(id) || buyer.inCart.has(id) || buyer.uncertain.has(id)) continue;
    await put(shopper, id);
    buyer.inCart.add(id);
    const page = pathOf(await urlOf(requestCheckout(shopper)));
    const all = [...buyer.inCart];
    for (const one of all) buyer.uncertain.set(one, page);
    buyer.inCart.clear();
    const response = await press(server.url + page, 'pay');
    if (response.status !== 303) throw new Error(`pay: ${response.status}`);
    for (const one of all) {
      buyer.uncertain.delete(one);
      buyer.paid.add(one);
    }
  }
}

async function check(server: TestServer, buyer: Buyer): Promise<void> {
  const shopper = callerOf(buyer.customer.token, server.url);
  const cart = async (): Promise<number[]> =>
    (await cartOf(shopper)).data.map(({ audio_guide }) => audio_guide.id);
  for (const [id, page] of buyer.uncertain) {
    const taken = (await (await fetch(server.url + page)).text()).includes('Paid already');
    if (taken) await until(async () => (await ownedBy(shopper)).includes(id));
    // Neither paid nor granted: it is still in the cart.
    if (taken) buyer.paid.add(id);
    else buyer.inCart.add(id);
    buyer.uncertain.delete(id);
  }
  const owned = await ownedBy(shopper);
  expect(new Set(owned)).toEqual(buyer.paid);
  // A guide whose response did not arrive may be in the cart too.
  const now = await cart();
  expect([...buyer.inCart].filter((id) => !now.includes(id))).toEqual([]);
  for (const id of now) buyer.inCart.add(id);
  const positions = (await invoicesOf(shopper)).flatMap((invoice) => invoice.positions);
  expect(positions).toHaveLength(owned.length);
  expect(new Set(positions).size).toBe(positions.length);
}

describe('kill -9 in the middle of payments', () => {
  test(`loses nothing acknowledged, and stores nothing twice (${ROUNDS} times)`, async () => {
    const env = { PAYMENT_CHECK_SECONDS: '1' };
    let server = await startDurableShop(env);
    const makeBuyer = async (): Promise<Buyer> => ({
      customer: await newCustomer({ base: server.url }),
      paid: new Set<number>(),
      inCart: new Set<number>(),
      uncertain: new Map(),
    });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, makeBuyer));
    const all = await guidesFor(callerOf(undefined, server.url));
    // Customers own free guides already.
    const guides = all.filter(({ price }) => price !== '0.00');

    const former: TestCustomer[] = [];
    const paidByAll = () => buyers.reduce((sum, { paid }) => sum + paid.size, 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = server;
      const before = paidByAll();
      const work = buyers.map((buyer) =>
        buyUntilKilled(running, buyer, guides).catch(() => undefined),
      );
      // A kill before the first payment would test nothing; on a busy machine the payment takes a while.
      await until(() => paidByAll() > before);
      await sleep(Math.random() * 500);
      server = await killAndStart(running, victimOf(round), env);
      await Promise.all(work);
      for (const buyer of buyers) await check(server, buyer);
      // A buyer who owns half of the guides is replaced by a new one.
      for (const [place, { paid, customer }] of buyers.entries()) {
        if (paid.size < guides.length / 2) continue;
        former.push(customer);
        buyers[place] = await makeBuyer();
      }
    }

    const lists = await Promise.all(
      [...former, ...buyers.map(({ customer }) => customer)].map(({ token }) =>
        invoicesOf(callerOf(token, server.url)),
      ),
    );
    const numbers = lists.flat().map(({ number }) => Number(number.slice(5)));
    numbers.sort((one, other) => one - other);
    expect(numbers.length).toBeGreaterThan(0);
    // The first ones are the demo customer's, each with its own payment; in January some are of the year before.
    const [first = 0] = numbers;
    expect(first).toBeLessThanOrEqual(demoCustomers.returning.bought.length + 1);
    expect(numbers).toEqual(numbers.map((_number, index) => first + index));
  });
});
