import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const searchPageCopy: Translation<typeof english.searchPageCopy> = {
  keypad: 'Scrivi il numero dell’etichetta',
  title: 'Cerca',
  titleOf: (text) => `«${text}» · Cerca`,
  about: (shop) =>
    `Cerca fra le audioguide di ${shop}, e fra i personaggi, le opere e i luoghi di cui parlano.`,
  field: 'Cerca un’audioguida',
  kinds: 'Tipi di risultati',
  everything: 'Tutto',
  guides: 'Guide',
  persons: 'Personaggi',
  objects: 'Opere',
  places: 'Luoghi',
  spoken: 'Nella registrazione',
  seeAll: {
    guides: (count) => `Vedi tutte le guide (${count})`,
    persons: (count) => `Vedi tutti i personaggi (${count})`,
    objects: (count) => `Vedi tutte le opere (${count})`,
    places: (count) => `Vedi tutti i luoghi (${count})`,
  },
  found: (count, text) =>
    count === 1 ? `1 risultato per «${text}»` : `${count} risultati per «${text}»`,
  nothing: (text) => `Nessun risultato per «${text}».`,
  nothingHint: 'Controlla come è scritto, prova una parola più corta, o comincia da una di queste.',
  categories: 'Sfoglia per categoria',
  world: 'Personaggi, opere e luoghi',
  popular: 'Le guide più amate',
};
