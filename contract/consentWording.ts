import type { Language } from './languages.ts';

/** The question before the first play. The version changes with each change of a text; orders store both. */
export const consentWording: Record<Language, { version: string; text: string; accept: string }> = {
  en: {
    version: '1',
    text: 'Listening starts now; with it the 14 days end for this guide.',
    accept: 'Start listening',
  },
  it: {
    version: '1',
    text: 'L’ascolto inizia ora; con esso terminano i 14 giorni per il recesso da questa guida.',
    accept: 'Inizia l’ascolto',
  },
};
