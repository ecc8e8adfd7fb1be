import type { Language } from '../../contract/languages.ts';

export type MailText = Readonly<{ subject: string; text: string; language: Language }>;

/** Placeholders in the text of a mail, characters for private use: the shop's name, and its origin in addresses. */
export const SHOP_NAME = '\u{f8ff}';
export const SITE_ORIGIN = '\u{f8fe}';

/** Returns a function that makes a mail of its subject and paragraphs; lines of a paragraph end with LF. */
export const mailIn =
  (language: Language) =>
  (subject: string, ...paragraphs: string[]): MailText => ({
    subject,
    text: [...paragraphs, SHOP_NAME].join('\n\n') + '\n',
    language,
  });
