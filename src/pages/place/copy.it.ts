import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const placeCopy: Translation<typeof english.placeCopy> = {
  list: 'Luoghi',
  listText:
    'Musei, chiese, palazzi e siti antichi: che cosa conservano e quando sono aperti, raccontati nelle audioguide.',
  search: 'Cerca per nome',
  empty: 'Nessun luogo trovato.',
  home: 'Vai alla pagina iniziale',
  unknown: 'Questo luogo non è nel nostro catalogo.',
  toList: 'Vedi tutti i luoghi',
  failed: 'Non è stato possibile caricare questo luogo.',
  closed: 'CHIUSO',
  freeEntrance: 'Ingresso gratuito',
  membership: 'Tessera',
  map: 'Mappa',
  newTab: '(si apre in una nuova scheda)',
  tabs: { Collections: 'Collezioni', WhatsOn: 'In programma', Visit: 'Visita' },
  noObjects: 'Nel nostro catalogo non ci sono ancora opere di questo luogo.',
  allObjects: 'Vedi tutte le opere',
  featured: 'In evidenza',
  events: 'Eventi',
  products: 'Prodotti',
  sample: 'Un programma di esempio: date e prezzi sono indicativi.',
  about: 'Il luogo',
  hours: 'Orari di apertura',
  openingHours: [
    { day: 'lunedì', from: '10:00', to: '18:00' },
    { day: 'martedì', from: '10:00', to: '18:00' },
    { day: 'mercoledì', from: '10:00', to: '18:00' },
    { day: 'giovedì', from: '10:00', to: '18:00' },
    { day: 'venerdì', from: '10:00', to: '21:00' },
    { day: 'sabato', from: '10:00', to: '18:00' },
    { day: 'domenica', from: '10:00', to: '18:00' },
  ],
};
