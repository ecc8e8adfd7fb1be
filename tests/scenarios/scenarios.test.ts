import type { ProfileResponse } from '../../contract/profile.ts';
import { json, serverUrl } from '../support/server/client.ts';
import { callerOf } from '../support/customers/customer.ts';
import { cartOf, guidesFor, invoicesOf, ownedBy } from '../support/customers/shop.ts';
import { scenarioNamed, scenarios, sharedScenarios } from './all.ts';
import { openScenario, type OpenScenario } from './open.ts';

// Two starts of a server, or a large catalogue.
jest.setTimeout(180_000);

let open: OpenScenario | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const shopperIn = async (name: string) => {
  const shared = sharedScenarios.find((scenario) => scenario.name === name);
  if (shared) return callerOf((await shared.setUp(serverUrl())).keys['token']);
  open = await openScenario(name);
  return callerOf(open.scene.keys['token'], open.server.url);
};

/** Checks of each scenario through the API. */
const truths: Record<string, (shopper: ReturnType<typeof callerOf>) => Promise<void>> = {
  visitor: async (shopper) => {
    expect((await guidesFor(shopper)).length).toBeGreaterThan(20);
    expect((await shopper.api('/api/v1/users/auth')).status).toBe(401);
  },
  'customer-empty': async (shopper) => {
    expect([await ownedBy(shopper), await invoicesOf(shopper)]).toEqual([[], []]);
  },
  'customer-owner': async (shopper) => {
    expect(await ownedBy(shopper)).toHaveLength(1);
    expect(await invoicesOf(shopper)).toHaveLength(1);
  },
  subscriber: async (shopper) => {
    expect((await ownedBy(shopper)).length).toBeGreaterThan(20);
  },
  'cart-of-three': async (shopper) => {
    expect((await cartOf(shopper)).data).toHaveLength(3);
  },
  'payment-pending': async (shopper) => {
    expect((await cartOf(shopper)).data).toHaveLength(2);
    expect(await ownedBy(shopper)).toEqual([]);
  },
  'offline-library': async (shopper) => {
    expect(await ownedBy(shopper)).toHaveLength(1);
  },
  'expired-session': async (shopper) => {
    expect((await shopper.api('/api/v1/users/auth')).status).toBe(401);
  },
  'subscription-ended': async (shopper) => {
    expect(await ownedBy(shopper)).toEqual([]);
    expect(await invoicesOf(shopper)).toHaveLength(1);
    const profile = json<ProfileResponse>(shopper.api('/api/v1/users/profile-data'));
    expect((await profile).active_plan).toBeNull();
  },
  'catalogue-20000': async (shopper) => {
    expect(await guidesFor(shopper)).toHaveLength(20_000);
  },
  'server-failing': async (shopper) => {
    expect((await shopper.api('/api/v1/users/home-page')).status).toBe(500);
    await expect(json(shopper.api('/api/v1/client/person'))).rejects.toThrow(SyntaxError);
  },
  'webhooks-repeated': async (shopper) => {
    expect(await json(fetch(`${open?.server.url}/dev/faults`))).toMatchObject([
      { kind: 'repeat-webhook' },
    ]);
    expect(await invoicesOf(shopper)).toEqual([]);
  },
};

/** The large catalogue takes half a minute: `npm run test:full` sets CICERONE_LARGE. */
const tried = Object.keys(truths).filter(
  (name) => name !== 'catalogue-20000' || process.env['CICERONE_LARGE'],
);

test.each(tried)('%s is what it says', async (name) => {
  await truths[name]?.(await shopperIn(name));
});

test('each scenario is looked at, and an unknown one is answered with the list', () => {
  expect(Object.keys(truths).sort()).toEqual(scenarios.map(({ name }) => name).sort());
  expect(() => scenarioNamed('nothing')).toThrow(/cart-of-three/);
});
