import type { Translation } from '../../contract/translation.ts';
import type * as english from './documentCopy.ts';

export const documentCopy: Translation<typeof english.documentCopy> = {
  lost: 'Una parte di questa pagina non è arrivata: la connessione si è interrotta.',
  again: 'Riprova',
  noScript:
    'JavaScript è disattivato in questo browser. Puoi leggere delle guide e ascoltare le loro tracce gratuite; per tutto il resto è necessario.',
};
