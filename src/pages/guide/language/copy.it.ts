import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const languageCopy: Translation<typeof english.languageCopy> = {
  choice: 'Lingua di questa guida',
  failed: 'Non è stato possibile caricare la guida in questa lingua. Riprova.',
};
