import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const stopCopy: Translation<typeof english.stopCopy> = {
  keypad: 'Scrivi il numero dell’etichetta',
  about: 'Scrivi il numero dell’etichetta accanto all’opera, e ascolta che cosa racconta.',
  find: 'Trova',
  stop: (number) => `Tappa ${number}`,
  listen: 'Ascolta',
  pause: 'Pausa',
  goOn: 'Continua',
  locked: 'Questa tappa fa parte della guida. Prendi la guida per ascoltarla.',
  toGuide: (guide) => `Apri «${guide}»`,
  unknown: (number) =>
    `Nessuna tappa ha il numero ${number}. Confrontalo con l’etichetta, e riscrivilo.`,
  toSearch: 'Cerca invece un’opera',
  failed: 'La tappa non si è potuta caricare.',
};
