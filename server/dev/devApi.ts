import type { App } from '../http/app.ts';

/** `/dev/api/`: every call with its fields, to read and to try. Loaded where it exists: other servers start without it. */
export async function devApi(app: App): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: '/dev/api',
    theme: { title: 'Cicerone API' },
    // Without the bar to open another description.
    uiConfig: { layout: 'BaseLayout', persistAuthorization: true },
    // It writes a style element.
    transformStaticCSP: (policy) =>
      policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}
