import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const adminCopy: Translation<typeof english.adminCopy> = {
  pageTitle: 'Editor del sito',
  title: 'Editor del sito',
  text: 'Questo browser è in modalità di modifica del sito.',
  toEditor: 'Editor della pagina iniziale',
};
