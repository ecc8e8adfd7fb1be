import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const wordsCopy: Translation<typeof english.wordsCopy> = {
  free: 'Gratis',
  stops: (count) => (count === 1 ? '1 tappa' : `${count} tappe`),
  underAMinute: 'meno di un minuto',
  born: (year) => `n. ${year}`,
  died: (year) => `m. ${year}`,
};
