import { archeologia } from './content/archeologia.ts';
import { chiese } from './content/chiese.ts';
import { cittaDAcqua } from './content/citta-d-acqua.ts';
import { giardini } from './content/giardini.ts';
import { letteratura } from './content/letteratura.ts';
import { pittura } from './content/pittura.ts';
import { romaAntica } from './content/roma-antica.ts';
import { scienza } from './content/scienza.ts';
import type { CategoryContent } from './content/types.ts';

/**
 * The bundled catalogue. The order gives categories (2 to 9; 1 is 'Tutte'), guides and updates their numbers:
 * append, never reorder.
 */
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
