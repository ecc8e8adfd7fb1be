/** PostgreSQL's text search configurations, which stem words by the rules of a language. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** Returns the configuration for a BCP 47 tag; for a language that PostgreSQL does not stem the one that leaves words as they are. */
export const stemmerOf = (tag: string): string =>
  configurations[tag.split('-')[0]?.toLowerCase() ?? ''] ?? 'simple';

/** Returns the tsquery of $1 as SQL: words as they are, and stemmed by the rules of each of the languages. */
export const stemmedQuery = (languages: readonly string[]): string =>
  [...new Set(['simple', ...languages.map(stemmerOf)])]
    .map((stemmer) => `to_tsquery('${stemmer}', $1)`)
    .join(' || ');
