import { onDay } from '../../shared/lib/italianDays.ts';
import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const withdrawalCopy: Translation<typeof english.withdrawalCopy> = {
  pageTitle: 'Recedi da un contratto',
  description: 'Annulla un acquisto entro 14 giorni, senza dare spiegazioni.',
  text: 'Entro 14 giorni puoi annullare un acquisto senza dare spiegazioni. Per una guida finiscono quando cominci ad ascoltarla o la scarichi.',
  listFailed: 'Non è stato possibile caricare gli acquisti da cui puoi recedere.',
  open: 'Puoi recedere da',
  none: 'Non c’è niente da cui tu possa recedere',
  noneText:
    'Negli ultimi 14 giorni non hai acquistato nulla, o hai già cominciato ad ascoltare tutto.',
  toLibrary: 'Vai alla libreria',
  order: (number, day) => `Ordine ${number}, ${onDay(day)}`,
  refund: 'Ti rimborsiamo',
  lastDay: 'Ultimo giorno',
  withdraw: 'Recedi',
  withdrawFrom: (title) => `Recedi da ${title}`,
  question: {
    guide: (refund) => `Ti rimborsiamo ${refund}, e non potrai più ascoltarla.`,
    plan: (refund) => `Ti rimborsiamo ${refund}, e il tuo abbonamento termina subito.`,
  },
  confirm: 'Conferma recesso',
  busy: 'Un momento…',
  keep: 'Tieni l’acquisto',
  failed: 'Il recesso non è avvenuto.',
  receipt: 'Abbiamo ricevuto il tuo recesso',
  receiptText: (refund) =>
    `Ti rimborsiamo ${refund} con lo stesso mezzo di pagamento. Ti abbiamo mandato una ricevuta per email.`,
  received: (time) => `Ricevuto ${onDay(time)}`,
  done: 'Hai receduto da',
  refunded: (refund) => `${refund} rimborsati`,
  guest: {
    title: 'Con l’indirizzo email e il numero d’ordine',
    text: 'Ti mandiamo un’email con un link, con cui confermi.',
    email: 'Email',
    emailMissing: 'Scrivi l’indirizzo email del tuo ordine.',
    emailWrong: 'Questo indirizzo email non è valido.',
    emailSign: (sign) =>
      `Questo indirizzo email non è valido: controlla il segno ${sign} che contiene.`,
    orderNumber: 'Numero d’ordine',
    orderNumberHint: 'Lo trovi nella conferma dell’ordine e sulla fattura.',
    orderNumberMissing: 'Scrivi il numero d’ordine.',
    send: 'Mandami il link',
    failed: 'Il link non è stato richiesto.',
    signIn: 'Oppure accedi, e vedi da che cosa puoi recedere',
  },
  link: {
    failed: 'Non è stato possibile caricare il contenuto di questo link.',
    used: 'Questo link è già stato usato o è scaduto',
    usedText: 'Ogni link vale per 24 ore. Puoi fartene mandare un altro.',
    again: 'Chiedi un altro link',
  },
  elsewhere: 'Questo negozio accetta il recesso per email:',
};
