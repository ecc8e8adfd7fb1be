import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const homeCopy: Translation<typeof english.homeCopy> = {
  title: 'La tua pagina',
  headline: 'La tua pagina',
  needsConnection: 'Per la tua pagina serve la connessione.',
  suggested: 'Consigliate per te',
  continueWith: 'Continua con',
  newContent: 'Novità in catalogo',
  popular: 'Le più amate',
  nothingStarted: 'Le guide che inizi compaiono qui.',
  begin: 'Inizia ad ascoltare',
  beginGuide: (title) => `Inizia ad ascoltare: ${title}`,
  resume: (title) => `Continua con ${title}`,
  heard: (share) => `Ascolto: ${Math.round(share * 100)}%`,
  persons: 'Personaggi',
  allPersons: 'Tutti i personaggi',
  objects: 'Opere',
  allObjects: 'Tutte le opere',
  places: 'Luoghi',
  allPlaces: 'Tutti i luoghi',
  events: 'Eventi',
  allEvents: 'Tutti gli eventi',
  categories: 'Sfoglia per categoria',
  eventsFailed: 'Non è stato possibile caricare gli eventi.',
  categoriesFailed: 'Non è stato possibile caricare le categorie.',
};
