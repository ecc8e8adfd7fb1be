import type { Rng } from '../random.ts';
import { known } from './known.ts';

type Hair = 'short' | 'curls' | 'long' | 'bald' | 'bun' | 'braids' | 'wig' | 'tonsure';

type Beard = 'none' | 'short' | 'full' | 'long' | 'goatee' | 'moustache';

type Headwear = 'none' | 'laurel' | 'beret' | 'hood' | 'veil' | 'hat' | 'diadem';

type Dress = 'toga' | 'tunic' | 'gown' | 'ruff' | 'coat' | 'cowl' | 'suit';

export interface Traits {
  woman: boolean;
  hair: Hair;
  beard: Beard;
  headwear: Headwear;
  dress: Dress;
}

export interface Sitter {
  slug: string;
  name: string;
  /** '1452', '106 a.C.', or empty. */
  born: string;
}

/** Men's first names that end like women's. */
const MEN_IN_A = new Set([
  'andrea',
  'luca',
  'nicola',
  'battista',
  'mattia',
  'elia',
  'tobia',
  'enea',
  'seneca',
  'agrippa',
  'caracalla',
  'nerva',
  'galba',
  'silla',
  'catilina',
  'palma',
  'cola',
]);

const WOMEN = new Set([
  'beatrice',
  'irene',
  'matilde',
  'agnese',
  'adelaide',
  'alice',
  'cleopatra',
  'iside',
  'saffo',
  'grazia',
  'elsa',
  'rita',
  'edvige',
  'clotilde',
  'giuditta',
  'artemisia',
  'rosalba',
  'veronica',
  'lavinia',
  'sofonisba',
  'plautilla',
  'elisabetta',
  'isabella',
]);

function isWoman(name: string): boolean {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .split(' ');
  const skip = new Set(['san', 'papa', 'fra', 'don', 'beato']);
  if (words.some((word) => word === 'santa' || word === 'suor' || word === 'regina')) return true;
  const first = words.find((word) => !skip.has(word)) ?? '';
  return WOMEN.has(first) || (first.endsWith('a') && !MEN_IN_A.has(first));
}

/** Negative before Christ; a century when only that is known. */
function yearOf(born: string): number {
  const digits = /\d+/.exec(born);
  const year = digits ? Number(digits[0]) : 1500;
  return /a\.\s?c/i.test(born) ? -year : year;
}

function dressed(rng: Rng, year: number, woman: boolean): Traits {
  if (year < 450)
    return woman
      ? {
          woman,
          hair: rng.pick(['bun', 'braids']),
          beard: 'none',
          headwear: rng.pick(['none', 'diadem', 'veil']),
          dress: 'tunic',
        }
      : {
          woman,
          hair: rng.pick(['short', 'curls', 'curls', 'bald']),
          beard: rng.pick(['none', 'none', 'short', 'full']),
          headwear: rng.pick(['none', 'laurel', 'none']),
          dress: 'toga',
        };
  if (year < 1380)
    return woman
      ? { woman, hair: 'braids', beard: 'none', headwear: 'veil', dress: 'gown' }
      : {
          woman,
          hair: rng.pick(['tonsure', 'long', 'short']),
          beard: rng.pick(['none', 'short', 'full']),
          headwear: rng.pick(['none', 'hood', 'beret']),
          dress: rng.pick(['cowl', 'gown']),
        };
  if (year < 1560)
    return woman
      ? {
          woman,
          hair: rng.pick(['braids', 'bun']),
          beard: 'none',
          headwear: rng.pick(['none', 'diadem', 'veil']),
          dress: 'gown',
        }
      : {
          woman,
          hair: rng.pick(['long', 'long', 'curls', 'short']),
          beard: rng.pick(['none', 'none', 'full', 'long', 'short']),
          headwear: rng.pick(['beret', 'beret', 'none']),
          dress: 'gown',
        };
  if (year < 1670)
    return woman
      ? {
          woman,
          hair: rng.pick(['bun', 'curls']),
          beard: 'none',
          headwear: 'none',
          dress: rng.pick(['ruff', 'gown']),
        }
      : {
          woman,
          hair: rng.pick(['long', 'short', 'curls', 'bald']),
          beard: rng.pick(['goatee', 'goatee', 'full']),
          headwear: rng.pick(['none', 'none', 'none', 'hat']),
          dress: rng.pick(['ruff', 'gown']),
        };
  if (year < 1775)
    return woman
      ? { woman, hair: 'bun', beard: 'none', headwear: 'none', dress: 'gown' }
      : { woman, hair: 'wig', beard: 'none', headwear: 'none', dress: 'coat' };
  return woman
    ? {
        woman,
        hair: 'bun',
        beard: 'none',
        headwear: rng.pick(['none', 'none', 'hat']),
        dress: 'coat',
      }
    : {
        woman,
        hair: rng.pick(['short', 'short', 'short', 'bald']),
        beard: rng.pick(['none', 'moustache', 'full', 'goatee']),
        headwear: 'none',
        dress: rng.pick(['suit', 'coat']),
      };
}

export function traitsOf(rng: Rng, sitter: Sitter): Traits {
  const hint = known[sitter.slug] ?? {};
  const woman = hint.woman ?? isWoman(sitter.name);
  return { ...dressed(rng, yearOf(sitter.born), woman), ...hint, woman };
}
