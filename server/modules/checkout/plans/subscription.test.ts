import type { ErrorBody } from '../../../../contract/envelope.ts';
import { json, serverUrl } from '../../../../tests/support/server/client.ts';
import {
  callerOf,
  newCustomer,
  signIn,
  type TestCustomer,
  setClockAhead,
} from '../../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../../tests/support/server/ownServer.ts';
import { until } from '../../../../tests/support/server/until.ts';
import {
  requestCheckout,
  requestPlan,
  guideFor,
  guidesFor,
  invoicesOf,
  ownedBy,
  pay,
  planNamed,
  press,
  put,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';

const users = '/api/v1/users';
const DAY_SECONDS = 86_400;

describe('a subscription', () => {
  let customer: TestCustomer;
  beforeEach(async () => {
    customer = await newCustomer();
  });

  // Shows.
  test('has a payment page (201), and unlocks every guide when it is paid', async () => {
    const plan = await planNamed(customer, /annuale$/);
    const url = await urlOf(requestPlan(customer, plan.id));
    expect(await (await fetch(url)).text()).toContain(plan.price);
    expect(await ownedBy(customer)).toEqual([]);
    // has no other address for success than the cart's.
    expect(await pay(url)).toBe('/user/cart?status=success');
    const sold = (await guidesFor(customer)).filter(({ price }) => price !== '0.00');
    expect(await ownedBy(customer)).toEqual(sold.map(({ id }) => id));
    const last = await guideFor(customer, sold.at(-1)?.id ?? 0);
    expect(last.purchase).toBe(true);
    expect(await invoicesOf(customer)).toEqual([
      expect.objectContaining({ paid_amount: plan.price, positions: [plan.title] }),
    ]);
  });

  test('returns a customer who cancels the payment to the plans', async () => {
    const plan = await planNamed(customer, /annuale$/);
    const cancelled = await press(await urlOf(requestPlan(customer, plan.id)), 'cancel');
    expect(cancelled.headers.get('location')).toBe(`${serverUrl()}/subscribe`);
  });

  test.each([undefined, 0, 'x', 1.5])('is refused with 400 for the plan %j', async (plan_id) => {
    const response = await customer.post(`${users}/subscription`, { plan_id });
    expect(response.status).toBe(400);
    expect((await json<ErrorBody>(response)).errors).toHaveProperty('plan_id');
  });

  test('is refused with 400 for an inactive plan, and with 404 for an unknown one', async () => {
    const founders = await planNamed(customer, /fondatori/);
    expect(founders.status).toBe('inactive');
    const refused = await requestPlan(customer, founders.id);
    expect([refused.status, (await json<ErrorBody>(refused)).errors]).toEqual([
      400,
      { plan_id: ['This plan is no longer offered.'] },
    ]);
    expect((await requestPlan(customer, 99_999_999)).status).toBe(404);
  });

  // Shows.
  test('can be requested by a form', async () => {
    const plan = await planNamed(customer, /annuale$/);
    const response = await customer.api(`${users}/subscription`, {
      method: 'POST',
      body: new URLSearchParams({ plan_id: String(plan.id) }),
    });
    expect(response.status).toBe(201);
  });

  test('has one payment page for twenty requests at the same time, which that of another plan replaces', async () => {
    const annual = await planNamed(customer, /annuale$/);
    const urls = await Promise.all(
      Array.from({ length: 20 }, () => urlOf(requestPlan(customer, annual.id))),
    );
    expect(new Set(urls).size).toBe(1);
    const lifetime = await planNamed(customer, /sempre/);
    const other = await urlOf(requestPlan(customer, lifetime.id));
    expect((await press(urls[0] ?? '', 'pay')).status).toBe(409);
    await pay(other);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  test('for life opens every guide without an end, and is invoiced once', async () => {
    const lifetime = await planNamed(customer, /sempre/);
    expect(lifetime).toMatchObject({ months: null, duration: 0 });
    const paid = (await guidesFor(customer)).find(({ price }) => Number(price) > 0);
    const lockedTracks = async () =>
      (await (await customer.api(`/api/v1/client/audio-guide/${paid?.id}`)).text()).includes(
        '"file_mp3":""',
      );
    expect(await lockedTracks()).toBe(true);
    await pay(await urlOf(requestPlan(customer, lifetime.id)));
    expect((await invoicesOf(customer)).map((one) => one.paid_amount)).toEqual([lifetime.price]);
    const profile = await json<{ active_plan: unknown }>(
      customer.api('/api/v1/users/profile-data'),
    );
    expect(profile.active_plan).toMatchObject({ name: lifetime.title, end: '' });
    expect(await lockedTracks()).toBe(false);
  });

  test('without end cannot be renewed: the response is 400', async () => {
    const lifetime = await planNamed(customer, /sempre/);
    await pay(await urlOf(requestPlan(customer, lifetime.id)));
    const response = await requestPlan(customer, (await planNamed(customer, /annuale$/)).id);
    expect([response.status, (await json<ErrorBody>(response)).errors]).toEqual([
      400,
      { plan_id: [expect.stringMatching(/never ends/)] },
    ]);
  });

  test('does not charge for guides in the cart that it covers: a 400 names them', async () => {
    const [guide] = await guidesFor(customer);
    await put(customer, guide?.id ?? 0);
    const cartPage = await urlOf(requestCheckout(customer));
    await pay(await urlOf(requestPlan(customer, (await planNamed(customer, /annuale$/)).id)));
    const response = await requestCheckout(customer);
    expect([response.status, (await json<ErrorBody>(response)).message]).toEqual([
      400,
      expect.stringContaining(guide?.title ?? 'x'),
    ]);
    // The server closes the page after it has answered.
    await until(async () => (await (await fetch(cartPage)).text()).includes('No longer open'));
    expect((await press(cartPage, 'pay')).status).toBe(409);
  });
});

describe('the calendar of a subscription', () => {
  afterEach(stopOwnServer);

  /** Moves the server's clock to a time, and signs a new customer in there. */
  const openAt = async (time: string) => {
    const { url: base } = await startOwnServer();
    await setClockAhead(base, Math.round((Date.parse(time) - Date.now()) / 1000));
    const customer = await newCustomer({ base });
    const plan = await planNamed(customer, /annuale$/);
    return {
      orderYear: async (): Promise<string> => {
        const url = await urlOf(requestPlan(customer, plan.id));
        await pay(url);
        return url;
      },
      /** To the minute. */
      end: async (): Promise<string> => {
        const profile = customer.api(`${users}/profile-data`);
        const { active_plan } = await json<{ active_plan: { end: string } }>(profile);
        return active_plan.end.slice(0, 16);
      },
    };
  };

  test('is that of the shop: half past midnight in Rome is the same a year later, before and after the clocks change', async () => {
    const { orderYear, end } = await openAt('2055-10-31T00:30:20+02:00');
    await orderYear();
    expect(await end()).toBe('2056-10-30T23:30');
  });

  test('loses no day over 29 February when a year moves up', async () => {
    const { orderYear, end } = await openAt('2055-06-15T12:00:20+02:00');
    const first = await orderYear();
    await orderYear();
    expect(await end()).toBe('2057-06-15T10:00');
    await press(first, 'refund');
    expect(await end()).toBe('2056-06-15T10:00');
  });
});

describe('the end of a subscription', () => {
  afterEach(stopOwnServer);

  // Shows.
  test('begins its renewal, after which only guides that were bought are owned', async () => {
    const { url: base } = await startOwnServer();
    const customer = await newCustomer({ base });
    const [single] = await guidesFor(customer);
    await put(customer, single?.id ?? 0);
    await pay(await urlOf(requestCheckout(customer)));
    const plan = await planNamed(customer, /annuale$/);
    await pay(await urlOf(requestPlan(customer, plan.id)));
    await pay(await urlOf(requestPlan(customer, plan.id)));

    const ownedAfter = async (days: number): Promise<number> => {
      await setClockAhead(base, days * DAY_SECONDS);
      const token = await signIn(customer, base);
      return (await ownedBy(callerOf(token, base))).length;
    };
    expect([(await ownedAfter(728)) > 10, await ownedAfter(732)]).toEqual([true, 1]);
  });
});
