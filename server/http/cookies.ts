import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieName } from '../../contract/browserStorage.ts';
import type { Config } from '../config.ts';

/**
 * Returns the name of a cookie. Browsers accept the prefix `__Host-` only over TLS, from this exact host and for all
 * paths; without it another subdomain can set a session. On plain HTTP they refuse such a cookie.
 */
export const cookieName = (config: Config, name: CookieName): string =>
  config.https ? `__Host-${name}` : name;

const optionsOf = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: config.https }) as const;

export const cookieOf = (
  request: FastifyRequest,
  config: Config,
  name: CookieName,
): string | undefined => request.cookies[cookieName(config, name)];

/**
 * Sets a cookie that scripts cannot read.
 * @param maxAge in milliseconds
 */
export function setCookie(
  reply: FastifyReply,
  config: Config,
  name: CookieName,
  { value, maxAge }: { value: string; maxAge: number },
): void {
  reply.setCookie(cookieName(config, name), value, {
    ...optionsOf(config),
    maxAge: Math.floor(maxAge / 1000),
  });
}

export const clearCookie = (reply: FastifyReply, config: Config, name: CookieName): void =>
  void reply.clearCookie(cookieName(config, name), optionsOf(config));
