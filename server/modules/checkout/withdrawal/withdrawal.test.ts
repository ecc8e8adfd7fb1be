/** The right of withdrawal: the question before the first play, what can be withdrawn from, and what is paid back. */
import type { ErrorBody } from '../../../../contract/envelope.ts';
import type {
  ConsentsResponse,
  WireWithdrawal,
  WithdrawalsResponse,
} from '../../../../contract/withdrawal.ts';
import { runSql } from '../../../../tests/support/catalogue/sql.ts';
import {
  callerOf,
  mailsTo,
  setClockAhead,
  type TestCustomer,
} from '../../../../tests/support/customers/customer.ts';
import {
  buyOnly,
  invoicesOf,
  newBuyer,
  ownedBy,
  pay,
  planNamed,
  requestPlan,
  startListening,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';
import { json } from '../../../../tests/support/server/client.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../../tests/support/server/ownServer.ts';
import { until } from '../../../../tests/support/server/until.ts';

const users = '/api/v1/users';
const DAY = 24 * 3600;

describe('the right of withdrawal', () => {
  let base: string;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await ownDatabase();
    ({ url: base } = await startOwnServer({ env: { DATABASE_URL: databaseUrl } }));
  });
  afterEach(() => setClockAhead(base, 0));
  afterAll(stopOwnServer);

  const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    // Each query below selects what its type says.
    (await runSql(databaseUrl, text, values)) as T[];
  const unanswered = async ({ api }: TestCustomer): Promise<number[]> =>
    (await json<ConsentsResponse>(api(`${users}/consents`))).data.map(({ guide_id }) => guide_id);
  const listOf = ({ api }: TestCustomer): Promise<WithdrawalsResponse> =>
    json<WithdrawalsResponse>(api(`${users}/withdrawals`));
  const withdraw = ({ post }: TestCustomer, order_number: string, position = 0) =>
    post(`${users}/withdrawals`, { order_number, position });
  /** Returns what the customer's payments are paid back at the provider. */
  const paidBack = async (email: string): Promise<string[]> => {
    const found = await rows<{ refunded: string }>(
      `SELECT test_payments.refunded FROM test_payments JOIN payments ON session_id = test_payments.id
        JOIN orders ON orders.id = order_id JOIN users ON users.id = user_id WHERE email = $1 ORDER BY payments.id`,
      [email],
    );
    return found.map(({ refunded }) => refunded);
  };
  const download = ({ api }: TestCustomer, id: number) => api(`${users}/download/${id}`);
  test('asks once for each bought guide, and neither downloads it nor puts it into a feed before', async () => {
    const { customer, id } = await newBuyer({ base });
    await buyOnly(customer, id(0), id(1));
    expect(await unanswered(customer)).toEqual([id(0), id(1)]);
    const feed = await json<{ data: { address: string } }>(customer.post(`${users}/feed`, {}));
    const items = async () =>
      (await (await fetch(feed.data.address)).text()).match(/<item>/g)?.length ?? 0;
    expect(await items()).toBe(0);
    const refused = await customer.api(`${users}/download/${id(0)}`, {
      headers: { 'Accept-Language': 'it' },
    });
    expect([refused.status, (await json<ErrorBody>(refused)).message]).toEqual([
      409,
      'Con il download terminano i 14 giorni di questa guida: scegli prima «Inizia l’ascolto».',
    ]);

    const [first, again] = [
      await startListening(customer, id(0)),
      await startListening(customer, id(0)),
    ];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await json(again)).toEqual(await json(first));
    expect(await unanswered(customer)).toEqual([id(1)]);
    expect((await download(customer, id(0))).status).toBe(200);
    expect((await download(customer, id(1))).status).toBe(409);
    expect(await items()).toBeGreaterThan(0);
    const mails = (await mailsTo(customer.email, base)).filter(({ text }) =>
      text.includes('Listening starts now; with it the 14 days end for this guide.'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/ at \d\d:\d\d:\d\d /);
    expect((await startListening(customer, id(2))).status).toBe(404);
    const changed = await customer.post(`${users}/consents`, { guide_id: id(1), version: 'old' });
    expect(changed.status).toBe(409);
  });

  test('pays back one guide of an order, and the customer keeps the other', async () => {
    const { customer, id, guides } = await newBuyer({ base });
    await buyOnly(customer, id(0), id(1));
    await startListening(customer, id(1));
    const [invoice] = await invoicesOf(customer);
    const { data } = await listOf(customer);
    expect(data).toEqual([
      {
        order_number: invoice?.number,
        position: 0,
        kind: 'guide',
        language: 'en',
        title: guides[0]?.title,
        refund: guides[0]?.price,
        currency: 'USD',
        bought_at: expect.any(String) as string,
        until: expect.stringMatching(/T2[23]:00:00\.000Z$/) as string,
      },
    ]);
    const number = invoice?.number ?? '';
    expect((await withdraw(customer, number, 1)).status).toBe(409);
    expect((await withdraw(customer, number, 7)).status).toBe(404);
    expect((await withdraw(customer, '2020-000001')).status).toBe(404);

    const pressed = await Promise.all([withdraw(customer, number), withdraw(customer, number)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [one, two] = await Promise.all(
      pressed.map((response) => json<{ data: WireWithdrawal }>(response)),
    );
    expect(one).toEqual(two);
    expect(await ownedBy(customer)).toEqual([id(1)]);
    expect((await download(customer, id(0))).status).toBe(403);
    await until(async () => (await paidBack(customer.email)).includes(guides[0]?.price ?? ''));
    const [after] = await invoicesOf(customer);
    expect(after).not.toHaveProperty('ended');
    expect(after?.credit_notes).toEqual([
      expect.objectContaining({ amount: guides[0]?.price, reason: 'refund' }),
    ]);
    const { data: left, withdrawn } = await listOf(customer);
    expect([left, withdrawn]).toEqual([[], [one?.data]]);
    const mails = (await mailsTo(customer.email, base)).filter(
      ({ subject }) => subject === 'We have received your withdrawal',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(number);
    expect(mails[0]?.text).toMatch(/ at \d\d:\d\d:\d\d /);
  });

  test('pays several guides of one payment back one by one, and the order ends with the last', async () => {
    const { customer, id, guides } = await newBuyer({ base });
    await buyOnly(customer, id(0), id(1));
    const [invoice] = await invoicesOf(customer);
    for (const position of [0, 1]) {
      expect((await withdraw(customer, invoice?.number ?? '', position)).status).toBe(201);
    }
    expect(await ownedBy(customer)).toEqual([]);
    await until(async () => (await paidBack(customer.email)).includes(invoice?.paid_amount ?? ''));
    const [after] = await invoicesOf(customer);
    expect(after?.ended).toBe(true);
    expect(after?.credit_notes?.map(({ amount }) => amount)).toEqual([
      guides[0]?.price,
      guides[1]?.price,
    ]);
  });

  // The clocks of Rome go forward on 30 March 2036, and back on 26 October 2036.
  test.each([
    ['2036-03-20T22:59:30Z', '2036-04-03T22:00:00.000Z', 'in the last minute of a winter day'],
    ['2036-03-20T23:00:30Z', '2036-04-04T22:00:00.000Z', 'in the first minute of the next day'],
    ['2036-10-20T21:59:30Z', '2036-11-03T23:00:00.000Z', 'in the last minute of a summer day'],
    ['2036-10-20T22:00:30Z', '2036-11-04T23:00:00.000Z', 'in the first minute of a summer day'],
  ])('of a purchase at %s lasts until %s: %s', async (bought, end) => {
    const moveTo = (time: string, seconds = 0) =>
      setClockAhead(base, Math.round((Date.parse(time) - Date.now()) / 1000) + seconds);
    await moveTo(bought);
    const { customer, id } = await newBuyer({ base });
    await buyOnly(customer, id(0));
    await moveTo(end, -2);
    expect((await listOf(customer)).data.map(({ until: last }) => last)).toEqual([end]);
    expect(await unanswered(customer)).toEqual([id(0)]);
    await moveTo(end, 1);
    expect((await listOf(customer)).data).toEqual([]);
    expect(await unanswered(customer)).toEqual([]);
  });

  test('refunds a plan in proportion to the days that have not begun, and asks about no guide meanwhile', async () => {
    const start = Math.round((Date.parse('2036-10-01T10:00:00Z') - Date.now()) / 1000);
    await setClockAhead(base, start);
    const { customer, id } = await newBuyer({ base });
    await buyOnly(customer, id(0));
    const plan = await planNamed(customer, /annuale$/);
    await pay(await urlOf(requestPlan(customer, plan.id)));
    expect(await unanswered(customer)).toEqual([]);
    await setClockAhead(base, start + 9 * DAY);
    const [guide, bought] = (await listOf(customer)).data;
    expect(guide?.kind).toBe('guide');
    // The day of the purchase is one of the ten that have begun.
    const days = (Date.parse('2037-10-01') - Date.parse('2036-10-01')) / (DAY * 1000);
    expect(Number(bought?.refund)).toBeCloseTo((Number(plan.price) * (days - 10)) / days, 2);
    expect((await withdraw(customer, bought?.order_number ?? '')).status).toBe(201);
    expect(await unanswered(customer)).toEqual([id(0)]);
    expect(await ownedBy(customer)).toEqual([id(0)]);
    await until(async () => (await paidBack(customer.email)).includes(bought?.refund ?? ''));
  });

  test('does not ask about guides that were bought before this was asked', async () => {
    const { customer, id } = await newBuyer({ base });
    await rows('UPDATE meta SET consents_since = now()');
    await buyOnly(customer, id(0));
    await rows('UPDATE meta SET consents_since = now()');
    expect(await unanswered(customer)).toEqual([]);
    expect((await listOf(customer)).data).toEqual([]);
    expect((await download(customer, id(0))).status).toBe(200);
  });

  describe('without a sign-in', () => {
    const ask = (email: string, order_number: string) =>
      callerOf(undefined, base).post('/api/v1/withdrawals', { email, order_number });
    const follow = (token: string) =>
      callerOf(undefined, base).post('/api/v1/withdrawals/link', { token });
    const confirm = (token: string, position: number) =>
      callerOf(undefined, base).post('/api/v1/withdrawals/confirm', { token, position });
    const tokenFor = async (email: string): Promise<string> => {
      const mail = (await mailsTo(email, base)).find(({ text }) => text.includes('/withdrawal#'));
      return /\/withdrawal#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    };

    test('says the same for a known and an unknown order, and mails a link that works once', async () => {
      const { customer, id } = await newBuyer({ base });
      await buyOnly(customer, id(0));
      const [invoice] = await invoicesOf(customer);
      const number = invoice?.number ?? '';
      const responses = [
        await ask(customer.email, number),
        await ask(customer.email, '2020-000001'),
        await ask('unknown@cicerone.example', number),
      ];
      const said = await Promise.all(
        responses.map(async (response) => [response.status, await response.text()]),
      );
      expect(new Set(said.map(String)).size).toBe(1);
      expect(said[0]?.[0]).toBe(202);
      expect(await mailsTo('unknown@cicerone.example', base)).toEqual([]);
      const token = await tokenFor(customer.email);
      expect(await rows(`SELECT FROM withdrawal_links WHERE token_hash = $1`, [token])).toEqual([]);
      const { data } = await json<WithdrawalsResponse>(follow(token));
      expect(data.map(({ order_number }) => order_number)).toEqual([number]);
      expect((await confirm(token, 3)).status).toBe(404);
      expect((await confirm(token, 0)).status).toBe(201);
      expect((await confirm(token, 0)).status).toBe(404);
      expect((await follow(token)).status).toBe(404);
      expect(await ownedBy(customer)).toEqual([]);
    });

    test('takes a known and an unknown order equally long', async () => {
      const { customer, id } = await newBuyer({ base });
      await buyOnly(customer, id(0));
      const [invoice] = await invoicesOf(customer);
      const number = invoice?.number ?? '';
      const timeOf = async (email: string): Promise<number> => {
        const start = performance.now();
        await ask(email, number);
        return performance.now() - start;
      };
      const known = await timeOf(customer.email);
      const unknown = await timeOf('unknown2@cicerone.example');
      expect(known).toBeGreaterThanOrEqual(295);
      expect(unknown).toBeGreaterThanOrEqual(295);
    });

    test('refuses a link after 24 hours', async () => {
      const { customer, id } = await newBuyer({ base });
      await buyOnly(customer, id(0));
      const [invoice] = await invoicesOf(customer);
      await ask(customer.email, invoice?.number ?? '');
      const token = await tokenFor(customer.email);
      await setClockAhead(base, DAY - 60);
      expect((await follow(token)).status).toBe(200);
      await setClockAhead(base, DAY + 1);
      expect([(await follow(token)).status, (await confirm(token, 0)).status]).toEqual([404, 404]);
      expect((await follow('x')).status).toBe(404);
    });
  });
});
