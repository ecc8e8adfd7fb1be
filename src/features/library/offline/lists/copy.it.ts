import { onDay } from '../../../../shared/lib/italianDays.ts';
import type { Translation } from '../../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const unreachableCopy: Translation<typeof english.unreachableCopy> = {
  offline: {
    title: 'I tuoi elenchi potrebbero non essere aggiornati',
    lists: (time) =>
      `Sono quelli salvati ${onDay(time)}. Per le guide non scaricate serve la connessione.`,
  },
  gone: {
    title: 'Il nostro server non è raggiungibile',
    lists: (time) =>
      `Le guide scaricate si ascoltano comunque. I tuoi elenchi sono quelli salvati ${onDay(time)}: potrebbero non essere aggiornati.`,
  },
  notHere: 'I tuoi elenchi non sono ancora salvati in questo browser',
  noLists: 'Apri la libreria una volta in rete: da quel momento la troverai anche senza.',
  trying: 'Nuovo tentativo…',
  downloaded: 'Scaricata',
  notYours: 'Non è più tua',
  needsConnection: 'Serve la connessione',
};
