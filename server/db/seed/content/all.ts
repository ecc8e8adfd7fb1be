import { archeologia } from './archeologia.ts';
import { chiese } from './chiese.ts';
import { cittaDAcqua } from './citta-d-acqua.ts';
import { giardini } from './giardini.ts';
import { letteratura } from './letteratura.ts';
import { pittura } from './pittura.ts';
import { romaAntica } from './roma-antica.ts';
import { scienza } from './scienza.ts';
import type { CategoryContent } from './types.ts';

/** In the order of their ids: category 1 is 'Tutte', these are 2 to 9. */
export const catalogue: CategoryContent[] = [
  pittura,
  chiese,
  romaAntica,
  archeologia,
  letteratura,
  scienza,
  giardini,
  cittaDAcqua,
];
