import type { Database } from '../db/open.ts';

export interface OutboxMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  created_at: string;
}

const SHOWN = 100;

/** Returns the newest mails, to one address or to all. */
export const readOutbox = async (db: Database, to: string | undefined): Promise<OutboxMail[]> => {
  const rows = await db.sql
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'body', 'created_at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, recipient, subject, body, created_at }) => ({
    id,
    to: recipient,
    subject,
    text: body,
    created_at: created_at.toISOString(),
  }));
};
