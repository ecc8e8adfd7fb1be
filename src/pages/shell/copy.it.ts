import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const shellCopy: Translation<typeof english.shellCopy> = {
  home: (shop) => `${shop}, pagina iniziale`,
  menu: 'Menu',
  search: 'Cerca',
  closeSearch: 'Chiudi la ricerca',
  login: 'Accedi',
  business: 'Per le aziende',
  plans: 'Prova gli abbonamenti',
  subscriptions: 'Abbonamenti',
  skip: 'Vai al contenuto',
  backToTop: 'Torna all’inizio della pagina',
  scheme: { title: 'Colori', system: 'Sistema', light: 'Chiari', dark: 'Scuri' },
  withdraw: 'Recedi dal contratto qui',
  downloadApp: 'Scarica l’app per il telefono',
  keypad: 'Scrivi il numero dell’etichetta',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  explore: 'Esplora',
};
