import { clock } from '../../domain/text/time.ts';
import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const transcriptCopy: Translation<typeof english.transcriptCopy> = {
  open: 'Leggi mentre ascolti',
  close: 'Nascondi il testo',
  words: (title) => `Testo: ${title}`,
  failed: 'Non è stato possibile caricare il testo.',
  someFailed: 'Non è stato possibile caricare il testo di alcune tracce.',
  search: 'Cerca nel testo',
  noHits: 'Queste parole non sono nel testo. Prova con meno lettere.',
  clear: 'Cancella la ricerca',
  smaller: 'Testo più piccolo',
  larger: 'Testo più grande',
  copy: 'Copia il testo',
  print: 'Stampa il testo',
  backToNow: 'Torna al punto d’ascolto',
  share: (seconds) => `Copia il link a ${clock(seconds)}`,
  bookmark: (seconds) => `Aggiungi un segnalibro a ${clock(seconds)}`,
  source: (...parts) => parts.filter(Boolean).join(', '),
};
