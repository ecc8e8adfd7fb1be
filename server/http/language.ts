import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '../../contract/languages.ts';

/**
 * Returns the language of the words in the response to a request. The app sends the language of its interface as
 * `Accept-Language`; a link that a browser opens (in a mail, from a payment page) has it in its query (`?language=it`).
 */
export function languageOf({
  headers,
  query,
}: Pick<FastifyRequest, 'headers' | 'query'>): Language {
  return languageInQuery(query) ?? preferredLanguage(headers['accept-language']);
}

/** Returns the language in which guides are wanted: the one in the query, which may be none of the interface's, or the interface's. */
export function contentLanguageOf(request: Pick<FastifyRequest, 'headers' | 'query'>): string {
  // Each route has its own type of query.
  const { language } = (request.query ?? {}) as { language?: unknown };
  return typeof language === 'string' && /^[a-z]{2,3}$/.test(language)
    ? language
    : languageOf(request);
}

/** Returns the language in the query of a link. */
export function languageInQuery(query: unknown): Language | undefined {
  // Each route has its own type of query.
  const { language } = (query ?? {}) as { language?: unknown };
  return typeof language === 'string' && isLanguage(language) ? language : undefined;
}

/** Returns the languages of an `Accept-Language` by weight, then by order; of tags such as `it-CH` the language alone counts. */
export function languagesIn(header = ''): string[] {
  const weighted = header.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const [tag = ''] = range.split('-');
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return Number(weight) > 0 ? [{ tag, weight: Number(weight) }] : [];
  });
  // The sort is stable.
  return weighted.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}

/** Returns the first of our languages in an `Accept-Language`. */
export const preferredLanguage = (header?: string): Language =>
  languagesIn(header).find(isLanguage) ?? defaultLanguage;

/** Tells caches that a response has words in a language, and that another `Accept-Language` has another response. */
export function setLanguage(reply: FastifyReply, language: string): FastifyReply {
  addVary(reply, 'Accept-Language');
  return reply.header('Content-Language', language);
}

/** Adds headers of the request to those on which a response depends. */
export function addVary(reply: FastifyReply, names: string): void {
  const listed = `${String(reply.getHeader('Vary') ?? '')}, ${names}`.split(/,\s*/).filter(Boolean);
  reply.header('Vary', [...new Set(listed)].join(', '));
}
