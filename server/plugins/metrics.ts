/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN as a bearer token, and on a server with test pages also from the
 * machine itself. Other callers get a 404.
 */
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import { registry, requests, requestSeconds } from '../lib/metrics.ts';
import { within } from '../lib/within.ts';
import { countBacklog, type Backlog } from './backlog.ts';
import { isSame } from './session/secrets.ts';

const PATH = '/metrics';
/** Prometheus waits 10 s: a database that hangs must be reported earlier. */
const COUNTED_WITHIN_MS = 2000;

const GAUGES: Record<keyof Backlog, [name: string, help: string]> = {
  mails: ['cicerone_mails_waiting', 'Mails that the mail server has not taken yet.'],
  orders: ['cicerone_orders_unsettled', 'Orders with a payment page whose outcome is not known.'],
  refunds: ['cicerone_refunds_due', 'Payments whose refund has not been made.'],
  refundsNeedingAttention: [
    'cicerone_refunds_needing_attention',
    'Refunds that a person has to look at: npm run orders.',
  ],
  events: ['cicerone_payment_events_waiting', 'Events of the payment provider, not handled yet.'],
};

export async function metrics(app: App, config: Config, db: Database): Promise<void> {
  collectDefaultMetrics({ register: registry });
  const up = new Gauge({
    name: 'cicerone_database_up',
    help: '1 while the database answers; without it the counts of what waits are those of before.',
    registers: [registry],
  });
  const writable = new Gauge({
    name: 'cicerone_database_writable',
    help: '1 while the database accepts writes.',
    registers: [registry],
  });
  const gauges = Object.entries(GAUGES).map(
    // The type of Object.entries has no key names.
    ([key, [name, help]]) =>
      [key as keyof Backlog, new Gauge({ name, help, registers: [registry] })] as const,
  );

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    requests.inc({ method, route, status: reply.statusCode });
    requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
  });

  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    const isAllowed =
      (config.testPages && isLocal(request)) || hasToken(request, config.metricsToken);
    if (!isAllowed) return reply.callNotFound();
    const [backlog, isWritable] = await within(
      COUNTED_WITHIN_MS,
      Promise.all([countBacklog(db), db.isWritable()]),
    ).catch(() => [undefined, false] as const);
    up.set(backlog ? 1 : 0);
    writable.set(isWritable ? 1 : 0);
    for (const [key, gauge] of gauges) if (backlog) gauge.set(backlog[key]);
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** A proxy on the same machine forwards requests from anywhere, with these headers. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** By the address of the connection: headers are not trusted here. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && isSame(given, token);
}
