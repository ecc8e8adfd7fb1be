import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const erasureCopy: Translation<typeof english.erasureCopy> = {
  pageTitle: 'Elimina il tuo account',
  title: 'Elimina il tuo account',
  lost: {
    title: 'Che cosa perdi',
    items: [
      'Le tue guide e il tuo abbonamento, senza rimborso',
      'La lista dei desideri, il carrello e la foto',
      'Il punto a cui sei in ogni guida, i segnalibri, la coda e le ricerche',
      'Le guide scaricate in questo browser; sugli altri dispositivi non si potranno più ascoltare',
      'I messaggi che ci hai scritto, e le email per te non ancora partite',
    ],
    after:
      'Esci da tutti i dispositivi. Il tuo indirizzo email si può usare subito per un nuovo account.',
  },
  kept: {
    title: 'Che cosa dobbiamo conservare per legge',
    none: 'Niente: non hai fatture.',
    text: (invoices) =>
      invoices === 1
        ? 'La tua fattura, con le sue note di credito, per dieci anni:'
        : `Le tue ${invoices} fatture, con le loro note di credito, per dieci anni:`,
    fields: [
      'il numero e la data',
      'il tuo nome e il tuo indirizzo email, com’erano quel giorno, e l’indirizzo e il numero fiscale che avevi dato per le fatture',
      'che cosa hai acquistato, l’importo e il servizio di pagamento',
    ],
  },
  password: 'Password attuale',
  passwordHint: 'Perché soltanto tu possa eliminare il tuo account.',
  remove: 'Elimina il mio account',
  confirmation: 'Non si può tornare indietro. Vuoi eliminare il tuo account?',
  confirm: 'Elimina per sempre',
  removing: 'Un momento…',
  keep: 'Tieni il mio account',
  signInAgain: 'Accedi di nuovo',
  failed: 'Il tuo account non è stato eliminato.',
  done: 'Il tuo account è eliminato, con tutto quello che questo browser ne conservava.',
};
