import pg from 'pg';
import type { WireGuide } from '../../../contract/guides.ts';
import { raw } from '../../../tests/support/server/client.ts';
import type { TestCustomer } from '../../../tests/support/customers/customer.ts';
import {
  requestCheckout,
  ownedBy,
  pay,
  press,
  put,
  newBuyer,
  urlOf,
  type Buyer,
} from '../../../tests/support/customers/shop.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';
import { until } from '../../../tests/support/server/until.ts';

let customer: TestCustomer;
let guides: WireGuide[];
let id: Buyer['id'];

const setUp = async (): Promise<void> => void ({ customer, guides, id } = await newBuyer());

describe('the test payment page', () => {
  beforeEach(setUp);
  afterEach(stopOwnServer);

  test('is marked as a test, says what is bought, and runs under the strict policy', async () => {
    await put(customer, id(0));
    const response = await fetch(await urlOf(requestCheckout(customer)));
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/form-action 'self'/);
    expect(policy).not.toContain('unsafe');
    const page = await response.text();
    expect(page).toContain('Test payment');
    expect(page).toContain(guides[0]?.price);
    expect(page.match(/<form method="post"/g)).toHaveLength(4);
    const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).not.toMatch(/<script| style="| on\w+="/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('grants the purchase when the webhook arrives after the return', async () => {
    await put(customer, id(0));
    const page = await urlOf(requestCheckout(customer));
    const paid = await fetch(`${page}/pay-late`, { method: 'POST', redirect: 'manual' });
    const back = await fetch(paid.headers.get('location') ?? '', { redirect: 'manual' });
    expect(back.headers.get('location')).toMatch(/\/user\/cart\?status=success$/);
    expect(await ownedBy(customer)).toEqual([]);
    while ((await ownedBy(customer)).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(await ownedBy(customer)).toEqual([id(0)]);
    // The news are ten seconds late.
  });

  test('once paid, refunds and disputes as a provider would', async () => {
    await put(customer, id(0));
    const page = await urlOf(requestCheckout(customer));
    const press = async (button: string): Promise<number> =>
      (await fetch(`${page}/${button}`, { method: 'POST', redirect: 'manual' })).status;
    // There is no payment yet.
    expect([await press('refund'), await press('dispute')]).toEqual([409, 409]);
    await pay(page);
    expect([await press('refund-half'), await press('dispute-won')]).toEqual([303, 409]);
    expect(await ownedBy(customer)).toEqual([id(0)]);
    expect([await press('dispute'), await press('dispute')]).toEqual([303, 409]);
    expect(await ownedBy(customer)).toEqual([]);
    expect([await press('dispute-won'), await press('refund')]).toEqual([303, 303]);
    expect(await ownedBy(customer)).toEqual([]);
    expect(await press('refund')).toBe(409);
    expect(await (await fetch(page)).text()).toContain('Won by the shop');
  });

  test('sends the event of a refund again that the shop could not take', async () => {
    const url = await ownDatabase();
    const server = await startOwnServer({
      env: { DATABASE_URL: url, PAYMENT_CHECK_SECONDS: '1' },
    });
    const buyer = await newBuyer({ base: server.url });
    await put(buyer.customer, buyer.id(0));
    const page = await urlOf(requestCheckout(buyer.customer));
    await pay(page);
    const sql = new pg.Client({ connectionString: url });
    await sql.connect();
    const unsent = () => sql.query("SELECT FROM test_payments WHERE unsent <> '{}'");
    await sql.query('ALTER TABLE payment_events RENAME TO elsewhere');
    expect((await press(page, 'refund')).status).toBe(500);
    expect(await ownedBy(buyer.customer)).toEqual([buyer.id(0)]);
    await sql.query('ALTER TABLE elsewhere RENAME TO payment_events');
    await until(async () => (await ownedBy(buyer.customer)).length === 0);
    await until(async () => (await unsent()).rowCount === 0);
    await sql.end();
  });

  test('an unknown one: 404, whatever is pressed', async () => {
    for (const name of ['x', 'A'.repeat(24), '..%2f..', '%00', "1'--"]) {
      expect((await raw(`/dev/payment/${name}`)).status).toBe(404);
      for (const button of ['pay', 'pay-late', 'decline', 'cancel', 'refund', 'dispute']) {
        const path = `/dev/payment/${name}/${button}`;
        expect([path, (await raw(path, { method: 'POST' })).status]).toEqual([path, 404]);
      }
    }
  });

  test('its webhook refuses other texts than its events with 400', async () => {
    const page = 'A'.repeat(24);
    for (const body of [
      '{"id":"x","type":"paid"}',
      JSON.stringify({ id: 'x', type: 'paid', page }),
      JSON.stringify({ id: page, type: 'other', page }),
      '{}',
      'no json',
      '',
    ]) {
      const response = await raw('/payment/webhook', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(body)),
        },
        body,
      });
      expect([body, response.status]).toEqual([body, 400]);
      expect(JSON.parse(response.body.toString())).toEqual({ message: expect.any(String) });
    }
  });
});
