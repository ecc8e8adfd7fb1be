import { defaultLanguage, languages, pathIn, splitLanguage } from '../../../contract/languages.ts';
import { sitePlaceholder } from '../../shared/site/siteOrigin.ts';

/**
 * Returns the links to a page in each language, for search engines. They refer to the canonical address: a page without
 * one, which no search engine lists, has none. Only the server's HTML has them.
 */
export function alternateLinks(head: string): string {
  const [, canonical] =
    new RegExp(`<link rel="canonical" href="${sitePlaceholder}([^"]+)"`).exec(head) ?? [];
  if (canonical === undefined) return '';
  const { path } = splitLanguage(canonical);
  const link = (tag: string, address: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${sitePlaceholder}${address}"/>`;
  return [
    ...languages.map((language) => link(language, pathIn(language, path))),
    link('x-default', pathIn(defaultLanguage, path)),
  ].join('');
}
