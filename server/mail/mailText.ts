export type MailText = Readonly<{ subject: string; text: string }>;

export const mail = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: [...paragraphs, 'Cicerone'].join('\n\n') + '\n',
});
