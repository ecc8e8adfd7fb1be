import type { App } from '../http/app.ts';

/**
 * Registers `/dev/api/`: every call with its fields, to read and to try. Its packages are loaded only where the page
 * exists.
 */
export async function devApi(app: App): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: '/dev/api',
    theme: { title: 'API' },
    // Without the bar that opens another description.
    uiConfig: { layout: 'BaseLayout', persistAuthorization: true },
    // Its script inserts a style element.
    transformStaticCSP: (policy) =>
      policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}
