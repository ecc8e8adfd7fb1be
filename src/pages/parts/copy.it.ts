import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const trailCopy: Translation<typeof english.trailCopy> = {
  label: 'Percorso',
  home: 'Inizio',
};

export const readMoreCopy: Translation<typeof english.readMoreCopy> = {
  readMore: 'leggi tutto',
  close: 'Chiudi',
};

export const catalogueLinksCopy: Translation<typeof english.catalogueLinksCopy> = {
  title: 'Dove andare adesso',
  guides: { name: 'Tutte le guide', text: 'Tutto quello che c’è da ascoltare' },
  persons: { name: 'Artisti e artefici', text: 'Chi ha creato le opere, e come viveva' },
  objects: { name: 'Opere', text: 'Dipinti, statue, reperti' },
  places: { name: 'Luoghi', text: 'Musei, chiese, città' },
};
