import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const legalCopy: Translation<typeof english.legalCopy> = {
  updated: (day) => `Ultima modifica: ${day}.`,
  unknown: 'Questa pagina non esiste.',
  failed: 'Non è stato possibile caricare la pagina.',
  toHome: 'Vai alla pagina iniziale',
};
