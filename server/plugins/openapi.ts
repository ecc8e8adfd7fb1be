import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { refusals } from '../../contract/envelope.ts';
import { requireCustomer } from './session/session.ts';

const READS = ['GET', 'HEAD'];

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

type Security = Record<string, string[]>[];
/** Names the application and the customer, whose token is sent as a bearer or as a cookie. */
const asCustomer: Security = [
  { application: [], customer: [] },
  { application: [], customerCookie: [] },
];
const asAnyone: Security = [{ application: [] }, ...asCustomer];

const needsCustomer = ({ onRequest }: RouteOptions): boolean =>
  [onRequest].flat().some((hook) => hook === requireCustomer);

/** Statuses that any call may have before its own handler runs: for its body, its secret, a limit, an outage. */
const sharedRefusals = (route: RouteOptions) => ({
  ...refusals(400, 403, 413, 429, 503),
  ...(needsCustomer(route) ? refusals(401) : {}),
  ...([route.method].flat().every((one) => READS.includes(one)) ? {} : refusals(415)),
});

/** Returns 'deleteUsersSessionsById' for DELETE /api/v1/users/sessions/:id. */
function operationIdOf({ method }: RouteOptions, url: string): string {
  const words = url
    .replace(/^\/api\/v1\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [[method].flat().join('').toLowerCase(), ...words].join('');
}

/** Describes every route that is registered after it, from the route's schemas, at `/api/docs/json`. */
export async function openapi(app: App, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Audio guides API',
        description:
          'Audio guides: catalogue, search, accounts, cart. Every call under /api/v1 names the application. Calls ' +
          'that do not require a customer accept one; guides are then described as the customer may play them.',
        version: '1',
        license: { name: 'All rights reserved' },
      },
      servers: [{ url: config.publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          application: { type: 'apiKey', in: 'header', name: 'X-App-Secret' },
          customer: { type: 'http', scheme: 'bearer' },
          customerCookie: { type: 'apiKey', in: 'cookie', name: app.sessionCookie },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        operationId: operationIdOf(route, url),
        security: needsCustomer(route) ? asCustomer : asAnyone,
        response: { ...sharedRefusals(route), ...asRecord(schema.response) },
      },
    }),
  });
  app.get('/api/docs/json', { schema: { hide: true } }, () => app.swagger());
}
