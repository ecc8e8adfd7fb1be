/**
 * The page that the link in a mail to a new address opens. Opening it changes nothing (mail programs open links before
 * the user does): its button does. It is below /login, which the development server forwards.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathIn, type Language } from '../../../contract/languages.ts';
import { routeTable } from '../../../contract/routes.ts';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { languageOf, setLanguage } from '../../http/language.ts';
import { contactPageOf, siteOriginOf } from '../../http/siteOrigin.ts';
import { html, sendPlainPage, type Html, type PlainPage } from '../../ssr/plainPage.ts';
import { forms } from '../../plugins/forms.ts';
import { emailPageTexts } from './emailPageTexts.ts';
import type { EmailChanges } from './emailChangeStore.ts';

const PAGE = '/login/new-email';
const TOKEN = /^[\w-]{43}$/;
const hidden = { schema: { hide: true } };

/** Returns the address for a mail in a language. */
export const emailLink =
  (request: FastifyRequest, config: Config) =>
  (token: string, language: Language): string =>
    `${siteOriginOf(request, config)}${PAGE}?token=${token}&language=${language}`;

export async function profileEmailPage(
  app: App,
  config: Config,
  changes: EmailChanges,
): Promise<void> {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<PlainPage, 'title' | 'body'>,
  ): FastifyReply => {
    const language = languageOf(request);
    setLanguage(reply, language);
    return sendPlainPage(reply, config, { ...page, mark: emailPageTexts[language].mark, language });
  };

  await app.register(async (plain) => {
    const scope: App = plain.withTypeProvider();
    await forms(scope);

    scope.get(PAGE, hidden, (request, reply) => {
      const token = tokenIn(request.query);
      if (token === null) return gone(request, reply);
      const language = languageOf(request);
      const texts = emailPageTexts[language];
      const body = html`<form method="post" action="${PAGE}?language=${language}" class="card">
        <input type="hidden" name="token" value="${token}" />
        <p>${texts.question}</p>
        <button>${texts.confirm}</button>
      </form>`;
      return show(request, reply, { title: texts.title, body });
    });

    scope.post(PAGE, hidden, async (request, reply) => {
      const token = tokenIn(request.body);
      const contactPage = contactPageOf(request, config);
      if (token === null || !(await changes.confirm(token, contactPage)))
        return gone(request, reply);
      const language = languageOf(request);
      const { changed } = emailPageTexts[language];
      const body = html`<p class="card">${toProfile(language)}</p>`;
      return show(request, reply, { title: changed, body });
    });

    const gone = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const language = languageOf(request);
      const { gone: title, why } = emailPageTexts[language];
      const body = html`<p class="card">${why} ${toProfile(language)}</p>`;
      return show(request, reply.code(400), { title, body });
    };
  });
}

function toProfile(language: Language): Html {
  const { toProfile: text } = emailPageTexts[language];
  return html`<a href="${pathIn(language, routeTable.profile.path)}">${text}</a>`;
}

function tokenIn(fields: unknown): string | null {
  if (typeof fields !== 'object' || fields === null || !('token' in fields)) return null;
  return typeof fields.token === 'string' && TOKEN.test(fields.token) ? fields.token : null;
}
