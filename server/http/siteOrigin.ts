import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../config/openSettings.ts';
import type { Config } from '../config.ts';

/** Placeholder of the site's own address in cached answers. */
export const SITE_PLACEHOLDER = '__SITE__';

/** A host name or address with an optional port, without characters that HTML or XML would interpret. */
const PLAIN_HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Where people reach this server, such as `https://cicerone.example`: the setting, or the address of this request. */
export function siteOriginOf(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const { host, protocol } = request;
  return `${protocol}://${PLAIN_HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}

/**
 * The origin of what outlives a response: links in mails, payment pages, the return from a provider. Without
 * PUBLIC_URL it is the address that the server is bound to. The Host header, which any client can set, counts only
 * when it names the caller's own machine: people use `localhost`, and the development server has a port of its own.
 */
export function linkOriginOf(
  { host, socket }: Pick<FastifyRequest, 'host' | 'socket'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  if (PLAIN_HOST.test(host) && isLoopbackName(host.replace(/:\d+$/, ''))) return `http://${host}`;
  const { localAddress = '127.0.0.1', localPort } = socket;
  const address = localAddress.replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
