import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Stands in what is prepared for everybody where an answer has the site's own address. */
export const SITE_PLACEHOLDER = '__SITE__';

/** A name or a number with an optional port: nothing that HTML, XML or a line of text would read otherwise. */
const PLAIN_HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Where people reach this server, such as `https://cicerone.example`: the setting, or how this request came. */
export function siteOriginOf(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const { host, protocol } = request;
  return `${protocol}://${PLAIN_HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
