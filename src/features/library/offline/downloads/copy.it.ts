import { toDay } from '../../../../shared/lib/italianDays.ts';
import type { Translation } from '../../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const downloadsCopy: Translation<typeof english.downloadsCopy> = {
  download: 'Scarica',
  inLanguage: (language) => `Scarica in ${language}`,
  inAllLanguages: 'Scarica in tutte le lingue',
  begun: 'Download in corso',
  running: (percent) => `Download in corso: ${percent}%`,
  states: {
    queued: 'In attesa del download',
    running: 'Download in corso',
    paused: 'Download in pausa',
    failed: 'Download interrotto',
    complete: 'Scaricata',
    expired: 'Non è più tua',
    leaseEnded: 'Serve la connessione',
  },
  reasons: {
    connection: 'La connessione si è interrotta. Il download riprende appena torni in rete.',
    noSpace:
      'In questo browser non c’è abbastanza spazio. Elimina altre guide scaricate, poi riprendi.',
    refused:
      'Con il tuo account non puoi scaricare questa guida. Forse il tuo abbonamento è terminato.',
    damaged:
      'Il file scaricato era danneggiato ed è stato eliminato. Riprendi per provare di nuovo.',
    server: 'In questo momento il nostro server ha un problema. Riprendi per provare di nuovo.',
  },
  expiredReason:
    'Il tuo accesso a questa guida è terminato. Acquistala o abbonati, e potrai ascoltarla di nuovo.',
  leaseEndedReason:
    'Questo browser non si collega a noi da 30 giorni, oppure il tuo abbonamento è terminato. Torna in rete e apri la libreria: le guide che sono tue si ascoltano di nuovo, senza scaricarle un’altra volta.',
  leaseUntil: (date) => `Si ascolta senza rete fino ${toDay(date)}`,
  leasesEnded: (count) =>
    `Il tuo accesso a ${count === 1 ? 'una guida scaricata' : `${count} guide scaricate`} è terminato. Abbonati o acquista di nuovo, e potrai ascoltare come prima.`,
  pause: 'Pausa',
  resume: 'Riprendi',
  cancel: 'Annulla il download',
  remove: 'Elimina il download',
  save: 'Salva sul disco',
  open: 'Apri la guida',
  of: (action, title) => `${action}: ${title}`,
  unreadable: 'Un download che non si può più leggere',
  progressOf: (title) => `Download di ${title}`,
  insecure:
    'Per scaricare servono una connessione sicura (https) e un browser che permetta di salvare dati.',
  unusedSite:
    'Questo browser elimina i download dei siti che non usi da sette giorni. Per conservarli, aggiungi questo sito alla schermata Home o al Dock.',
};
