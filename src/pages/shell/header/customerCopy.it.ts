import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './customerCopy.ts';

export const customerCopy: Translation<typeof english.customerCopy> = {
  library: 'Libreria',
  update: 'Novità',
  account: 'Il mio account',
  menuItems: {
    profile: 'Profilo',
    cart: 'Carrello',
    library: 'Libreria',
    updates: 'Novità',
    billing: 'Pagamenti',
    subscription: 'Abbonamento',
    logout: 'Esci',
  },
  schemeItem: { system: 'Colori: sistema', light: 'Colori: chiari', dark: 'Colori: scuri' },
  places: {
    title: 'Sezioni',
    home: 'Inizio',
    search: 'Cerca',
    library: 'Libreria',
    account: 'Account',
  },
};
