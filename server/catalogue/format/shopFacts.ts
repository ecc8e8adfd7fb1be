import type { ShopFile } from '../../../contract/site.ts';
import { isOf, type Entry } from './entry.ts';

/** Of a catalogue without `site/shop.md`. */
const DEFAULTS: ShopFile = {
  name: 'Audio guides',
  currency: 'USD',
  time_zone: 'Europe/Rome',
  language: 'en',
};

/** Returns the facts of the shop in all languages: those of `site/shop.md`. */
export const shopFactsOf = (entries: readonly Entry[]): ShopFile =>
  entries.find(isOf('shop'))?.front ?? DEFAULTS;
