import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const objectCopy: Translation<typeof english.objectCopy> = {
  list: 'Opere',
  about:
    'Dipinti, sculture, reperti ed edifici: come sono nati e dove si trovano oggi, raccontati nelle audioguide.',
  search: 'Cerca per titolo',
  empty: 'Nessuna opera trovata.',
  home: 'Vai alla pagina iniziale',
  unknown: 'Quest’opera non è nel nostro catalogo.',
  toList: 'Vedi tutte le opere',
  failed: 'Non è stato possibile caricare quest’opera.',
  by: 'Di',
  year: 'Anno di realizzazione',
  technique: 'Tecnica',
  dimension: 'Dimensioni',
  category: 'Categoria',
  copyright: (shop) => `© ${shop}. Tutti i diritti riservati.`,
  whereToFind: 'Dove si trova',
  alsoLike: 'Potrebbero piacerti anche',
  objects: 'Opere',
  persons: 'Artisti e artefici',
};
