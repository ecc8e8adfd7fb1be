/** Mail over SMTP, also while the mail server is down (docs/faults.md). */
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SignUpResponse } from '../../contract/auth.ts';
import { describeServer, json, onPostgres, raw } from '../../tests/support/server/client.ts';
import { callerOf, freshEmail, setClockAhead } from '../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';
import { until } from '../../tests/support/server/until.ts';
import { headerText } from './mailer.ts';

interface Received {
  from: string;
  to: string[];
  source: string;
}

const mails: Received[] = [];
let smtp: SMTPServer | undefined;

/** Starts a mail server on a fixed port, so that it can stop and start again there. */
function startSmtp(port: number): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const busy = address.startsWith('greylisted') && !greylisted.delete(address);
      if (busy) greylisted.add(address);
      done(busy ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      const isHeld = envelope.rcptTo.some(({ address }) => address.startsWith('held'));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        if (!isHeld) done();
      });
    },
  });
  smtp = server;
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      // server.server is a net server that listens on a port, so its address is an object.
      resolve((server.server.address() as AddressInfo).port);
    });
  });
}
const greylisted = new Set<string>();

const stopSmtp = (): Promise<void> =>
  new Promise((resolve) => (smtp ? smtp.close(() => resolve()) : resolve()));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // As above.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const mailTo = async (email: string, withinMs = 10_000): Promise<Received> => {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = mails.find(({ to }) => to.includes(email));
    if (found) return found;
    if (Date.now() > end) throw new Error(`no mail to ${email}`);
    await sleep(50);
  }
};

const signUp = (base: string, email: string, name = 'Anna') =>
  callerOf(undefined, base).post('/api/v1/users/signup', {
    ...{ name, email, password: 'una parola qualsiasi' },
  });

describeServer('a mail server', () => {
  afterEach(async () => {
    await stopOwnServer();
    await stopSmtp();
  });

  const settings = async (port: number): Promise<Record<string, string>> => ({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Cicerone <no-reply@cicerone.example>',
    ...(onPostgres() && { DATABASE_URL: await ownDatabase() }),
  });
  const startWith = async (port: number) => startOwnServer({ env: await settings(port) });

  test('receives the code, with which the account is verified', async () => {
    const { url } = await startWith(await startSmtp(0));
    const email = freshEmail();
    const { otp_email } = await json<SignUpResponse>(signUp(url, email));
    const mail = await mailTo(email);
    expect(mail.from).toBe('no-reply@cicerone.example');
    expect(mail.source).toMatch(/^From: Cicerone <no-reply@cicerone\.example>\r$/m);
    expect(mail.source).toMatch(/^Subject: Your code for Cicerone\r$/m);
    const otp = /^(\d{4}) is your code/m.exec(mail.source)?.[1];
    const verified = await callerOf(undefined, url).post('/api/v1/users/signup-otp-verify', {
      otp,
      otp_email,
    });
    expect(verified.status).toBe(200);
    // There is no outbox then, and its address does not show a page of the app.
    for (const path of ['/dev/outbox', '/dev/outbox.json']) {
      const response = await raw(path, { base: url, headers: { Accept: 'text/html' } });
      expect(response.status).toBe(404);
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

  test('away while this server is killed: nothing acknowledged is lost', async () => {
    const port = await freePort();
    const env = await settings(port);
    const first = await startOwnServer({ env });
    const email = freshEmail();
    expect((await signUp(first.url, email)).status).toBe(201);
    await first.kill('SIGKILL');
    await startSmtp(port);
    await startOwnServer({ dataDir: first.dataDir, env });
    await mailTo(email, 20_000);
    expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  test('a mail that is refused temporarily is sent later', async () => {
    const { url } = await startWith(await startSmtp(0));
    const email = `greylisted-${freshEmail()}`;
    await signUp(url, email);
    await mailTo(email, 15_000);
  });

  // Servers share only PostgreSQL.
  (onPostgres() ? test : test.skip)(
    'slow to accept a mail: no other server sends it meanwhile',
    async () => {
      const env = await settings(await startSmtp(0));
      const [first, second] = await Promise.all([startOwnServer({ env }), startOwnServer({ env })]);
      const [held, email] = [`held-${freshEmail()}`, freshEmail()];
      await signUp(first.url, held);
      await mailTo(held);
      await setClockAhead(second.url, 240);
      await signUp(second.url, email);
      await mailTo(email);
      expect(mails.filter(({ to }) => to.includes(held))).toHaveLength(1);
    },
  );

  test('takes no header from a form: line breaks in a name are refused', async () => {
    const { url } = await startWith(await startSmtp(0));
    const refused = await signUp(url, freshEmail(), 'Anna\r\nBcc: x@evil.example');
    expect(refused.status).toBe(422);
    expect(headerText('Hello\r\nBcc: x@evil.example\u0000\u2028there')).toBe(
      'Hello Bcc: x@evil.example there',
    );
  });
});
