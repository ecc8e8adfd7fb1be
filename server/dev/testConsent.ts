/**
 * The test page for social sign-in while no client id of Google is set (docs/decisions/021-test-pages.md): a tester
 * chooses an identity. It protects nothing, and its page states this; what follows (state, linking, session) is the real code.
 */
import type { Config } from '../config.ts';
import { normalEmail } from '../../contract/typedInput.ts';
import type { App } from '../http/app.ts';
import { html, sendPlainPage, type Html } from '../ssr/plainPage.ts';
import { forms } from '../plugins/forms.ts';
import { newToken } from '../plugins/session/secrets.ts';
import { SocialFailure, type SocialProvider } from '../modules/social/socialProvider.ts';

const PAGE = '/dev/consent';
const ISSUER = 'test-consent';
const hidden = { schema: { hide: true } };

/** Returns a text field of a form or query; '' for any other type. */
const textIn = (fields: unknown, name: string): string => {
  if (typeof fields !== 'object' || fields === null) return '';
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' ? value : '';
};

/** The code that the page sends back, as a provider would: it contains the chosen identity. */
const codeFor = (email: string, name: string): string =>
  Buffer.from(JSON.stringify({ email, name })).toString('base64url');

const readCode = (code: string): { email: string; name: string } => {
  try {
    const read: unknown = JSON.parse(Buffer.from(code, 'base64url').toString());
    return { email: textIn(read, 'email'), name: textIn(read, 'name') };
  } catch (error) {
    throw new SocialFailure('failed', error);
  }
};

export const testConsentProvider: SocialProvider = {
  start: async (redirectUri) => {
    const checks = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
    const address = new URL(PAGE, redirectUri);
    address.searchParams.set('state', checks.state);
    return { address, checks };
  },

  finish: async (callback) => {
    if (callback.searchParams.has('error')) throw new SocialFailure('cancelled');
    const { email, name } = readCode(callback.searchParams.get('code') ?? '');
    // A person is identified by the address, and every address counts as verified.
    const subject = normalEmail(email) ?? '';
    return { issuer: ISSUER, subject, email, emailVerified: true, name };
  },
};

export async function testConsentPage(app: App, config: Config): Promise<void> {
  await forms(app);

  app.get(PAGE, hidden, (request, reply) =>
    sendPlainPage(reply, config, page(textIn(request.query, 'state'))),
  );

  app.post(PAGE, hidden, (request, reply) => {
    const { body } = request;
    const state = textIn(body, 'state');
    const email = textIn(body, 'email');
    const back = new URLSearchParams({ state });
    if (textIn(body, 'decision') !== 'allow') back.set('error', 'access_denied');
    else if (normalEmail(email) === null) {
      return sendPlainPage(reply.code(400), config, page(state, 'This is not an email address.'));
    } else back.set('code', codeFor(email, textIn(body, 'name')));
    return reply
      .header('Cache-Control', 'no-store')
      .redirect(`/login/google/callback?${back.toString()}`, 303);
  });
}

function page(state: string, problem?: string): { title: string; mark: string; body: Html } {
  return {
    title: 'Choose who you are',
    mark: 'Test sign-in: not Google',
    body: html`
      <p class="muted">
        No Google client id is set on this server, so this page replaces Google's. Whatever you
        enter here is believed.
      </p>
      <form class="card" method="post" action="${PAGE}">
        <input type="hidden" name="state" value="${state}" />
        <label>
          <span>Email</span>
          <input name="email" type="email" autocomplete="email" required />
        </label>
        <label>
          <span>Name</span>
          <input name="name" autocomplete="name" maxlength="100" />
        </label>
        ${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
        <div class="actions">
          <button name="decision" value="allow">Sign in</button>
          <button class="quiet" name="decision" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>
    `,
  };
}
