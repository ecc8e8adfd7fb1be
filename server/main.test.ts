/** The process: how it starts, refuses to start, and ends (docs/faults.md). */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { PUBLIC_APP_SECRET } from '../build.settings.ts';
import { raw, serverUrl, type RawResponse } from '../tests/support/server/client.ts';
import { newCustomer, signIn } from '../tests/support/customers/customer.ts';
import { ownDatabase, startOwnServer, stopOwnServer } from '../tests/support/server/ownServer.ts';
import { StartFailed, type StartOptions } from '../tests/support/server/server.ts';
import { until } from '../tests/support/server/until.ts';

afterEach(stopOwnServer);

const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };
const guides = '/api/v1/client/audio-guide';

async function failureOf(options: StartOptions): Promise<StartFailed> {
  try {
    await startOwnServer(options);
  } catch (error) {
    if (error instanceof StartFailed) return error;
    throw error;
  }
  throw new Error('it started');
}

describe('starting', () => {
  test('a used port is reported in one line', async () => {
    const { port } = new URL(serverUrl());
    const { code, output } = await failureOf({ env: { PORT: port } });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is taken. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`,
    );
  });

  test('a port in use by a program without HTTP is reported as a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { output } = await failureOf({ env: { PORT: String(port) } });
    other.close();
    expect(output).toMatch(/^Port \d+ is taken\./);
  });

  test('a wrong setting is named', async () => {
    const { code, output } = await failureOf({ env: { PORT: 'abc' } });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a whole number');
    expect(output).not.toMatch(/ at |node:internal/);
  });

  test('production with settings missing names each of them', async () => {
    const { code, output } = await failureOf({ env: { NODE_ENV: 'production' } });
    expect(code).toBe(1);
    const names = [
      'PUBLIC_URL',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'GOOGLE_CLIENT_ID',
    ];
    for (const name of [...names, 'GOOGLE_CLIENT_SECRET']) {
      expect(output).toContain(`${name} is missing`);
    }
  });

  test('two servers share one PostgreSQL', async () => {
    const env = { DATABASE_URL: await ownDatabase() };
    const first = await startOwnServer({ env });
    const second = await startOwnServer({ dataDir: first.dataDir, env });
    expect((await raw('/readyz', { base: second.url })).status).toBe(200);
    expect((await raw(guides, { base: first.url, headers: secret })).status).toBe(200);
  });

  test('killed without warning, it starts again with what it had', async () => {
    const env = { DATABASE_URL: await ownDatabase() };
    const first = await startOwnServer({ env });
    const before = await raw(guides, { base: first.url, headers: secret });
    const customer = await newCustomer({ base: first.url });
    await first.kill('SIGKILL');
    const second = await startOwnServer({ dataDir: first.dataDir, env });
    const after = await raw(guides, { base: second.url, headers: secret });
    expect([after.status, after.body.equals(before.body)]).toEqual([200, true]);
    // The catalogue would be there in a new database, too.
    expect(await signIn(customer, second.url)).toMatch(/^[\w-]{43}$/);
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s under load: every request is answered whole',
    async (signal) => {
      const server = await startOwnServer();
      let stopping = false;
      const responses: RawResponse[] = [];
      const refused: unknown[] = [];
      const worker = async (): Promise<void> => {
        while (!stopping) {
          const path = responses.length % 2 ? guides : `${guides}/1`;
          await raw(path, { base: server.url, headers: secret }).then(
            (response) => responses.push(response),
            (error: unknown) => refused.push(error),
          );
        }
      };
      const workers = Array.from({ length: 20 }, worker);
      await until(() => responses.length > workers.length);
      const began = Date.now();
      const ended = server.kill(signal);
      // npm forwards a signal that the whole process group has already received.
      void server.kill(signal);
      stopping = true;
      expect(await ended).toBe(0);
      expect(Date.now() - began).toBeLessThan(10_000);
      await Promise.all(workers);
      for (const { status, body } of responses) {
        expect(status).toBe(200);
        expect(() => JSON.parse(body.toString()) as unknown).not.toThrow();
      }
      expect(refused).toEqual([]);
    },
  );

  test('an error that nothing handles ends it with code 1, after what is running', async () => {
    // As soon as the server has received all the requests: it promises nothing to others.
    const throws = `import http from 'node:http';
      const { emit } = http.Server.prototype;
      let received = 0;
      http.Server.prototype.emit = function (event, ...values) {
        if (event === 'request' && ++received === 20) {
          setImmediate(() => { throw new Error('unexpected'); });
        }
        return emit.call(this, event, ...values);
      };`;
    const server = await startOwnServer({
      nodeFlags: ['--import', `data:text/javascript,${encodeURIComponent(throws)}`],
    });
    const responses = Array.from({ length: 20 }, () =>
      raw(guides, { base: server.url, headers: secret }),
    );
    for (const { status } of await Promise.all(responses)) expect(status).toBe(200);
    // A signal that does nothing: the process has ended, or is about to.
    expect(await server.kill('SIGCONT')).toBe(1);
    expect(server.logs()).toContain('unexpected');
  });

  test('an idle kept-alive connection does not hold it up', async () => {
    const server = await startOwnServer();
    const response = await fetch(`${server.url}/healthz`, {
      headers: { Connection: 'keep-alive' },
    });
    await response.text();
    const began = Date.now();
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(3000);
  });
});
