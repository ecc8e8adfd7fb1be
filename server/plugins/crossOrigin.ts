import cors from '@fastify/cors';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';

/**
 * Allows pages of the origins in CORS_ORIGINS to call the API with credentials. Without the setting no other origin
 * may.
 */
export async function crossOrigin(app: App, config: Config): Promise<void> {
  if (config.corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...config.corsOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Range', 'X-App-Secret', 'X-Request-Id'],
    exposedHeaders: [
      'Accept-Ranges',
      'Content-Range',
      'ETag',
      'Retry-After',
      'X-Order-Number',
      'X-Request-Id',
    ],
    maxAge: 600,
    strictPreflight: false,
  });
}
