import { clock } from '../../../domain/text/time.ts';
import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const momentCopy: Translation<typeof english.momentCopy> = {
  title: 'Un momento condiviso con te',
  play: (seconds) => `Ascolta da ${clock(seconds)}`,
  locked: (seconds) => `Si trova a ${clock(seconds)} di una traccia bloccata.`,
  offer: 'Vedi l’offerta',
};
