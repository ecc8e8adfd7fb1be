/**
 * The languages of the interface. English has the addresses of the table of routes, each other language the same ones
 * below its tag (`/it/subscribe`). docs/how-to/translate.md describes how to add one.
 */
export const languages = ['en', 'it'] as const;

export type Language = (typeof languages)[number];

/** What a language calls itself, in every interface. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' };

/** The language of a catalogue whose shop does not say it, such as the provider's. */
export const defaultCatalogueLanguage = 'it';

/** The language of the addresses without a tag, and of requests that prefer none of the list. */
export const defaultLanguage = 'en' satisfies Language;

export const isLanguage = (tag: string | null | undefined): tag is Language =>
  languages.some((language) => language === tag);

/** Returns what the addresses of a language begin with: '' for English, '/it' for Italian. */
export const basenameOf = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

/** Returns a path of the table of routes as an address in a language: '/it' for '/' in Italian. */
export const pathIn = (language: Language, path: string): string =>
  (basenameOf(language) + path).replace(/^(\/\w+)\/(?=$|[?#])/, '$1');

/** Splits an address into its language and the path of the table of routes, with query and fragment. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const [, tag, rest = ''] = /^\/([a-z]{2})(?=$|[/?#])(.*)$/s.exec(address) ?? [];
  return isLanguage(tag) && tag !== defaultLanguage
    ? { language: tag, path: rest.startsWith('/') ? rest : `/${rest}` }
    : { language: defaultLanguage, path: address };
}
