import swagger from '@fastify/swagger';
import type { App } from '../http/app.ts';
import { refusals } from '../../contract/envelope.ts';

const READS = ['GET', 'HEAD'];

/** Statuses that any call may have before its own handler runs: for its body, its secret, a limit, an outage. */
const sharedRefusals = (method: string | string[]) => ({
  ...refusals(400, 403, 413, 429, 503),
  ...([method].flat().every((one) => READS.includes(one)) ? {} : refusals(415)),
});

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Describes every route that is registered after it, from the route's schemas, at `/api/docs/json`. */
export async function openapi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Cicerone API',
        description:
          'Audio guides: catalogue, search, accounts, cart. Every call under /api/v1 names the application.',
        version: '1',
      },
      components: {
        securitySchemes: {
          application: { type: 'apiKey', in: 'header', name: 'X-App-Secret' },
          customer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ application: [] }],
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        response: { ...sharedRefusals(route.method), ...asRecord(schema.response) },
      },
    }),
  });
  app.get('/api/docs/json', { schema: { hide: true } }, () => app.swagger());
}
