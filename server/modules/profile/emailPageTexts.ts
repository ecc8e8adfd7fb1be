import type { Language } from '../../../contract/languages.ts';
import type { Translation } from '../../../contract/translation.ts';

const english = {
  mark: 'Your account',
  title: 'Confirm your new email address',
  question: 'From now on you sign in with this address.',
  confirm: 'Confirm',
  changed: 'Your email address was changed',
  toProfile: 'Go to your profile',
  gone: 'This link is no longer valid',
  why: 'It was used already, is older than a day, or was replaced by a newer one or a new password.',
} as const;

const italian: Translation<typeof english> = {
  mark: 'Il tuo account',
  title: 'Conferma il tuo nuovo indirizzo email',
  question: 'Da ora in poi accedi con questo indirizzo.',
  confirm: 'Conferma',
  changed: 'Il tuo indirizzo email è stato cambiato',
  toProfile: 'Vai al tuo profilo',
  gone: 'Questo link non è più valido',
  why: 'È già stato usato, ha più di un giorno, oppure è stato sostituito da uno più recente o da una nuova password.',
};

export const emailPageTexts: Record<Language, Translation<typeof english>> = {
  en: english,
  it: italian,
};
