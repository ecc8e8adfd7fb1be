import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const shellCopy: Translation<typeof english.shellCopy> = {
  home: 'Cicerone, pagina iniziale',
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
  downloadApp: 'Scarica l’app per il telefono',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  appText: 'Ascolta senza rete ciò che hai scaricato, ovunque ti porti la guida.',
  explore: 'Esplora',
  company: 'Azienda',
  legal: 'Note legali',
};

export const footerLinks: Translation<typeof english.footerLinks> = {
  explore: [
    'Pittura e Rinascimento',
    'Chiese e cattedrali',
    'Roma antica',
    'Miti e archeologia',
    'Città d’acqua',
  ],
  company: ['Novità', 'Domande frequenti', 'Abbonati', 'Stampa e media kit', 'Contatti'],
  legal: [
    'Informativa sulla privacy',
    'Termini e condizioni',
    'Informativa sui cookie',
    'Preferenze sulla privacy',
  ],
};
