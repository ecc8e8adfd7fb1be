import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Requires the header that names the application. The value is public, so it is compared with plain equality
 * (docs/decisions/018-paths-and-bodies-of-calls.md).
 */
export function requireAppSecret(app: App, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-app-secret'] !== config.appSecret) {
      throw new HttpError(403, 'The application secret is missing or wrong.');
    }
  });
}
