/**
 * The page that the link in a mail to a new address opens. Opening it changes nothing (mail programs open links before
 * the user does): its button does. It is below /login, which the development server forwards.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { contactPageOf, siteOriginOf } from '../../http/siteOrigin.ts';
import { html, sendPlainPage, type Html } from '../../ssr/plainPage.ts';
import { forms } from '../../plugins/forms.ts';
import type { EmailChanges } from './emailChangeStore.ts';

const PAGE = '/login/new-email';
const TOKEN = /^[\w-]{43}$/;
const hidden = { schema: { hide: true } };

export const emailLink = (request: FastifyRequest, config: Config, token: string): string =>
  `${siteOriginOf(request, config)}${PAGE}?token=${token}`;

export async function profileEmailPage(
  app: App,
  config: Config,
  changes: EmailChanges,
): Promise<void> {
  const show = (reply: FastifyReply, title: string, body: Html): FastifyReply =>
    sendPlainPage(reply, config, { title, mark: 'Your account', body });

  await app.register(async (plain) => {
    const scope: App = plain.withTypeProvider();
    await forms(scope);

    scope.get(PAGE, hidden, (request, reply) => {
      const token = tokenIn(request.query);
      if (token === null) return gone(reply);
      return show(
        reply,
        'Confirm your new email address',
        html`<form method="post" action="${PAGE}" class="card">
          <input type="hidden" name="token" value="${token}" />
          <p>From now on you sign in with this address.</p>
          <button>Confirm</button>
        </form>`,
      );
    });

    scope.post(PAGE, hidden, async (request, reply) => {
      const token = tokenIn(request.body);
      if (token === null || !(await changes.confirm(token, contactPageOf(request, config))))
        return gone(reply);
      const body = html`<p class="card"><a href="/user/profile">Go to your profile</a></p>`;
      return show(reply, 'Your email address was changed', body);
    });

    const gone = (reply: FastifyReply): FastifyReply =>
      show(
        reply.code(400),
        'This link is no longer valid',
        html`<p class="card">
          It was used already, is older than a day, or was replaced by a newer one or a new
          password. <a href="/user/profile">Go to your profile</a>
        </p>`,
      );
  });
}

function tokenIn(fields: unknown): string | null {
  if (typeof fields !== 'object' || fields === null || !('token' in fields)) return null;
  return typeof fields.token === 'string' && TOKEN.test(fields.token) ? fields.token : null;
}
