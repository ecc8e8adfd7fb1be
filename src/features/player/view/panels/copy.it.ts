import type { Translation } from '../../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const panelCopy: Translation<typeof english.panelCopy> = {
  ownSpeed: 'Velocità a parte per questa guida',
  speedHint: 'La voce conserva il suo tono.',
  sleepMinutes: (minutes) => `${minutes} minuti`,
  sleepCustom: 'Un altro numero di minuti',
  sleepStart: 'Avvia',
  sleepAtEnd: 'Alla fine della traccia',
  sleepOff: 'Disattiva',
  sleepLeft: (left) => `L’audio si ferma fra ${left}.`,
  sleepAt: (time) => `L’audio si ferma alle ore ${time}.`,
  sleepWithTrack: 'L’audio si ferma con la traccia.',
  queued: 'In coda',
  thenFrom: (guide) => `Poi da ${guide}`,
  nothingNext:
    'La coda è vuota. Aggiungi tracce di qualsiasi guida con il menu accanto a ciascuna.',
  earlier: (title) => `Sposta ${title} più su`,
  later: (title) => `Sposta ${title} più giù`,
  unqueue: (title) => `Togli ${title} dalla coda`,
  shortcutsSwitch: 'Usa le scorciatoie con un solo tasto',
  shortcuts: [
    { keys: ['Spazio', 'K'], does: 'Ascolta o metti in pausa' },
    { keys: ['←', 'J'], does: 'Indietro di 10 secondi' },
    { keys: ['→', 'L'], does: 'Avanti di 10 secondi' },
    { keys: ['P'], does: 'Traccia precedente' },
    { keys: ['N'], does: 'Traccia successiva' },
    { keys: ['M'], does: 'Disattiva o riattiva l’audio' },
    { keys: ['B'], does: 'Aggiungi un segnalibro' },
    { keys: ['<'], does: 'Più lento' },
    { keys: ['>'], does: 'Più veloce' },
    { keys: ['?'], does: 'Questo elenco' },
  ],
};
