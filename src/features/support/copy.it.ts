import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

const clipKinds: Readonly<Record<string, string>> = {
  person: 'del personaggio',
  object: 'dell’opera',
  place: 'del luogo',
};

export const supportCopy: Translation<typeof english.supportCopy> = {
  title: 'Segnala un problema',
  lead: 'Questo rapporto mostra alla nostra assistenza che cosa è successo qui. Non parte da solo: copialo o salvalo, e inviacelo.',
  sendTo: (address) => `Invialo a ${address}, con una riga su quello che volevi fare.`,
  inside: 'Che cosa contiene',
  insideList: [
    'quale pagina era aperta, e se avevi effettuato l’accesso',
    'il tuo browser: nome, sistema, lingua, dimensioni della finestra, chiaro o scuro, e se era in rete',
    'gli ultimi 200 eventi di questa scheda con la loro ora, dall’ultima uscita dall’account, anche di pagine precedenti',
    'numeri, e sì o no, di ciò che l’app aveva caricato: numeri di guide e ordini, posizioni nelle tracce, dimensioni dei download, impostazioni del lettore',
    'richieste fallite ed errori, con il loro numero nel registro del nostro server',
  ],
  outside: 'Che cosa non contiene',
  outsideList: [
    'nessun testo, né tuo né nostro: di ciascuno soltanto la lunghezza',
    'quindi nessun nome, indirizzo email, immagine, password, codice o numero di carta, e nessuna parola di ricerche, messaggi, note o moduli',
  ],
  failed: (address) =>
    `Qui non è stato possibile preparare il rapporto. Scrivi a ${address}: che cosa hai fatto, che cosa hai visto, e quando.`,
  summary: 'In breve',
  sent: 'Vedi tutto, parola per parola',
  copy: 'Copia il rapporto',
  save: 'Salva il rapporto',
  close: 'Chiudi',
  fileName: (day) => `cicerone-rapporto-${day}.json`,
  copied: 'Il rapporto è copiato.',
  copyFailed: 'Non è stato possibile copiare il rapporto. Salvalo.',
  unavailable: 'Non è stato possibile aprire il rapporto. Controlla la connessione e riprova.',
  facts: {
    screen: 'Sullo schermo',
    lastActions: 'Ultime azioni',
    failedCalls: 'Richieste fallite',
    errors: 'Errori',
    orders: 'Ordini',
    versions: 'Versioni',
    request: 'richiesta',
    none: 'nessuno',
  },
  screen: {
    page: (route) => `la pagina ${route}`,
    customer: 'con accesso',
    visitor: 'senza accesso',
    dialog: (view) => `la finestra «${view}»`,
    track: (guideId, trackId) => `traccia ${trackId} della guida ${guideId}`,
    clip: (kind, id) => `la registrazione ${clipKinds[kind] ?? kind} ${id}`,
    sound: (what, status, intent, seconds, length) =>
      `${what}: ${status}, chi ascolta voleva «${intent}», a ${seconds} di ${length} s`,
    silent: 'nessun audio',
  },
};
