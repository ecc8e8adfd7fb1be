/** `/operator`: what is on sale and what needs attention, for the person who has OPERATOR_TOKEN. It changes nothing. */
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { App } from '../../http/app.ts';
import { cookieName, cookieOf } from '../../http/cookies.ts';
import { HOUR, inMs, MINUTE, now } from '../../lib/clock.ts';
import { forms } from '../../plugins/forms.ts';
import type { AddressLimit } from '../../plugins/limits/addressLimits.ts';
import { securityEvent } from '../../plugins/log/securityLog.ts';
import { isSame } from '../../plugins/session/secrets.ts';
import { html, sendPlainPage } from '../../ssr/plainPage.ts';
import { shopStatus, type StatusSection } from './shopStatus.ts';

const PAGE = '/operator';
const COOKIE = 'operator';
const SIGNED_IN_MS = 12 * HOUR;
const hidden = { schema: { hide: true } };

const ATTEMPTS: AddressLimit = {
  name: 'operator',
  max: 20,
  withinMs: 15 * MINUTE,
  message: 'Too many attempts from your network. Please try again in 15 minutes.',
};

const proofOf = (token: string, expires: string): string =>
  createHmac('sha256', token).update(`operator\n${expires}`).digest('base64url');

/** The cookie has a proof of the token and its end: another token makes it invalid. */
function isProof(token: string, cookie: string | undefined): boolean {
  const [, expires, proof] = /^(\d{13})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (expires === undefined || proof === undefined) return false;
  return isSame(proof, proofOf(token, expires)) && Number(expires) > now().getTime();
}

export async function operatorPage(app: App, config: Config, db: Database): Promise<void> {
  const { operatorToken: token } = config;
  if (token === undefined) return;
  await app.register(async (plain) => {
    const scope: App = plain.withTypeProvider();
    await forms(scope);

    scope.get(PAGE, hidden, async (request, reply) => {
      if (!isProof(token, cookieOf(request, config, COOKIE))) return askForToken(reply, config, '');
      return sendPlainPage(reply, config, {
        title: 'The shop',
        mark: 'Operator',
        body: html`${(await shopStatus(db)).map(sectionOf)}
          <p class="muted">As of ${now().toISOString().slice(0, 19).replace('T', ' ')} UTC</p>`,
      });
    });

    scope.post(
      PAGE,
      { ...hidden, onRequest: app.limitAddress(ATTEMPTS) },
      async (request, reply) => {
        if (!isSame(tokenIn(request), token)) {
          securityEvent('operator.failed', {});
          return askForToken(reply.code(403), config, 'This is not the token. Please try again.');
        }
        securityEvent('operator.succeeded', {});
        const expires = String(inMs(SIGNED_IN_MS).getTime());
        return reply
          .setCookie(cookieName(config, COOKIE), `${expires}.${proofOf(token, expires)}`, {
            path: '/',
            httpOnly: true,
            sameSite: 'strict',
            secure: config.https,
            maxAge: SIGNED_IN_MS / 1000,
          })
          .redirect(PAGE, 303);
      },
    );
  });
}

const tokenIn = ({ body }: FastifyRequest): string =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : '';

const askForToken = (reply: FastifyReply, config: Config, problem: string): FastifyReply =>
  sendPlainPage(reply, config, {
    title: 'Operator',
    mark: 'For the operator of this shop',
    body: html`<form method="post" action="${PAGE}" class="card">
      ${problem ? html`<p role="alert">${problem}</p>` : ''}
      <label>
        <span>Token (OPERATOR_TOKEN of the server's settings)</span>
        <input type="password" name="token" autocomplete="current-password" required />
      </label>
      <button>Open</button>
    </form>`,
  });

const sectionOf = ({ title, none, lines, isUrgent }: StatusSection) =>
  html`<section class="card">
    <h2>${title}${isUrgent ? ' – please look' : ''}</h2>
    <pre>${lines.length > 0 ? lines.join('\n') : none}</pre>
  </section>`;
