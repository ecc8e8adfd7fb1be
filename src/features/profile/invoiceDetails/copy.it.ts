import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const detailsCopy: Translation<typeof english.detailsCopy> = {
  title: 'Le tue fatture sono intestate a',
  account: (name) => `${name}, il nome del tuo account`,
  change: 'Modifica',
  optional:
    'È tutto facoltativo. Compare sulle fatture emesse da ora in poi; quelle che esistono restano come sono.',
  fields: {
    name: 'Nome o azienda',
    street: 'Via e numero',
    postcode: 'CAP',
    city: 'Città',
    country: 'Paese',
    taxNumber: 'Partita IVA o codice fiscale',
  },
  noCountry: 'Non indicato',
  tooLong: (most) => `Al massimo ${most} caratteri.`,
  save: 'Salva',
  saving: 'Un momento…',
  cancel: 'Annulla',
  saved: 'La tua prossima fattura avrà questi dati.',
  failed: 'I dati per le tue fatture non sono stati salvati.',
  readFailed: 'Non è stato possibile caricare i dati per le tue fatture.',
};
