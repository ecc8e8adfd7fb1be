import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const filterCopy: Translation<typeof english.filterCopy> = {
  open: (count) => (count === 0 ? 'Cerca e ordina' : `Cerca e ordina (${count})`),
  search: 'Cerca nella libreria',
  recent: 'Prima le più recenti',
  unfinished: 'Prima quelle da finire',
  state: 'Ascolto',
  anyState: 'A qualsiasi punto',
  found: (found, total) => `${found} di ${total} ${total === 1 ? 'guida' : 'guide'}`,
  noneMatch: 'Nessuna guida della tua libreria corrisponde.',
  stages: { notStarted: 'Da iniziare', begun: 'Iniziata', finished: 'Finita' },
  begunWith: (left) => `Iniziata · ${left}`,
};
