import swagger from '@fastify/swagger';
import type { App } from '../http/app.ts';

/** Describes every route registered after it from the route's own schemas, at `/api/docs/json`. */
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
  });
  app.get('/api/docs/json', { schema: { hide: true } }, () => app.swagger());
}
