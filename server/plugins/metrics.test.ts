/** `/metrics`: what it counts, and who may read it. */
import pg from 'pg';
import { PUBLIC_APP_SECRET } from '../../build.settings.ts';
import { raw } from '../../tests/support/server/client.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';

const TOKEN = 'Kq3vX9mTz7pHd1fGs6jWb2nR';
const proxied = { 'X-Forwarded-For': '203.0.113.7' };

describe('/metrics', () => {
  let base = '';
  let databaseUrl = '';
  beforeAll(async () => {
    const env: Record<string, string> = { METRICS_TOKEN: TOKEN, TRUST_PROXY: 'loopback' };
    env['DATABASE_URL'] = databaseUrl = await ownDatabase();
    base = (await startOwnServer({ env })).url;
  });
  afterAll(stopOwnServer);

  const read = (headers: Record<string, string> = {}) => raw('/metrics', { base, headers });
  const valueOf = async (name: string): Promise<number> => {
    const line = String((await read()).body)
      .split('\n')
      .find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  };

  test('counts requests by the pattern of their route, never by their address', async () => {
    const name =
      'cicerone_http_requests_total{method="GET",route="/api/v1/client/audio-guide/:id",status="200"}';
    const headers = { 'X-App-Secret': PUBLIC_APP_SECRET };
    const before = (await valueOf(name)) || 0;
    for (const id of [1, 2, 2]) {
      await raw(`/api/v1/client/audio-guide/${id}`, { base, headers });
    }
    expect(await valueOf(name)).toBe(before + 3);
    expect(await valueOf('cicerone_cache_reads_total{result="hit"}')).toBeGreaterThan(0);
    await raw('/never-seen-1', { base, headers: { Accept: 'image/png' } });
    expect(String((await read()).body)).not.toContain('never-seen-1');
  });

  test('shows latencies, what waits, and the lag of the event loop', async () => {
    const body = String((await read()).body);
    for (const name of [
      'cicerone_http_request_duration_seconds_bucket',
      'cicerone_queue_waiting{queue="database"} 0',
      'cicerone_queue_waiting{queue="passwords"} 0',
      'cicerone_queue_waiting{queue="pictures"} 0',
      'cicerone_mails_waiting 0',
      'cicerone_orders_unsettled 0',
      'cicerone_refunds_due 0',
      'cicerone_refunds_needing_attention 0',
      'cicerone_payment_events_waiting 0',
      'cicerone_database_up 1',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(body).toContain(name);
    }
  });

  test('says within 3 s that the database hangs', async () => {
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE mails IN ACCESS EXCLUSIVE MODE');
    const began = Date.now();
    const isUp = await valueOf('cicerone_database_up');
    const took = Date.now() - began;
    await other.end();
    expect(isUp).toBe(0);
    expect(took).toBeLessThan(3000);
  });

  test('is not there for a caller that a proxy forwards, but with the token', async () => {
    expect((await read()).status).toBe(200);
    expect((await read(proxied)).status).toBe(404);
    expect((await read({ Forwarded: 'for=203.0.113.7' })).status).toBe(404);
    expect((await read({ ...proxied, Authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await read({ ...proxied, Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    // A caller that claims to be local in a header was still forwarded by a proxy.
    expect((await read({ 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404);
  });
});
