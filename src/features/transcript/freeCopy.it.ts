import type { Translation } from '../../../contract/translation.ts';
import type * as english from './freeCopy.ts';

export const freeCopy: Translation<typeof english.freeCopy> = {
  tracks: 'Testo delle tracce gratuite',
  preview: 'Testo dell’anteprima',
  clip: 'Testo di questa registrazione',
  failed: 'Non è stato possibile caricare il testo. Chiudi e apri di nuovo per riprovare.',
};
