/**
 * Stores a scenario's values in the browser's storage and opens its page: a command has no other access to a browser.
 * The values are in the fragment (`#`), which is sent to no server and written to no log. It exists only with test
 * pages (config.ts).
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { contentSecurityPolicy } from '../plugins/securityHeaders.ts';
import { forgetSession } from '../plugins/session/session.ts';

/** Reads `#keys={"token":"…"}&to=/user`, each part encoded. Only addresses of this site are opened. */
const SCRIPT = `
const asked = new URLSearchParams(location.hash.slice(1));
const to = new URL(asked.get('to') || '/', location.origin);
localStorage.clear();
for (const [key, value] of Object.entries(JSON.parse(asked.get('keys') || '{}'))) localStorage.setItem(key, value);
location.replace(to.origin === location.origin ? to.href : '/');
`;

export function devEnter(app: App, config: Config): void {
  if (!config.testPages) return;
  app.get('/dev/enter', { schema: { hide: true } }, (_request, reply) => {
    const nonce = randomBytes(18).toString('base64url');
    // Otherwise the session of an earlier scenario would be found by the check of a visitor's one.
    forgetSession(reply, config);
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(config, { nonce }))
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><title>Enter</title><meta name="robots" content="noindex"><script nonce="${nonce}">${SCRIPT}</script>`,
      );
  });
}
