import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const termsCopy: Translation<typeof english.termsCopy> = {
  guides: 'Acquisti, per sempre:',
  plan: (months) =>
    months === null
      ? 'Tutte le guide, per sempre:'
      : months === 1
        ? 'Tutte le guide per 1 mese:'
        : `Tutte le guide per ${months} mesi:`,
  quoted: (title) => `«${title}»`,
  ends: 'Termina da sé, e non si addebita più nulla.',
  taxes:
    'Il totale comprende le imposte, se dovute. L’ordine si conclude sulla pagina di pagamento, con l’ultimo pulsante.',
  seller: ({ name, street, postcode, city, vat }) =>
    `Il venditore è ${name}, ${street}, ${postcode} ${city}, P. IVA ${vat}.`,
  read: 'Da leggere prima di ordinare:',
};
