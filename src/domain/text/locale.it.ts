import type { Language } from '../../../contract/languages.ts';

export const language: Language = 'it';

export const locale = 'it-IT';
