/** Texts of the demo-request form: Italian, except those that docs/requirements.md quotes in English. */
export const contactCopy = {
  loading: 'Il modulo sta arrivando',
  formName: 'Richiesta di demo',
  name: 'Nome e cognome',
  email: 'Email',
  subject: 'Oggetto',
  message: 'Messaggio',
  send: 'Invia la richiesta',
  sendBusy: 'Invio in corso…',
  /** Literal, and the only English line of the form. */
  sending: 'Sending Your Message',
  idle: 'Tutti i campi sono obbligatori. Usiamo questi dati soltanto per rispondervi.',
  sent: 'Messaggio inviato, grazie.',
  nameMissing: 'Scrivete il vostro nome.',
  emailMissing: 'Scrivete il vostro indirizzo email.',
  emailWrong: 'Questo indirizzo email non è valido.',
  emailSign: (sign: string) =>
    `Questo indirizzo email non è valido: controllate il segno ${sign} che contiene.`,
  subjectMissing: 'Scrivete l’oggetto della richiesta.',
  messageMissing: 'Scrivete il vostro messaggio.',
  noConnection:
    'Il messaggio non è partito: la connessione non funziona. Quello che avete scritto è ancora qui.',
  tooSlow:
    'Il server non ha risposto in tempo: non sappiamo se il messaggio sia arrivato. Quello che avete scritto è ancora qui.',
  tooMany:
    'Il messaggio non è partito: le richieste sono troppe. Aspettate un minuto e riprovate: quello che avete scritto è ancora qui.',
  failed:
    'Il messaggio non è partito: il nostro server non riesce a rispondere. Quello che avete scritto è ancora qui.',
} as const;
