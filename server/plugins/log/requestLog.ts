/** Structured logs (pino): one line per request, with its id, and without secrets. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { securityLog } from './securityLog.ts';

/** Names of secrets in headers, bodies and objects of the log. */
const SECRETS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-app-secret"]',
  '["stripe-signature"]',
  'password',
  'new_password',
  'confirm_password',
  'otp',
  'code',
  'token',
  'otp_token',
  'password_token',
  'secret',
];

const join = (parent: string, name: string) =>
  name.startsWith('[') ? parent + name : `${parent}.${name}`;

/** At the top and one and two levels below: pino's paths cannot match any depth. */
const redactedPaths = SECRETS.flatMap((name) => [name, join('*', name), join('*.*', name)]);

/** Returns only the path of a URL, because queries contain codes and signatures. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

export const loggerOptions = (config: Config): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  redact: { paths: redactedPaths, censor: '[redacted]' },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: pathOf(request.url),
      address: request.ip,
    }),
  },
});

const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the proxy's id if it is valid; any other text could forge lines of the log. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

export function requestLog(app: App): void {
  securityLog(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        // The number of the order (modules/checkout/orders/checkoutRoutes.ts); other lines about the order use the same
        // name.
        order: reply.getHeader('X-Order-Number'),
      },
      'request',
    );
  });
}
