/** How long downloads may be played without another contact to the server (contract/downloads.ts). */
import type { WireDownload, WireDownloadLeases } from '../../../contract/downloads.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import { json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  newCustomer,
  setClockAhead,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import {
  requestPlan,
  buy,
  guidesFor,
  pay,
  planNamed,
  urlOf,
} from '../../../tests/support/customers/shop.ts';

const thirtyDays = 30 * 24 * 3600;

const leasesOf = async ({ api }: Pick<TestCustomer, 'api'>): Promise<WireDownloadLeases> =>
  (await json<Envelope<WireDownloadLeases>>(api('/api/v1/users/download-leases'))).data;

describe('the leases of downloads', () => {
  afterEach(stopOwnServer);

  test('are 30 days for bought and free guides, and nothing for others without a subscription', async () => {
    const customer = await newCustomer();
    const guides = await guidesFor(customer);
    const free = guides.filter(({ price }) => price === '0.00').map(({ id }) => id);
    expect(await leasesOf(customer)).toEqual({
      guide_ids: free.sort((one, other) => one - other),
      lease_seconds: thirtyDays,
      subscription_seconds: 0,
    });
    const bought = guides.find(({ price }) => price !== '0.00')?.id ?? 0;
    await buy(customer, bought);
    expect((await leasesOf(customer)).guide_ids).toContain(bought);
    const { data } = await json<Envelope<WireDownload>>(
      customer.api(`/api/v1/users/download/${bought}`),
    );
    expect(data.lease_seconds).toBe(thirtyDays);
  });

  test('are 30 days for every guide of a subscriber with a year to go', async () => {
    const customer = await newCustomer();
    await pay(await urlOf(requestPlan(customer, (await planNamed(customer, /annuale$/)).id)));
    expect((await leasesOf(customer)).subscription_seconds).toBe(thirtyDays);
  });

  test('do not end with the first year of a subscription that is renewed', async () => {
    const { url: base } = await startOwnServer();
    const customer = await newCustomer({ base });
    const { id } = await planNamed(customer, /annuale$/);
    await pay(await urlOf(requestPlan(customer, id)));
    await pay(await urlOf(requestPlan(customer, id)));
    const secondsAfter = async (days: number): Promise<number> => {
      await setClockAhead(base, days * 86_400);
      return (await leasesOf(callerOf(await signIn(customer, base), base))).subscription_seconds;
    };
    expect(await secondsAfter(360)).toBe(thirtyDays);
    const last = await secondsAfter(728);
    expect([last > 0, last < 4 * 86_400]).toEqual([true, true]);
    expect(await secondsAfter(732)).toBe(0);
  });
});
