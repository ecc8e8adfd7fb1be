import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, type Config } from '../config.ts';

/**
 * Browsers take a cookie with the prefix `__Host-` over TLS only, from this very host and for all its paths:
 * without it a neighbouring subdomain can plant a session of its own. On plain HTTP they would refuse it.
 */
export const cookieName = (config: Config, name: string): string =>
  isHttps(config) ? `__Host-${name}` : name;

const optionsOf = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) }) as const;

export const cookieOf = (
  request: FastifyRequest,
  config: Config,
  name: string,
): string | undefined => request.cookies[cookieName(config, name)];

/** @param maxAge in milliseconds */
export function setCookie(
  reply: FastifyReply,
  config: Config,
  name: string,
  { value, maxAge }: { value: string; maxAge: number },
): void {
  reply.setCookie(cookieName(config, name), value, {
    ...optionsOf(config),
    maxAge: Math.floor(maxAge / 1000),
  });
}

export const clearCookie = (reply: FastifyReply, config: Config, name: string): void =>
  void reply.clearCookie(cookieName(config, name), optionsOf(config));
