import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const notFoundCopy: Translation<typeof english.notFoundCopy> = {
  pageTitle: 'Pagina non trovata',
  title: 'Questa pagina non esiste.',
  text: 'Forse l’indirizzo è vecchio, o si è persa una lettera per strada.',
  toHome: 'Vai alla pagina iniziale',
};
