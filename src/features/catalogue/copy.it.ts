import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const catalogueCopy: Translation<typeof english.catalogueCopy> = {
  getAccess: 'Scopri',
  playPreview: (title) => `Ascolta l’anteprima di ${title}`,
  stopPreview: (title) => `Ferma l’anteprima di ${title}`,
  owned: 'È tua',
  categories: 'Categorie',
  guidesFailed: 'Non è stato possibile caricare le guide.',
  noGuides: 'In questa categoria non ci sono ancora guide.',
  seeAll: 'Vedi tutte le guide',
  loadMore: 'Mostra altro',
  search: 'Cerca per titolo',
  results: 'Guide',
  noneFound: 'Nessuna guida corrisponde alla ricerca.',
  clear: 'Cancella',
  clearSearch: 'Cancella la ricerca',
  shown: (shown, total) => `${shown} di ${total} ${total === 1 ? 'guida' : 'guide'}`,
};
