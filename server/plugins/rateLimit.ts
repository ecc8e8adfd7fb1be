import fastifyRateLimit from '@fastify/rate-limit';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { Refusal } from '../http/errors.ts';
import { RENDERER_ADDRESS } from '../rendering/renderer.ts';

/** A generous limit for each address on whatever `app` serves, unknown addresses included. */
export async function rateLimit(app: App, config: Config): Promise<void> {
  if (config.rateLimit === 0) return;
  await app.register(fastifyRateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: 60_000,
    cache: 20_000,
    // The renderer asks for everybody: whoever asks for pages is not known here.
    allowList: (request) => request.ip === RENDERER_ADDRESS,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, `Too many requests. Please wait ${Math.ceil(ttl / 1000)} s.`),
  });
  // A hook and not the plugin's `global`: it must run before the secret is looked at.
  app.addHook('onRequest', app.rateLimit());
}
