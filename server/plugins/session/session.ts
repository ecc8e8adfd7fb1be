/**
 * The session of a request: an opaque token that the app sends as a bearer and that the browser also has in an
 * HttpOnly cookie, from which the session check returns it.
 *
 * The cookie needs no CSRF token: every call below /api/v1 must have the X-App-Secret header, which a page of another
 * origin can send only after a preflight that `plugins/crossOrigin.ts` refuses.
 */
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { App } from '../../http/app.ts';
import { clearCookie, cookieName, setCookie } from '../../http/cookies.ts';
import { SESSION_MS } from '../../db/retention.ts';
import { deviceOf } from './device.ts';
import { HttpError } from '../../http/errors.ts';
import { securityEvent } from '../log/securityLog.ts';
import {
  makeSessions,
  type Customer,
  type FoundSession,
  type SessionStore,
} from './sessionStore.ts';
import type { SignedIn } from './signedIn.ts';

export type { Customer };

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionStore;
    /** The name of the session's cookie. */
    sessionCookie: string;
  }
}

const SESSION_COOKIE = 'cicerone_session';

/** The format of tokens; any other value is not looked up in the database. */
const TOKEN = /^[\w-]{43}$/;

/** Registers the session for the whole app, before the routes that use it. */
export async function session(app: App, config: Config, db: Database): Promise<void> {
  await app.register(cookie);
  app.decorate('sessionCookie', cookieName(config, SESSION_COOKIE));
  app.decorate('sessions', makeSessions(db));
}

/**
 * Returns the tokens of a request, the bearer first. An expired bearer counts as absent: after a social sign-in the app
 * may still have the token of an old session while the cookie has the new one.
 */
export function tokensOf(request: FastifyRequest): string[] {
  const bearer = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const given = [bearer, request.cookies[request.server.sessionCookie]];
  return [...new Set(given.filter((token) => token !== undefined && TOKEN.test(token)))].flatMap(
    (token) => token ?? [],
  );
}

const known = new WeakMap<FastifyRequest, Promise<FoundSession | null>>();

/** Returns the session; it is read once per request, when first needed. */
export function sessionOf(request: FastifyRequest): Promise<FoundSession | null> {
  let found = known.get(request);
  if (!found) {
    found = request.server.sessions.find(tokensOf(request));
    known.set(request, found);
  }
  return found;
}

/** Returns the customer of the request, or null for a visitor. */
export const customerOf = async (request: FastifyRequest): Promise<Customer | null> =>
  (await sessionOf(request))?.customer ?? null;

/** A hook (`onRequest` or `preHandler`) for routes of customers: visitors get a 401. */
export async function requireCustomer(request: FastifyRequest): Promise<void> {
  if (!(await customerOf(request))) throw new HttpError(401, 'Please sign in.');
}

/** Returns the customer of a route behind `requireCustomer`. */
export async function customerFor(request: FastifyRequest): Promise<Customer> {
  const customer = await customerOf(request);
  if (!customer) throw new HttpError(401, 'Please sign in.');
  return customer;
}

/** Gives its cookie to a browser that has only the token: over https it had another name once. */
export function renewCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  token: string,
): void {
  if (request.cookies[request.server.sessionCookie] !== undefined) return;
  setCookie(reply, config, SESSION_COOKIE, { value: token, maxAge: SESSION_MS });
}

/**
 * Begins a session in the browser of the request, and ends its previous one: after a change of account no session with
 * a lost token stays open.
 */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  signedIn: SignedIn,
): Promise<string> {
  const { sessions } = request.server;
  const device = deviceOf(request.headers['user-agent']);
  const token = await sessions.begin({ ...signedIn, device, replaces: tokensOf(request) });
  securityEvent('sign-in.succeeded', { account: signedIn.userId });
  setCookie(reply, config, SESSION_COOKIE, { value: token, maxAge: SESSION_MS });
  return token;
}

/** Removes the session's cookie from the browser. */
export const forgetSession = (reply: FastifyReply, config: Config): void =>
  clearCookie(reply, config, SESSION_COOKIE);

/** Ends every session that the request has, on the server and in the browser. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Promise<void> {
  // The cookie is removed even if the database fails.
  forgetSession(reply, config);
  await request.server.sessions.end(tokensOf(request));
}
