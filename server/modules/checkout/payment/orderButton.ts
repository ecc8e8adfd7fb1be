import type { Language } from '../../../../contract/languages.ts';

/** The words that the law asks for on the button that binds the buyer (art. 51 Codice del consumo). */
export const orderButton: Record<Language, string> = {
  en: 'Order with obligation to pay',
  it: 'Ordina con obbligo di pagare',
};

/** Beside the button of a payment page that names it itself. */
export const orderNote: Record<Language, string> = {
  en: 'With this button you place an order with obligation to pay.',
  it: 'Con questo pulsante concludi un ordine con obbligo di pagare.',
};
