import type { Kysely } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '../../contract/languages.ts';
import type { DB } from '../db/schema.generated.ts';
import * as english from './texts.ts';
import * as italian from './texts.it.ts';

export type MailTexts = typeof english;

export const mailTexts: Record<Language, MailTexts> = { en: english, it: italian };

/**
 * Returns the language of a customer's mails with its texts. `asked`: the language of the request that the mail answers,
 * which counts while the account has none.
 */
export async function mailTextsFor(
  trx: Kysely<DB>,
  userId: number,
  asked: Language = defaultLanguage,
): Promise<{ language: Language; texts: MailTexts }> {
  const user = await trx
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst();
  const stored = user?.language;
  const language = isLanguage(stored) ? stored : asked;
  return { language, texts: mailTexts[language] };
}
