import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const carouselCopy: Translation<typeof english.carouselCopy> = {
  previous: 'Diapositiva precedente',
  next: 'Diapositiva successiva',
  pause: 'Ferma lo scorrimento',
  play: 'Riprendi lo scorrimento',
};
