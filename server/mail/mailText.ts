export type MailText = Readonly<{ subject: string; text: string }>;

/** Placeholder of the shop's name in the text of a mail: a character for private use. */
export const SHOP_NAME = '\u{f8ff}';

export const mail = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: [...paragraphs, SHOP_NAME].join('\n\n') + '\n',
});
