import { toDay } from '../../shared/lib/italianDays.ts';
import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const subscribeCopy: Translation<typeof english.subscribeCopy> = {
  title: 'Abbonamenti',
  plans: 'Piani',
  lifetime: 'Per sempre',
  duration: (months) =>
    months === null ? 'Per sempre' : months === 1 ? '1 mese' : `${months} mesi`,
  select: 'Scegli un piano',
  subscribe: 'Abbonati',
  busy: 'Un momento…',
  payElsewhere:
    'Il pagamento avviene sulla pagina del nostro fornitore di servizi di pagamento. Noi non vediamo mai la tua carta.',
  chooseFirst: 'Scegli il piano adatto a te.',
  recommended: 'Consigliato',
  special: 'Prezzo speciale',
  insteadOf: 'invece di',
  timeLeft: (time) => `Il tuo prezzo dopo la prima guida gratuita: ancora ${time}.`,
  included: {
    ends: 'Un solo pagamento: termina da sé, e non si addebita più nulla',
    endless: 'Un solo pagamento, e non termina mai',
  },
  freeGuides: 'Vedi le guide gratuite',
  plansFailed: 'Non è stato possibile caricare i piani.',
  noPlans: 'In questo momento non ci sono piani disponibili.',
  noPlansText: 'Intanto puoi acquistare guide singole.',
  browse: 'Sfoglia le guide',
  signIn: 'Accedi prima al tuo account.',
  subscribeFailed: 'Non è stato possibile aprire la pagina di pagamento.',
  active: {
    until: (name, day) => `Il tuo abbonamento «${name}» è valido fino ${toDay(day)}.`,
    untilText:
      'Tutte le guide sono aperte per te. Un piano scelto ora comincia quando questo finisce.',
    endless: (name) => `Il tuo abbonamento «${name}» non termina mai.`,
    endlessText: 'Tutte le guide sono aperte per te: non resta niente da acquistare.',
    listen: 'Vai alla libreria',
    details: 'Vedi il tuo abbonamento',
  },
  unpaid: {
    cancelled: 'Il pagamento è stato annullato. Puoi scegliere di nuovo un piano.',
    failed:
      'Il pagamento non è andato a buon fine. Puoi scegliere di nuovo e provare con un’altra carta.',
    unfinished:
      'Il pagamento non è stato completato. Puoi scegliere di nuovo un piano: lo stesso piano non viene mai addebitato due volte.',
  },
  offer: {
    thisGuide: 'Il prezzo di questa guida',
    inside: 'Che cosa contiene',
    listenFree: 'Ascolta gratis',
    pause: 'Pausa',
    freeTrack: 'Gratis',
    owned: 'Questa guida è tua.',
    free: 'Questa guida è gratuita: accedi per ascoltarla e scaricarla per intero.',
    covered: 'Il tuo abbonamento comprende questa guida.',
    goToGuide: 'Vai alla guida',
    inCart: 'Questa guida è nel tuo carrello.',
    allPlans: 'Oppure apri tutte le guide con un abbonamento',
    unknown: 'Questa guida non esiste.',
    failed: 'Non è stato possibile caricare la guida.',
  },
};
