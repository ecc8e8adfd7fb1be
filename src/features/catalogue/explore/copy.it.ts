import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const exploreCopy: Translation<typeof english.exploreCopy> = {
  title: 'Esplora',
  lists: 'Altro da esplorare',
  categories: 'Categorie',
  everyGuide: 'Tutte le guide',
  persons: 'Artisti e artefici',
  objects: 'Opere',
  places: 'Luoghi',
};
