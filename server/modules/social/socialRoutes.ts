/**
 * Social sign-in: the browser opens /login/google and returns to /user with the session cookie, from which the
 * session check returns the token. Without a session it returns to the page where it began, with `login=<reason>` in
 * the address (contract/auth.ts, SocialSignInFailure).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialSignInResult } from '../../../contract/auth.ts';
import { pathIn, splitLanguage } from '../../../contract/languages.ts';
import { routeTable } from '../../../contract/routes.ts';
import type { Config } from '../../config.ts';
import { normalEmail } from '../../../contract/typedInput.ts';
import { normalName } from '../../http/fields.ts';
import type { App } from '../../http/app.ts';
import { clearCookie, cookieName, cookieOf, setCookie } from '../../http/cookies.ts';
import { contactPageOf, siteOriginOf } from '../../http/siteOrigin.ts';
import { limitRequests } from '../../plugins/limits/addressLimits.ts';
import { beginSession, customerOf } from '../../plugins/session/session.ts';
import {
  SOCIAL_SIGN_IN_MS,
  type Checks,
  type SocialAccounts,
  type SocialPerson,
} from './socialAccountStore.ts';
import { googleProvider } from './googleProvider.ts';
import { SocialFailure, type ProviderPerson, type SocialProvider } from './socialProvider.ts';

/**
 * With its state at the end: binds a sign-in to the browser in which it began. Without it an attacker could complete a
 * sign-in in another user's browser. The value is a secret and the page where the sign-in began. Each sign-in has its own
 * cookie, because two tabs can have one each.
 */
const COOKIE = 'cicerone_login_';
/** Maximum number of these cookies in a browser: a request's headers may have 16 KB. */
const MAX_STARTED = 6;
const SECRET_LENGTH = 43;
/** Ends the value of the cookie if success returns there, too. `pathOfOurs` removes it: a path has no fragment. */
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
    const stay = queryOf(request).get('stay') === '1' ? STAY : '';
    forgetOldest(request, reply, config);
    setCookie(reply, config, `${COOKIE}${checks.state}`, {
      value: browser + from + stay,
      maxAge: SOCIAL_SIGN_IN_MS,
    });
    return address;
  };

  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    from: string,
  ): Promise<string> => {
    const callback = new URL(callbackOf(request, config));
    callback.search = new URL(request.url, callback).search;
    const checks = await checksOf(request);
    const person = await provider.finish(callback, checks);
    const { language, path } = splitLanguage(from);
    const userId = await accounts.accountFor(believed(person), {
      language,
      contactPage: contactPageOf(request, config),
    });
    if (userId === null) throw new SocialFailure('taken');
    const before = await customerOf(request);
    await beginSession(request, reply, config, { userId });
    // A session expired on a customer's page, or a call was interrupted: the customer returns to the page.
    const home = pathIn(language, routeTable.home.path);
    const stays = startedOf(request, config)?.stays === true && path !== '/';
    const page = stays || from.startsWith(`${home}/`) ? from : home;
    return before && before.id !== userId ? withReason(page, 'switched') : page;
  };

  /** Returns what the response is checked against: by its state, so that two tabs can sign in independently. */
  const checksOf = async (request: FastifyRequest): Promise<Checks> => {
    const state = stateOf(request);
    const started = startedOf(request, config);
    const checks = started && (await accounts.resume(started.secret));
    if (checks?.state === state) return checks;
    // The cookie outlives the use of its sign-in, which is deleted then.
    if (started) throw new SocialFailure('used');
    throw new SocialFailure((await accounts.isUnderWay(state)) ? 'elsewhere' : 'expired');
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
      orBack(finish, (request) => startedOf(request, config)?.from),
    );
  });
}

const queryOf = ({ query }: FastifyRequest): Map<string, unknown> =>
  new Map(Object.entries(query ?? {}));

const stateOf = (request: FastifyRequest): string =>
  new URL(request.url, NO_ORIGIN).searchParams.get('state') ?? '';

/** Returns what this browser has stored of the sign-in to which the provider's response belongs. */
function startedOf(request: FastifyRequest, config: Config) {
  const value = cookieOf(request, config, `${COOKIE}${stateOf(request)}`);
  return value === undefined
    ? undefined
    : {
        secret: value.slice(0, SECRET_LENGTH),
        from: value.slice(SECRET_LENGTH),
        stays: value.endsWith(STAY),
      };
}

/** Browsers send the oldest cookie first (RFC 6265, 5.4). */
function forgetOldest(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const named = cookieName(config, COOKIE);
  const started = Object.keys(request.cookies).filter((name) => name.startsWith(named));
  if (started.length < MAX_STARTED) return;
  for (const name of started.slice(0, 1 - MAX_STARTED)) {
    clearCookie(reply, config, `${COOKIE}${name.slice(named.length)}`);
  }
}

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

function withReason(from: string, reason: SocialSignInResult): string {
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
