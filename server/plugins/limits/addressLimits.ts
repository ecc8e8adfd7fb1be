/**
 * Limits per network. RATE_LIMIT is the number of requests per minute; calls that hash a password, send a mail or let a
 * code be guessed have an additional limit. RATE_LIMIT=0 turns all of them off.
 */
import { randomUUID } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { HOUR, MINUTE } from '../../lib/clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { App } from '../../http/app.ts';
import { HttpError } from '../../http/errors.ts';
import { networkOf, plainAddresses } from './network.ts';
import { makeRequestCountStore } from './requestCountStore.ts';
import { RequestCounts } from './requestCounts.ts';
import type { Sentence } from '../../http/messages/say.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns an `onRequest` hook, which refuses (429) before the body is read. */
    limitAddress: (limit: AddressLimit) => onRequestAsyncHookHandler;
    /** Adds up the counts of all servers; a job calls it. */
    shareRequestCounts: () => Promise<void>;
  }
}

export interface AddressLimit {
  /** Name of the count: hooks with the same name share it. */
  name: string;
  max: number;
  withinMs: number;
  /** The message for the user. */
  message: Sentence;
}

/** The address of the renderer's requests (ssr/renderer.ts): no request from outside has it. */
export const RENDERER_ADDRESS = `renderer-${randomUUID()}`;

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** Enough for a school class or an office with one address. */
export const SIGN_UPS: AddressLimit = {
  name: 'sign-up',
  max: 60,
  withinMs: HOUR,
  message: 'Many accounts were created from your network. Please try again in an hour.',
};
export const SIGN_INS: AddressLimit = {
  name: 'sign-in',
  max: 100,
  withinMs: 15 * MINUTE,
  message: 'Too many attempts to sign in from your network. Please try again in 15 minutes.',
};
/** Codes sent by mail. */
export const CODE_REQUESTS: AddressLimit = {
  name: 'code-request',
  max: 60,
  withinMs: HOUR,
  message: 'Many codes were requested from your network. Please try again in an hour.',
};
/** Codes entered, and the tokens that they were exchanged for. */
export const CODE_ENTRIES: AddressLimit = {
  name: 'code-entry',
  max: 100,
  withinMs: 15 * MINUTE,
  message: 'Too many codes were entered from your network. Please try again in 15 minutes.',
};

/** Registers the limits for the whole app, before the routes that use them. */
export function addressLimits(app: App, config: Config, db: Database): void {
  const counts = new RequestCounts(makeRequestCountStore(db));
  app.decorate('shareRequestCounts', () => counts.share());
  if (config.trustProxy.length === 0) warnOfProxy(app);
  else readForwardedAddresses(app);
  app.decorate('limitAddress', ({ name, max, withinMs, message }) => async ({ ip }, reply) => {
    // The renderer makes requests for all visitors, whose addresses are not known here.
    if (config.rateLimit === 0 || ip === RENDERER_ADDRESS) return;
    const { isAllowed, secondsLeft } = counts.add(`${name} ${networkOf(ip)}`, max, withinMs);
    if (isAllowed) return;
    reply.header('Retry-After', secondsLeft);
    throw new HttpError(429, message);
  });
}

/** Fastify computes `request.ip` from this header when it is read first, which is after this hook. */
function readForwardedAddresses(app: App): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = plainAddresses(forwarded);
  });
}

/** Behind a proxy that is not trusted, all visitors have one address and share its limits. */
function warnOfProxy(app: App): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || !FORWARDED.some((name) => name in headers)) return;
    hasWarned = true;
    log.warn(
      'A request came with forwarded headers, and TRUST_PROXY is not set. Behind a proxy all visitors then count as ' +
        "one address: set TRUST_PROXY to the proxy's address range.",
    );
  });
}

/** Returns the limit RATE_LIMIT, which counts API calls and rendered pages together. */
export const requestsOf = (config: Config): AddressLimit => ({
  name: 'request',
  max: config.rateLimit,
  withinMs: MINUTE,
  message: 'Too many requests. Please wait a minute.',
});

/** Limits all requests to `app`, also to unknown paths. */
export function limitRequests(app: App, config: Config): void {
  app.addHook('onRequest', app.limitAddress(requestsOf(config)));
}
