import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { refusals } from '../../../contract/envelope.ts';
import {
  BusinessResponse,
  LandingResponse,
  LegalResponse,
  SiteResponse,
} from '../../../contract/site.ts';
import { callsOf, type App } from '../../http/app.ts';
import { languagesIn, setLanguage } from '../../http/language.ts';
import { notFound } from '../../http/errors.ts';
import { cachedResponse, sendResponse, type ResponseCache } from '../../http/responseCache.ts';
import type { Site } from './site.ts';

interface Call {
  url: string;
  summary: string;
  response: TSchema;
  read: (site: Site, language: string) => Promise<object | null>;
}

const calls: Call[] = [
  {
    url: '/site',
    summary: 'What every page needs of the shop',
    response: SiteResponse,
    read: (site, language) => site.site(language),
  },
  {
    url: '/site/landing',
    summary: "The shop's landing page",
    response: LandingResponse,
    read: (site, language) => site.landing(language),
  },
  {
    url: '/site/business',
    summary: "The shop's page for companies",
    response: BusinessResponse,
    read: (site, language) => site.business(language),
  },
];

const call = callsOf('site');

const LegalParams = Type.Object({ slug: Type.String({ maxLength: 100 }) });

/** Registers the shop's own words below /api/v1/client, in the language that the request prefers. */
export function siteCalls(app: App, site: Site, cache: ResponseCache): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    read: (language: string) => Promise<object | null>,
  ): Promise<void> => {
    const language = await site.languageFor(languagesIn(request.headers['accept-language']));
    if (language === null) throw notFound();
    const found = await cachedResponse(reply, cache, {
      key: `${name} ${language}`,
      what: 'This address',
      read: async () => {
        const data = await read(language);
        return data && { data };
      },
    });
    await sendResponse(request, setLanguage(reply, language), found);
    return reply;
  };
  for (const { url, summary, response, read } of calls) {
    const options = call(summary, { response: { 200: response, ...refusals(404) } });
    app.get(url, options, (request, reply) =>
      send(request, reply, url, (language) => read(site, language)),
    );
  }
  app.get(
    '/site/legal/:slug',
    call('A legal page of the shop', {
      params: LegalParams,
      response: { 200: LegalResponse, ...refusals(404) },
    }),
    (request, reply) => {
      const { slug } = request.params;
      return send(request, reply, `legal ${slug}`, (language) => site.legal(language, slug));
    },
  );
}
