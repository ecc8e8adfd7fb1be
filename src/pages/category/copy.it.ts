import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const categoryCopy: Translation<typeof english.categoryCopy> = {
  title: 'Audioguide',
  about: (name) =>
    `${name}: le audioguide di Cicerone. Di ognuna ascolti gratis una lezione; poi la acquisti, o ti abboni.`,
  unknown: 'Questa categoria non esiste.',
  toHome: 'Vai alla pagina iniziale',
};
