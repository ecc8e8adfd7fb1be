import type { FastifyRequest } from 'fastify';
import { routeTable } from '../../../../contract/routes.ts';
import type { Config } from '../../../config.ts';
import { networkOf } from '../../../plugins/limits/network.ts';
import { linkOriginOf } from '../../../http/siteOrigin.ts';
import type { MailRequest } from './codes.ts';

/** Returns the network that wrong codes are counted for; undefined when RATE_LIMIT=0 turns that off. */
export const countedNetworkOf = (
  { ip }: FastifyRequest,
  { rateLimit }: Config,
): string | undefined => (rateLimit === 0 ? undefined : networkOf(ip));

/**
 * Returns who asks for a code by mail, and where a link in its place leads: the app's page `/confirm`. The token is
 * behind the `#`, so that neither a server's log nor another site's `Referer` ever has it.
 */
export const mailRequestOf = (
  request: FastifyRequest,
  config: Config,
  proves: 'sign-up' | 'new-password',
): MailRequest => ({
  network: countedNetworkOf(request, config),
  linkFor: (token) =>
    `${linkOriginOf(request, config)}${routeTable.confirm.path}#${proves}=${token}`,
});
