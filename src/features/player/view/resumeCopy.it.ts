import { clock } from '../../../domain/text/time.ts';
import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './resumeCopy.ts';

export const resumeCopy: Translation<typeof english.resumeCopy> = {
  progress: 'Il tuo ascolto di questa guida',
  resume: (seconds) => `Riprendi · ${clock(seconds)}`,
  startOver: 'Ricomincia dall’inizio',
  startOverShort: 'Ricomincia',
  isKept: (isShared) =>
    `La tua posizione è salvata ${isShared ? 'nel tuo account' : 'su questo dispositivo'}, al secondo.`,
  jumpOrigin: (seconds) => `Torna a ${clock(seconds)}`,
  heard: 'Ascoltata fino alla fine',
  leftAt: (seconds) => `Lasciata a ${clock(seconds)}`,
};
