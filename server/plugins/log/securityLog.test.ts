/** What the security log contains, and what it never contains. */
import type { ResetResponse } from '../../../contract/auth.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  codeFor,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import { buy } from '../../../tests/support/customers/shop.ts';
import { until } from '../../../tests/support/server/until.ts';

const users = '/api/v1/users';
const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };

interface Line {
  security?: boolean;
  event?: string;
  account?: number;
  requestId?: string;
}

describe('the security log', () => {
  let server: TestServer;
  let customer: TestCustomer;
  beforeAll(async () => {
    server = await startOwnServer({ env: { LOG_LEVEL: 'info' } });
    customer = await newCustomer({ base: server.url });
  });
  afterAll(stopOwnServer);

  const lines = (): Line[] =>
    server
      .logs()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      // Lines of pino: fields that `Line` does not have are ignored.
      .map((line) => JSON.parse(line) as Line)
      .filter(({ security }) => security);

  /** Sends a call with its own request id, and returns the events of that request. */
  const eventsOf = async (id: string, call: (headers: object) => Promise<Response>) => {
    await call({ ...secret, 'X-Request-Id': id });
    const found = () => lines().filter(({ requestId }) => requestId === id);
    // The response may arrive before the line is written.
    await until(() => found().length > 0);
    return found().map(({ event, account }) => ({ event, account }));
  };

  const signInAs = (email: string, password: string) => (headers: object) =>
    fetch(`${server.url}${users}/signin`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });

  test('has sign-ins and failures, with the account and the request', async () => {
    const { email, password } = customer;
    const [right] = await eventsOf('right-1234', signInAs(email, password));
    expect(right).toEqual({ event: 'sign-in.succeeded', account: expect.any(Number) });
    const { account } = right ?? {};
    expect(await eventsOf('wrong-1234', signInAs(email, 'sbagliata'))).toEqual([
      { event: 'sign-in.failed', account },
    ]);
    expect(await eventsOf('unknown-1234', signInAs(freshEmail(), 'sbagliata'))).toEqual([
      { event: 'sign-in.failed', account: undefined },
    ]);
    for (let n = 0; n < 20; n += 1) await signInAs(email, 'sbagliata')(secret);
    expect(await eventsOf('locked-1234', signInAs(email, 'sbagliata'))).toEqual([
      { event: 'sign-in.locked', account },
    ]);
  });

  test('has the end of a session', async () => {
    const other = await newCustomer({ base: server.url });
    const token = await signIn(other, server.url);
    const ended = await eventsOf('ended-1234', (headers) =>
      callerOf(token, server.url).api(`${users}/signout`, { headers: { ...headers } }),
    );
    expect(ended).toEqual([{ event: 'session.ended', account: expect.any(Number) }]);
  });

  test('has what a payment opens, and the request that brought it', async () => {
    const buyer = await newCustomer({ base: server.url });
    await buy(buyer, 2);
    const of = (event: string) => lines().find((line) => line.event === event);
    await until(() => of('entitlement.granted') !== undefined);
    const about = { account: expect.any(Number), order: expect.any(Number) };
    for (const event of ['payment.settled', 'entitlement.granted']) {
      expect(of(event)).toMatchObject({
        ...about,
        requestId: expect.stringMatching(/^[\w-]{8,}$/),
      });
    }
  });

  test('has a new password', async () => {
    const changer = await newCustomer({ base: server.url });
    const token = await signIn(changer, server.url);
    const changed = await eventsOf('changed-1234', (headers) =>
      callerOf(token, server.url).api(`${users}/profile-update`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          password: 'tutta un’altra parola',
          current_password: changer.password,
        }),
      }),
    );
    expect(changed).toEqual([{ event: 'password.changed', account: expect.any(Number) }]);
  });

  test('has a new email address, when it is requested and when it counts', async () => {
    const changer = await newCustomer({ base: server.url });
    const email = freshEmail();
    const asked = await eventsOf('email-1234', (headers) =>
      callerOf(changer.token, server.url).api(`${users}/profile-update`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, current_password: changer.password }),
      }),
    );
    const account = expect.any(Number);
    expect(asked).toEqual([{ event: 'email.change-asked', account }]);
    const [mail] = await mailsTo(email, server.url);
    const link = new URL(/^http:\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
    const confirmed = await eventsOf('email-5678', (headers) =>
      fetch(link.origin + link.pathname, {
        method: 'POST',
        headers: { ...headers },
        body: link.searchParams,
      }),
    );
    expect(confirmed).toEqual([{ event: 'email.changed', account }]);
  });

  test('has a code that is wrong, and the request that it was for', async () => {
    const { email } = await newCustomer({ base: server.url });
    const { api } = callerOf(undefined, server.url);
    const post = (path: string, body: object, headers: object) =>
      api(path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    let token = '';
    const asked = await eventsOf('reset-1234', async (headers) => {
      const response = await post('/api/v1/password/send-otp', { email }, headers);
      ({ token } = await json<ResetResponse>(response.clone()));
      return response;
    });
    const account = expect.any(Number);
    expect(asked).toEqual([{ event: 'password.reset-asked', account }]);
    const otp = String((Number(await codeFor(email, server.url)) + 1) % 10_000).padStart(4, '0');
    const wrong = await eventsOf('reset-5678', (headers) =>
      post('/api/v1/password/verify-otp', { otp, otp_token: token }, headers),
    );
    expect(wrong).toEqual([{ event: 'code.failed', account }]);
  });

  test('has no name, no address and no secret', () => {
    const text = JSON.stringify(lines());
    expect(lines().length).toBeGreaterThan(3);
    for (const secret of [customer.email, customer.name, customer.password, customer.token]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/127\.0\.0\.1|@/);
  });
});
