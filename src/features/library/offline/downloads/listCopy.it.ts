import type { Translation } from '../../../../../contract/translation.ts';
import type * as english from './listCopy.ts';

export const downloadListCopy: Translation<typeof english.downloadListCopy> = {
  title: 'Guide scaricate',
  intro:
    'Queste guide sono conservate in questo browser, cifrate per il tuo account, e si ascoltano senza rete.',
  empty: 'In questo browser non ci sono ancora guide scaricate.',
  emptyHint: 'Apri una delle tue guide e premi «Scarica» per ascoltarla senza rete.',
  toCatalogue: 'Le tue guide',
  used: (size) => `${size} occupati`,
  freeSpace: (size) => `${size} liberi`,
  sizeOf: (received, total) => `${received} di ${total}`,
  removeAll: 'Elimina tutte',
  removeAllTitle: 'Eliminare tutte le guide scaricate?',
  removeAllText:
    'Vengono eliminate da questo browser. Le guide restano tue, e puoi scaricarle di nuovo.',
  keep: 'Conservale',
  localKey: 'Se esci dall’account, queste guide vengono eliminate da questo browser.',
  done: (title) => `«${title}» è scaricata e si ascolta senza rete.`,
  stopped: (title, reason) => `«${title}» non è stata scaricata. ${reason}`,
  stoppedUntitled: (reason) => `La guida non è stata scaricata. ${reason}`,
  saved: (files) => (files === 1 ? 'Il browser salva un file.' : `Il browser salva ${files} file.`),
  saveFailed: 'Non è stato possibile salvare i file. Riprova.',
};
