/** Mail over SMTP, also while the mail server is down (docs/faults.md). */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { SignUpResponse } from '../../contract/auth.ts';
import { json, raw } from '../../tests/support/server/client.ts';
import { callerOf, freshEmail, setClockAhead } from '../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';
import type { TestServer } from '../../tests/support/server/server.ts';
import {
  freePort,
  mails,
  mailTo,
  startSmtp,
  stopSmtp,
} from '../../tests/support/server/mailServer.ts';
import { until } from '../../tests/support/server/until.ts';
import { headerText } from './mailer.ts';

const password = 'una parola qualsiasi';
const signUp = (base: string, email: string, name = 'Anna') =>
  callerOf(undefined, base).post('/api/v1/users/signup', { name, email, password });

describe('a mail server', () => {
  afterEach(async () => {
    await stopOwnServer();
    await stopSmtp();
  });

  const settings = async (port: number): Promise<Record<string, string>> => ({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Cicerone <no-reply@cicerone.example>',
    DATABASE_URL: await ownDatabase(),
  });
  const startWith = async (port: number) => startOwnServer({ env: await settings(port) });

  /** A mail that counts as not sent is due before mails of a later time. */
  const expectOneMail = async (base: string, email: string, ahead: number) => {
    await setClockAhead(base, ahead);
    for (const later of [freshEmail(), freshEmail()]) {
      await signUp(base, later);
      await mailTo(later);
    }
    expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
  };

  test('receives the code, with which the account is verified', async () => {
    const { url } = await startWith(await startSmtp(0));
    const email = freshEmail();
    const { otp_email } = await json<SignUpResponse>(signUp(url, email));
    const mail = await mailTo(email);
    expect(mail.from).toBe('no-reply@cicerone.example');
    expect(mail.source).toMatch(/^From: Cicerone <no-reply@cicerone\.example>\r$/m);
    expect(mail.source).toMatch(/^Subject: Your code for Cicerone\r$/m);
    const otp = /^(\d{4}) is your code/m.exec(mail.source)?.[1];
    const { post } = callerOf(undefined, url);
    const verified = await post('/api/v1/users/signup-otp-verify', { otp, otp_email });
    expect(verified.status).toBe(200);
    // There is no outbox then, and its address does not show a page of the app.
    for (const path of ['/dev/outbox', '/dev/outbox.json']) {
      const response = await raw(path, { base: url, headers: { Accept: 'text/html' } });
      expect([response.status, response.body.toString()]).toEqual([404, 'Not found.\n']);
    }
  });

  test('away: the same answer at once, and the mail is sent when it is back', async () => {
    const port = await freePort();
    const server = await startWith(port);
    const email = freshEmail();
    const began = Date.now();
    const response = await signUp(server.url, email);
    expect(response.status).toBe(201);
    expect(Date.now() - began).toBeLessThan(2000);
    const unknown = { email: freshEmail() };
    const { post } = callerOf(undefined, server.url);
    expect((await post('/api/v1/password/send-otp', unknown)).status).toBe(200);
    await until(() => /its try 1 failed/.test(server.logs()));
    await startSmtp(port);
    await mailTo(email, 15_000);
    expect(server.logs()).not.toContain('una parola');
  });

  test('that closes connections before its greeting: one connection for each try, and one mail later', async () => {
    let connections = 0;
    const port = await freePort();
    const closing = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      socket.resume().end();
    }).listen(port, '127.0.0.1');
    await once(closing, 'listening');
    const server = await startWith(port);
    const email = freshEmail();
    await signUp(server.url, email);
    await until(() => /its try 1 failed/.test(server.logs()));
    // The second try is 2 s later.
    expect(connections).toBeLessThanOrEqual(2);
    closing.close();
    await startSmtp(port);
    await mailTo(email, 15_000);
    await expectOneMail(server.url, email, 360);
  });

  test('away while this server is killed: nothing acknowledged is lost', async () => {
    const port = await freePort();
    const env = await settings(port);
    const first = await startOwnServer({ env });
    const email = freshEmail();
    expect((await signUp(first.url, email)).status).toBe(201);
    await first.kill('SIGKILL');
    await startSmtp(port);
    const second = await startOwnServer({ dataDir: first.dataDir, env });
    // If the first server had begun to send it, it holds the mail for five minutes.
    await setClockAhead(second.url, 360);
    await mailTo(email, 20_000);
    await expectOneMail(second.url, email, 720);
  }, 60_000); // two servers, one after the other

  test('a mail that is refused temporarily is sent later', async () => {
    let isFirst = true;
    const recipient = () => {
      const status = isFirst ? 451 : null;
      isFirst = false;
      return status;
    };
    const { url } = await startWith(await startSmtp(0, { recipient }));
    const email = freshEmail();
    await signUp(url, email);
    await mailTo(email, 15_000);
  });

  /** Lets a mail be refused four times, the pauses shortened by the clock. */
  const refusedOften = async ({ url, logs }: TestServer, email: string) => {
    await signUp(url, email);
    for (let n = 1; n <= 4; n += 1) {
      await until(() => new RegExp(`its try ${n} failed|after ${n} tries`).test(logs()));
      await setClockAhead(url, n * 120);
    }
  };

  test('that refuses this server sends its mails when the settings are right again', async () => {
    let tries = 0;
    const sender = () => {
      tries += 1;
      return tries <= 4 ? 535 : null;
    };
    const server = await startWith(await startSmtp(0, { sender }));
    const email = freshEmail();
    await refusedOften(server, email);
    await mailTo(email, 15_000);
  });

  test('that knows no such mailbox gets four tries, and the operator sees that', async () => {
    const token = 'a-long-token-of-the-operator';
    const port = await startSmtp(0, { recipient: () => 550 });
    const env = { ...(await settings(port)), OPERATOR_TOKEN: token };
    const server = await startOwnServer({ env });
    const email = freshEmail();
    await refusedOften(server, email);
    expect(server.logs()).toContain('is given up after 4 tries');
    const { headers } = await raw('/operator', {
      base: server.url,
      method: 'POST',
      body: `token=${token}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const [Cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    const { body } = await raw('/operator', {
      base: server.url,
      headers: { Cookie, Accept: 'text/html' },
    });
    expect(body.toString()).toMatch(/Your code for Cicerone, of .*, given up, attempts 4/);
    for (const text of [body.toString(), server.logs()]) expect(text).not.toContain(email);
  });

  // Servers share only PostgreSQL.
  test('slow to accept a mail: no other server sends it meanwhile', async () => {
    const env = await settings(await startSmtp(0));
    const [first, second] = await Promise.all([startOwnServer({ env }), startOwnServer({ env })]);
    const [held, email] = [`held-${freshEmail()}`, freshEmail()];
    await signUp(first.url, held);
    await mailTo(held);
    await setClockAhead(second.url, 240);
    await signUp(second.url, email);
    await mailTo(email);
    expect(mails.filter(({ to }) => to.includes(held))).toHaveLength(1);
  });

  test('takes no header from a form: line breaks in a name are refused', async () => {
    const { url } = await startWith(await startSmtp(0));
    const refused = await signUp(url, freshEmail(), 'Anna\r\nBcc: x@evil.example');
    expect(refused.status).toBe(422);
    expect(headerText('Hello\r\nBcc: x@evil.example\u0000\u2028there')).toBe(
      'Hello Bcc: x@evil.example there',
    );
  });
});
