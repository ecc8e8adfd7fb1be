import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const wordsCopy: Translation<typeof english.wordsCopy> = {
  free: 'Gratis',
  born: (year) => `n. ${year}`,
  died: (year) => `m. ${year}`,
};
