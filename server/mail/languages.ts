import type { Kysely } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '../../contract/languages.ts';
import type { DB } from '../db/schema.generated.ts';
import * as english from './texts.ts';
import * as italian from './texts.it.ts';

export type MailTexts = typeof english;

export const mailTexts: Record<Language, MailTexts> = { en: english, it: italian };

/**
 * Returns a customer's address and the language of their mails with its texts. `asked`: the language of the request that
 * the mail answers, which counts while the account has none.
 */
export async function mailTextsFor(
  trx: Kysely<DB>,
  userId: number,
  asked: Language = defaultLanguage,
): Promise<{ to: string; language: Language; texts: MailTexts }> {
  const { email, language: stored } = await trx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = isLanguage(stored) ? stored : asked;
  return { to: email, language, texts: mailTexts[language] };
}
