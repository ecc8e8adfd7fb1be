import { clock } from '../../domain/text/time.ts';
import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const bookmarksCopy: Translation<typeof english.bookmarksCopy> = {
  title: 'Segnalibri',
  noneInGuide:
    'In questa guida non ci sono ancora segnalibri. Falla partire e premi «Aggiungi un segnalibro» quando vuoi ritrovare un momento.',
  none: 'Nessun segnalibro',
  noneText:
    'Premi «Aggiungi un segnalibro» durante l’ascolto: il momento resta qui, con una tua nota.',
  stored: (areShared) =>
    `I segnalibri sono salvati ${areShared ? 'nel tuo account, per tutti i tuoi dispositivi' : 'soltanto su questo dispositivo'}, e funzionano anche senza rete.`,
  edit: (seconds) => `Modifica la nota a ${clock(seconds)}`,
  addNote: (seconds) => `Aggiungi una nota a ${clock(seconds)}`,
  remove: (seconds) => `Elimina il segnalibro a ${clock(seconds)}`,
  deleted: (seconds) => `Segnalibro a ${clock(seconds)} eliminato`,
  undo: 'Annulla',
  note: 'La tua nota',
  save: 'Salva',
  cancel: 'Annulla',
  exported: 'Esporta in Markdown',
  added: 'Il segnalibro è aggiunto. Apri «Segnalibri» per vederlo o per scrivere una nota.',
  notStored: {
    tooMany:
      'Questo browser non può conservare altri segnalibri. Eliminane uno per aggiungerne un altro.',
    noStorage:
      'Il browser non ha salvato la modifica: andrà persa quando chiudi la pagina. Puoi esportare i segnalibri dalla libreria.',
  },
  notPlayed: 'Non è stato possibile caricare questa guida.',
  fileTitle: 'Segnalibri',
  fileSource: (shop, day) => `Esportati da ${shop} il ${day}.`,
  fileName: (day) => `cicerone-segnalibri-${day}.md`,
};
