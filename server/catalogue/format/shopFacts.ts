import { defaultCatalogueLanguage } from '../../../contract/languages.ts';
import type { ShopFile } from '../../../contract/site.ts';
import type { Entry } from './entry.ts';

/** Of a catalogue without `site/shop.md`. */
export const neutralShop: ShopFile = {
  name: 'Audio guides',
  currency: 'USD',
  time_zone: 'Europe/Rome',
  language: 'en',
};

/** Returns the facts of the shop in all languages: those of `site/shop.md`. */
export const shopFactsOf = (entries: readonly Entry[]): ShopFile =>
  entries.find((entry) => entry.kind === 'shop')?.front ?? neutralShop;

/** Returns the language of names and texts, and of guides that do not say theirs. */
export const catalogueLanguageOf = (entries: readonly Entry[]): string =>
  shopFactsOf(entries).catalogue_language ?? defaultCatalogueLanguage;
