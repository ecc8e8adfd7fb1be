import type { FastifyRequest } from 'fastify';
import { pathIn } from '../../../../contract/languages.ts';
import { routeTable } from '../../../../contract/routes.ts';
import type { Config } from '../../../config.ts';
import { networkOf } from '../../../plugins/limits/network.ts';
import { languageOf } from '../../../http/language.ts';
import { siteOriginOf } from '../../../http/siteOrigin.ts';
import type { MailRequest } from './codes.ts';

/** Returns the network for which wrong codes are counted; undefined when RATE_LIMIT=0 turns that off. */
export const countedNetworkOf = (
  { ip }: FastifyRequest,
  { rateLimit }: Config,
): string | undefined => (rateLimit === 0 ? undefined : networkOf(ip));

/**
 * Returns who requests a code by mail, and the address for a link instead of it: the app's page `/confirm`. The token
 * is in the fragment, so it reaches no log of a server and no `Referer` header.
 */
export const mailRequestOf = (
  request: FastifyRequest,
  config: Config,
  proves: 'sign-up' | 'new-password',
): MailRequest => ({
  network: countedNetworkOf(request, config),
  language: languageOf(request),
  linkFor: (token, language) =>
    `${siteOriginOf(request, config)}${pathIn(language, routeTable.confirm.path)}#${proves}=${token}`,
});
