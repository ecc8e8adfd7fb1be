import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const categoryCopy: Translation<typeof english.categoryCopy> = {
  title: 'Audioguide',
  about: (name, shop) => `${name}: le audioguide di ${shop}. Di ognuna ascolti gratis una lezione.`,
  unknown: 'Questa categoria non esiste.',
  toHome: 'Vai alla pagina iniziale',
};
