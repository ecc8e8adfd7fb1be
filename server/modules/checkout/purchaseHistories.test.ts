/**
 * Random histories of customers who buy, pay again, listen, withdraw, dispute and are erased, while refunds of the
 * dashboard and webhooks arrive late, repeatedly, in any order or never, and the clock passes changes of the clocks and
 * the 14th day. At the end a customer has a guide if and only if the shop has kept its money, and the books have it to the
 * cent. CICERONE_PURCHASES sets their number, CICERONE_SEED another series.
 */
import fc from 'fast-check';
import { ownDatabase } from '../../../tests/support/server/ownServer.ts';
import { openStripeShop, type StripeShop } from '../../../tests/support/stripe/stripeShop.ts';
import {
  makeHistory,
  type History,
  type HistoryShop,
  type Step,
} from '../../../tests/support/stripe/purchaseHistory.ts';
import { faultsOf, gapsIn, openRefundsOf } from '../../../tests/support/stripe/purchaseFaults.ts';
import { setClockAhead } from '../../../tests/support/customers/customer.ts';
import { until } from '../../../tests/support/server/until.ts';
import pg from 'pg';

const number = Number(process.env.CICERONE_PURCHASES ?? 100);
const seed = Number(process.env.CICERONE_SEED ?? 1);
/** Histories of a batch run at the same time, and share the clock. */
const inBatch = Math.max(15, Math.ceil(number / 150));
const [HOUR, DAY] = [3600, 86_400];
/** The clocks go forward in the first batch, and back in the seventh. */
const FIRST = Date.parse('2036-03-20T09:00:00Z') / 1000;
const BETWEEN_BATCHES = 33 * DAY;

const steps = fc.array(
  fc.record({
    act: fc.constantFrom<Step['act']>(
      'buy',
      'buy',
      'buy',
      'subscribe',
      'pay again',
      'answer',
      'download',
      'withdraw',
      'withdraw',
      'withdraw',
      'refund part',
      'refund all',
      'refund fails',
      'dispute',
      'win',
      'lose',
      'deliver',
      'deliver',
      'deliver',
      'erase',
    ),
    chance: fc.nat(9999),
  }),
  { minLength: 3, maxLength: 7 },
);
const plan = fc.record({
  phases: fc.tuple(steps, steps, steps),
  // The second phase begins on the last day of what was bought in the first, the third after it, in some batches.
  jumps: fc.tuple(
    fc.constantFrom(HOUR, 3 * DAY, 14 * DAY - HOUR),
    fc.constantFrom(DAY, 12 * DAY, 15 * DAY),
  ),
});

describe(`${number} histories of purchases`, () => {
  let shop: StripeShop;
  let database: pg.Pool;
  let parts: HistoryShop;
  beforeAll(async () => {
    const url = await ownDatabase();
    shop = await openStripeShop(1, { DATABASE_URL: url, RATE_LIMIT: '0' });
    database = new pg.Pool({ connectionString: url });
    let seconds = Math.floor(Date.now() / 1000);
    // Each second has one event: Stripe does not say which of two of the same second was the later.
    shop.stripe.clock = () => (seconds += 1);
    shop.stripe.takesMs = 0;
    parts = { shop, database };
  });
  afterAll(async () => {
    await database.end();
    await shop.close();
  });

  test(
    'leave customers with what they have paid for, and books to the cent',
    async () => {
      const plans = fc.sample(plan, { numRuns: number, seed });
      for (let first = 0; first < plans.length; first += inBatch) {
        const batch = plans.slice(first, first + inBatch);
        await runBatch(batch, first / inBatch);
      }
      expect(await gapsIn(database)).toEqual([]);
    },
    20_000 + number * 2_000,
  );

  async function runBatch(
    plans: (typeof plan extends fc.Arbitrary<infer T> ? T : never)[],
    index: number,
  ) {
    const [first] = plans;
    if (!first) return;
    let at = FIRST + index * BETWEEN_BATCHES;
    const moveTo = async (time: number): Promise<void> => {
      at = time;
      await setClockAhead(shop.server.url, Math.round(time - Date.now() / 1000));
    };
    await moveTo(at);
    const histories: History[] = await Promise.all(plans.map(() => makeHistory(parts)));
    for (const phase of [0, 1, 2] as const) {
      if (phase > 0) await moveTo(at + (first.jumps[phase === 1 ? 0 : 1] ?? 0));
      await Promise.all(
        histories.map(async (history, place) => {
          for (const step of plans[place]?.phases[phase] ?? []) await history.carryOut(step);
          await history.settlePayments();
        }),
      );
    }
    await Promise.all(histories.map((history) => history.deliverRest()));
    // Attempts that failed are due after a day at most.
    await moveTo(at + 2 * DAY);
    await until(async () => (await openRefundsOf(database)) === 0);
    await Promise.all(histories.map((history) => history.deliverRest()));
    const faults = await Promise.all(
      histories.map(async (history, place) => {
        const found = [...history.faults, ...(await faultsOf(parts, history))];
        return found.map((fault) => ({
          history: index * inBatch + place,
          fault,
          log: history.log,
        }));
      }),
    );
    expect(faults.flat().slice(0, 3)).toEqual([]);
  }
});
