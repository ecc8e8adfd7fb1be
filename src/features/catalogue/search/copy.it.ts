import { clock } from '../../../domain/text/time.ts';
import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const searchCopy: Translation<typeof english.searchCopy> = {
  placeholder: 'Cerca un’audioguida',
  results: 'Risultati della ricerca',
  guides: 'Guide',
  persons: 'Personaggi',
  objects: 'Opere',
  places: 'Luoghi',
  spoken: 'Nella registrazione',
  playsFrom: (seconds) => `Ascolta da ${clock(seconds)}`,
  recent: 'Ricerche recenti',
  forget: 'Cancella le ricerche recenti',
  more: (group) => `Mostra altro: ${group}`,
  loadMore: 'Mostra altro',
  seeAll: 'Vedi tutti i risultati',
  found: (count) => (count === 1 ? '1 risultato' : `${count} risultati`),
  nothing: (text) => `Nessun risultato per «${text}».`,
  failed: 'La ricerca non è riuscita. Riprova.',
};
