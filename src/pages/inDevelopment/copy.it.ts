import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const inDevelopmentCopy: Translation<typeof english.inDevelopmentCopy> = {
  title: 'Pagina in preparazione',
  text: 'Qui troverai gli eventi. Intanto c’è un intero catalogo da esplorare.',
  toHome: 'Vai alla pagina iniziale',
};
