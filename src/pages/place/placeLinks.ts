import type { Place } from '../../domain/model.ts';

/** The API has no addresses of places, so both links search for the name and city. */
const search = (base: string, parameter: string, words: string[]): string => {
  const address = new URL(base);
  address.searchParams.set(parameter, words.filter(Boolean).join(' '));
  return address.href;
};

export const mapOf = ({ city, name }: Place): string =>
  search('https://www.openstreetmap.org/search', 'query', [name, city]);

export const membershipOf = ({ city, name }: Place): string =>
  search('https://duckduckgo.com/', 'q', [name, city, 'membership']);
