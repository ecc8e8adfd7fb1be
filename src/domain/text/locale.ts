import type { Language } from '../../../contract/languages.ts';

/** The language of this build's interface: webpack replaces this module for each other language (locale.it.ts). */
export const language: Language = 'en';

/** The locale for `Intl`: of dates, times, units and orders. */
export const locale = 'en-GB';
