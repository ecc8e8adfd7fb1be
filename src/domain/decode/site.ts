import type { WireBusiness, WireLanding, WireLegal, WireSite } from '../../../contract/site.ts';
import { domainName, record } from './wire.ts';

type CamelName<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelName<Rest>>}`
  : Name;

/** A type of contract/ with the names of the domain. */
type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [Name in keyof T as CamelName<Name & string>]: Camel<T[Name]> }
    : T;

/** What every page shows of the shop: its name, its currency, the footer. */
export type Site = Camel<Omit<WireSite, 'counts'>> & {
  /** Absent in the texts of the build: the provider does not say what it has. */
  counts?: WireSite['counts'];
};
export type Footer = NonNullable<Site['footer']>;
export type SiteLink = NonNullable<Footer['groups']>[number]['links'][number];
export type OfferTexts = NonNullable<NonNullable<Site['offers']>['guide']>;
export type Landing = Camel<WireLanding>;
export type Questions = NonNullable<Landing['faq']>;
export type Reviews = NonNullable<Landing['reviews']>;
export type Review = Reviews['items'][number];
export type Business = Camel<WireBusiness>;
export type Legal = Camel<WireLegal>;

function camel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camel);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [domainName(name), camel(each)]),
  );
}

/**
 * Decodes the shop's own words. They come from this project's own server, whose tests check their form, or from the
 * build; the provider has no such calls.
 * @throws WireError when they are no object
 */
export const toWords = <T>(value: unknown): Camel<T> => camel(record(value, 'words')) as Camel<T>; // of the server, as above
