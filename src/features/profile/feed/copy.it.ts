import { onDay } from '../../../shared/lib/italianDays.ts';
import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const feedCopy: Translation<typeof english.feedCopy> = {
  title: 'Ascolta in un’app di podcast',
  text: 'Un indirizzo privato porta in qualsiasi app di podcast le guide che possiedi, e quelle della tua libreria che puoi ascoltare: ogni guida è una stagione.',
  make: 'Crea il mio indirizzo',
  address: 'Il tuo indirizzo',
  once: 'Copialo adesso: non verrà mostrato di nuovo. Nella tua app di podcast scegli «Aggiungi un podcast da URL» e incollalo.',
  copy: 'Copia',
  copied: 'L’indirizzo è copiato.',
  notCopied: 'Non è stato possibile copiare l’indirizzo. Selezionalo e copialo tu.',
  madeOn: (day) => `Hai creato il tuo indirizzo ${onDay(day)}.`,
  unread: 'Nell’ultima settimana nessuna app l’ha letto.',
  read: (networks) =>
    networks === 1
      ? 'Nell’ultima settimana è stato letto da una sola rete.'
      : `Nell’ultima settimana è stato letto da ${networks} reti.`,
  many: 'Sono più di quante ne usi di solito una persona. Se per errore l’hai dato ad altri, creane uno nuovo.',
  renew: 'Crea un altro indirizzo',
  renewText: 'L’indirizzo che hanno le tue app smette subito di funzionare.',
  end: 'Disattivalo',
  cancel: 'Annulla',
  waiting: 'Un momento…',
  failed: 'L’indirizzo del podcast non è stato modificato.',
  readFailed: 'Non è stato possibile caricare l’indirizzo del tuo podcast.',
};
