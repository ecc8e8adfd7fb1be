/**
 * Social sign-in: the browser opens /login/google and returns to /user with the session cookie, from which the
 * session check returns the token. Without a session it returns to the page where it began, with `login=<reason>` in
 * the address (contract/auth.ts, SocialSignInFailure).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeTable } from '../../../contract/routes.ts';
import type { Config } from '../../config.ts';
import { normalEmail } from '../../../contract/typedInput.ts';
import { normalName } from '../../http/fields.ts';
import type { App } from '../../http/app.ts';
import { clearCookie, cookieOf, setCookie } from '../../http/cookies.ts';
import { siteOriginOf } from '../../http/siteOrigin.ts';
import { limitRequests } from '../../plugins/limits/addressLimits.ts';
import { beginSession } from '../../plugins/session/session.ts';
import { SOCIAL_SIGN_IN_MS, type SocialAccounts, type SocialPerson } from './socialAccountStore.ts';
import { googleProvider } from './googleProvider.ts';
import { SocialFailure, type ProviderPerson, type SocialProvider } from './socialProvider.ts';

/**
 * Binds a sign-in to the browser in which it began: without it an attacker could complete a sign-in in another user's
 * browser.
 */
const COOKIE = 'cicerone_login';
/** The page where the sign-in began: a failure returns there. */
const FROM_COOKIE = 'cicerone_login_from';
/** Ends the value of that cookie if success returns there, too. `pathOfOurs` removes it: a path has no fragment. */
const STAY = '#stay';
const START = '/login/google';
const CALLBACK = `${START}/callback`;
const hidden = { schema: { hide: true } };

export interface SocialParts {
  config: Config;
  accounts: SocialAccounts;
  /** The test consent page, where Google is not set. */
  testProvider: SocialProvider | undefined;
}

export async function social(
  app: App,
  { config, accounts, testProvider }: SocialParts,
): Promise<void> {
  const provider = config.google ? googleProvider(config.google) : testProvider;
  if (!provider) return;
  const start = async (
    request: FastifyRequest,
    reply: FastifyReply,
    from: string,
  ): Promise<URL> => {
    const { address, checks } = await provider.start(callbackOf(request, config));
    const browser = await accounts.begin(checks);
    setCookie(reply, config, COOKIE, { value: browser, maxAge: SOCIAL_SIGN_IN_MS });
    const value = queryOf(request).get('stay') === '1' ? from + STAY : from;
    setCookie(reply, config, FROM_COOKIE, { value, maxAge: SOCIAL_SIGN_IN_MS });
    return address;
  };

  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    from: string,
  ): Promise<string> => {
    const browser = cookieOf(request, config, COOKIE);
    clearCookie(reply, config, COOKIE);
    clearCookie(reply, config, FROM_COOKIE);
    const checks = browser ? await accounts.resume(browser) : null;
    const callback = new URL(callbackOf(request, config));
    callback.search = new URL(request.url, callback).search;
    if (!checks || callback.searchParams.get('state') !== checks.state) {
      throw new SocialFailure('expired');
    }
    const person = await provider.finish(callback, checks);
    const userId = await accounts.accountFor(believed(person));
    if (userId === null) throw new SocialFailure('taken');
    await beginSession(request, reply, config, { userId });
    // A session expired on a customer's page, or a call was interrupted: the customer returns to the page.
    const home = routeTable.home.path;
    const stays = cookieOf(request, config, FROM_COOKIE)?.endsWith(STAY) === true && from !== '/';
    return stays || from.startsWith(`${home}/`) ? from : home;
  };

  /** A user waits for a page: every failure returns to the app, which shows the reason. */
  const orBack =
    (
      step: (request: FastifyRequest, reply: FastifyReply, from: string) => Promise<URL | string>,
      beganAt: (request: FastifyRequest) => unknown,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('Cache-Control', 'no-store');
      const from = pathOfOurs(beganAt(request));
      try {
        return reply.redirect(String(await step(request, reply, from)), 302);
      } catch (error) {
        const reason = reasonOf(error);
        const expected = error instanceof SocialFailure;
        request.log[expected ? 'info' : 'error']({ err: error, reason }, 'social sign-in failed');
        return reply.redirect(withReason(from, reason), 302);
      }
    };

  await app.register(async (scope) => {
    limitRequests(scope.withTypeProvider(), config);
    scope.get(
      START,
      hidden,
      orBack(start, (request) => queryOf(request).get('from')),
    );
    scope.get(
      CALLBACK,
      hidden,
      orBack(finish, (request) => cookieOf(request, config, FROM_COOKIE)),
    );
  });
}

const queryOf = ({ query }: FastifyRequest): Map<string, unknown> =>
  new Map(Object.entries(query ?? {}));

/** Base for paths, which have no origin. */
const NO_ORIGIN = 'http://app.invalid';

/**
 * Returns a path of this site with its query; '/' for anything else, so that a link cannot redirect to another site.
 */
function pathOfOurs(text: unknown): string {
  if (typeof text !== 'string' || text.length > 1000 || !URL.canParse(text, NO_ORIGIN)) return '/';
  const { origin, pathname, search } = new URL(text, NO_ORIGIN);
  return origin === NO_ORIGIN && !pathname.startsWith('//') ? pathname + search : '/';
}

function withReason(from: string, reason: SocialFailure['reason']): string {
  const address = new URL(from, NO_ORIGIN);
  address.searchParams.set('login', reason);
  return address.pathname + address.search;
}

/** Returns the address that the provider redirects to. */
const callbackOf = (request: FastifyRequest, config: Config): string =>
  siteOriginOf(request, config) + CALLBACK;

/**
 * Returns the identity. An address that the provider has not verified may belong to another person: it must not open an
 * account.
 */
function believed({ issuer, subject, email, emailVerified, name }: ProviderPerson): SocialPerson {
  const address = emailVerified && email !== undefined ? normalEmail(email) : null;
  if (address === null) throw new SocialFailure('unverified');
  const local = address.slice(0, address.indexOf('@'));
  return { issuer, subject, email: address, name: normalName(name ?? '') ?? local };
}

function reasonOf(error: unknown): SocialFailure['reason'] {
  if (error instanceof SocialFailure) return error.reason;
  const away = error instanceof Error && 'statusCode' in error && error.statusCode === 503;
  return away ? 'unavailable' : 'failed';
}
