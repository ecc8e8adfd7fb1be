/**
 * Puts a scenario's keys into the browser's storage and opens its page: a script on the command line has
 * no other access to a browser. Everything is in the fragment (`#`), which no server and no log receives.
 * A stand-in: config.ts says where these exist.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { contentSecurityPolicy } from '../plugins/securityHeaders.ts';

/** `#keys={"token":"…"}&to=/user`, each part encoded. Only an address of our own is gone to. */
const SCRIPT = `
const asked = new URLSearchParams(location.hash.slice(1));
const to = new URL(asked.get('to') || '/', location.origin);
localStorage.clear();
for (const [key, value] of Object.entries(JSON.parse(asked.get('keys') || '{}'))) localStorage.setItem(key, value);
location.replace(to.origin === location.origin ? to.href : '/');
`;

export function devEnter(app: App, config: Config): void {
  if (!config.testProviders) return;
  app.get('/dev/enter', { schema: { hide: true } }, (_request, reply) => {
    const nonce = randomBytes(18).toString('base64url');
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(config, { nonce }))
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><title>Cicerone</title><meta name="robots" content="noindex"><script nonce="${nonce}">${SCRIPT}</script>`,
      );
  });
}
