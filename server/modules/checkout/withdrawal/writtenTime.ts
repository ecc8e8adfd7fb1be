import type { Kysely } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import type { DB } from '../../../db/schema.generated.ts';

/** Returns a time by the shop's clocks to the second, such as '28 November 2026 at 17:20:31 CET'. */
export async function writtenTime(db: Kysely<DB>, at: Date, language: Language): Promise<string> {
  const { time_zone } = await db.selectFrom('meta').select('time_zone').executeTakeFirstOrThrow();
  // American English has no 24 hours.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: time_zone,
  }).format(at);
}
