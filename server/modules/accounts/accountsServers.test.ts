/** Two server processes on one PostgreSQL behave as one. The embedded database has one server. */
import { json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
} from '../../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';

const users = '/api/v1/users';

describe('two servers on one database', () => {
  let one = '';
  let other = '';
  beforeAll(async () => {
    const env = { DATABASE_URL: await ownDatabase() };
    one = (await startOwnServer({ env })).url;
    other = (await startOwnServer({ env })).url;
  });
  afterAll(stopOwnServer);

  test('signed in at one, known at the other; signed out at one, unknown at the other', async () => {
    const { token } = await newCustomer({ base: one });
    const here = callerOf(token, one);
    const there = callerOf(token, other);
    expect(await json(there.api(`${users}/auth`))).toMatchObject({ token });
    expect((await there.api(`${users}/signout`)).status).toBe(200);
    expect((await here.api(`${users}/auth`)).status).toBe(401);
    expect((await there.api(`${users}/auth`)).status).toBe(401);
  });

  test('a device that waits at one hears within two seconds what another one sends to the other', async () => {
    const { token } = await newCustomer({ base: one });
    const waiting = json(callerOf(token, one).api(`${users}/listening?since=0&wait=20`));
    const track = { track_id: 7, position: 12, finished: false, age: 0 };
    const sent = { device: 'phone-aaaaaaaa', tracks: [track] };
    expect((await callerOf(token, other).post(`${users}/listening`, sent)).status).toBe(200);
    const stored = performance.now();
    expect(await waiting).toMatchObject({ data: [{ track_id: 7, position: 12 }] });
    expect(performance.now() - stored).toBeLessThan(2000);
  });

  test('a code sent by one is entered at the other, once', async () => {
    const email = freshEmail();
    const password = 'una parola qualsiasi';
    await callerOf(undefined, one).post(`${users}/signup`, { name: 'Anna', email, password });
    const otp = await codeFor(email, other);
    const responses = await Promise.all(
      [one, other, one, other].map((base) =>
        callerOf(undefined, base).post(`${users}/signup-otp-verify`, { otp, otp_email: email }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await signIn({ email, password }, other)).toMatch(/^[\w-]{43}$/);
  });

  test('they count codes and wrong passwords together', async () => {
    const email = freshEmail();
    const body = { name: 'Anna', email, password: 'una parola qualsiasi' };
    await Promise.all(
      [one, other, one, other, one, other].map((base) =>
        callerOf(undefined, base).post(`${users}/signup`, body),
      ),
    );
    expect(await mailsTo(email, one)).toHaveLength(3);
    const wrong = { email: freshEmail(), password: 'sbagliata' };
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const base = n % 2 ? one : other;
        return (await callerOf(undefined, base).post(`${users}/signin`, wrong)).status;
      }),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('a social sign-in that began at one ends at the other', async () => {
    const start = await fetch(`${one}/login/google`, { redirect: 'manual' });
    const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const form = new URLSearchParams({ state, email: freshEmail(), decision: 'allow' });
    const consent = await fetch(`${other}/dev/consent`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    const back = new URL(consent.headers.get('location') ?? '', other);
    const end = await fetch(back, { headers: { Cookie: cookie }, redirect: 'manual' });
    expect(end.headers.get('location')).toBe('/user');
  });
});
