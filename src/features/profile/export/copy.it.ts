import { onDay } from '../../../shared/lib/italianDays.ts';
import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const exportCopy: Translation<typeof english.exportCopy> = {
  export: 'Scarica i miei dati',
  exporting: 'Un momento…',
  failed: 'Non è stato possibile scaricare i tuoi dati.',
  fileName: (shop, day) => `${shop} i miei dati ${day}.zip`,
  title: (shop) => `I tuoi dati su ${shop}`,
  made: (day) =>
    `Raccolti ${onDay(day)}. Gli altri file di questa cartella contengono gli stessi dati in un formato per i programmi.`,
  server: (shop) => `Che cosa conserva ${shop}`,
  browser: 'Che cosa conserva soltanto questo browser',
  nothing: 'Niente',
  yes: 'Sì',
  no: 'No',
  never: 'Mai',
};
