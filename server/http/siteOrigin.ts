import type { FastifyRequest } from 'fastify';
import { pathIn, type Language } from '../../contract/languages.ts';
import { routeTable } from '../../contract/routes.ts';
import { isLoopbackName } from '../config/openSettings.ts';
import type { Config } from '../config.ts';

/** Placeholder for the site's origin in cached responses. */
export const SITE_PLACEHOLDER = '__SITE__';

/** A host name or address with an optional port, without characters that have a meaning in HTML or XML. */
const PLAIN_HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Returns the origin at which users reach this server, such as `https://cicerone.example`, for addresses that are used
 * elsewhere: in mails, on payment pages, for the return from a provider, in canonical links. Without PUBLIC_URL it is the address that the server is bound to. The Host header, which any client can
 * set, counts only if it names the local machine: users open `localhost`, and the development server has another port.
 */
export function siteOriginOf(
  { host, socket }: Pick<FastifyRequest, 'host' | 'socket'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  if (PLAIN_HOST.test(host) && isLoopbackName(host.replace(/:\d+$/, ''))) {
    return `http://${host.toLowerCase()}`;
  }
  const { localAddress = '127.0.0.1', localPort } = socket;
  return `http://${hostInUrl(localAddress.replace(/^::ffff:/, ''))}:${localPort}`;
}

/** Returns a function that returns the address of the page with the contact form, for mails in a language. */
export const contactPageOf =
  (...parts: Parameters<typeof siteOriginOf>) =>
  (language: Language): string =>
    siteOriginOf(...parts) + pathIn(language, routeTable.business.path);

/** Returns a name or an IP address as it is written in a URL. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
