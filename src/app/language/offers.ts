import type { Language } from '../../../contract/languages.ts';

/** In the language that is offered, whatever the page's is. */
export const offers: Readonly<Record<Language, { text: string; close: string }>> = {
  en: { text: 'This site is also in English:', close: 'Close' },
  it: { text: 'Questo sito è anche in italiano:', close: 'Chiudi' },
};
