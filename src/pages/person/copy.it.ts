import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const personCopy: Translation<typeof english.personCopy> = {
  list: 'Artisti e artefici',
  about:
    'Artisti, architetti, sovrani e scienziati: chi erano, che cosa hanno fatto e dove lo si vede oggi, raccontati nelle audioguide.',
  search: 'Cerca per nome',
  empty: 'Nessun personaggio trovato.',
  home: 'Vai alla pagina iniziale',
  unknown: 'Questo personaggio non è nel nostro catalogo.',
  toList: 'Vedi tutti gli artisti e gli artefici',
  failed: 'Non è stato possibile caricare questo personaggio.',
  highlights: 'Le opere principali',
  featuredAt: 'Dove vedere le opere',
  featuredFailed: 'Non è stato possibile caricare il luogo.',
  dontMiss: 'Da non perdere',
  eventFailed: 'Non è stato possibile caricare l’evento.',
  othersLike: 'Potrebbero piacerti anche',
};
