import { Type, type TSchema } from 'typebox';
import { refusals } from '../../../contract/envelope.ts';
import {
  BusinessResponse,
  LandingResponse,
  LegalResponse,
  SiteResponse,
} from '../../../contract/site.ts';
import type { App } from '../../http/app.ts';
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

const LegalParams = Type.Object({ slug: Type.String({ maxLength: 100 }) });

/** Registers the shop's own words below /api/v1/client, in the language that the request prefers. */
export function siteCalls(app: App, site: Site, cache: ResponseCache): void {
  const schemaOf = (summary: string, response: TSchema) => ({
    tags: ['site'],
    summary,
    response: { 200: response, ...refusals(403, 404, 429, 503) },
  });
  for (const { url, summary, response, read } of calls) {
    app.get(url, { schema: schemaOf(summary, response) }, async (request, reply) => {
      const language = await site.languageFor(languagesIn(request.headers['accept-language']));
      if (language === null) throw notFound();
      const found = await cachedResponse(reply, cache, {
        key: `${url} ${language}`,
        what: 'This address',
        read: async () => {
          const data = await read(site, language);
          return data && { data };
        },
      });
      await sendResponse(request, setLanguage(reply, language), found);
      return reply;
    });
  }
  app.get(
    '/site/legal/:slug',
    { schema: { ...schemaOf('A legal page of the shop', LegalResponse), params: LegalParams } },
    async (request, reply) => {
      const language = await site.languageFor(languagesIn(request.headers['accept-language']));
      if (language === null) throw notFound();
      const { slug } = request.params;
      const found = await cachedResponse(reply, cache, {
        key: `legal ${language} ${slug}`,
        what: 'This address',
        read: async () => {
          const data = await site.legal(language, slug);
          return data && { data };
        },
      });
      await sendResponse(request, setLanguage(reply, language), found);
      return reply;
    },
  );
}
