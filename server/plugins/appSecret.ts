import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { Refusal } from '../http/errors.ts';

/** Every call names the application (decisions.md, *Paths*). The value is public, so plain equality will do. */
export function requireAppSecret(app: App, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-app-secret'] !== config.appSecret) {
      throw new Refusal(403, 'The application secret is missing or wrong.');
    }
  });
}
