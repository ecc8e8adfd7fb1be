import type { Translation } from '../../../contract/translation.ts';
import type * as english from './lazyCopy.ts';

export const lazyCopy: Translation<typeof english.lazyCopy> = {
  closeMenu: 'Chiudi il menu',
  about: 'Chi siamo',
  faq: 'Domande frequenti',
  exploreNow: 'Esplora subito',
  unavailable: 'Non è stato possibile aprirlo. Controlla la connessione e riprova.',
};
