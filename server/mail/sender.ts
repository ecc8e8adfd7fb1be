/** Sends waiting mails to the mail server; several servers share the work. */
import { createTransport, type Transporter } from 'nodemailer';
import { sql } from 'kysely';
import { DAY, HOUR, inMs, MINUTE, now, SECOND } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '../db/log.ts';
import { attachedPage, mailHtml } from './mailHtml.ts';
import type { MailAttachment } from './mailer.ts';

/** Mails that have waited longer are not sent. */
const GIVE_UP_MS = 2 * DAY;
/**
 * After this time another server sends the mail of one that stopped while sending. It is more than the limits of all
 * steps of a mail together, so that a slow mail server gets no mail twice.
 */
const LEASE_MS = 5 * MINUTE;
/** Mails that a server sends at a time. Only as many are claimed: a mail that waits in line would outlive its lease. */
export const MAIL_CONNECTIONS = 2;
const PAUSES = [2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
/** A permanent error (unknown mailbox) is retried a few times, because of greylisting. */
const PERMANENT_TRIES = 4;

export interface SenderParts {
  db: Database;
  smtpUrl: string;
  /** No mail is sent without STARTTLS, if the address begins without TLS. */
  smtpTlsRequired: boolean;
  from: string;
  /** Returns a customer's document as a PDF; null if it is no longer theirs, as of a deleted account. */
  documentOf: (
    attachment: Exclude<MailAttachment, { kind: 'page' }>,
  ) => Promise<{ filename: string; content: Buffer } | null>;
  log: Log;
}

/** Claims the mail that is due longest, so that no other server sends it: SKIP LOCKED, and a lease instead of a long lock. */
const claim = (db: Database) =>
  db.sql
    .updateTable('mails')
    .set({ tries: sql`tries + 1`, due_at: inMs(LEASE_MS) })
    .where('id', '=', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('done_at', 'is', null)
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'reply_to', 'subject', 'body', 'language', 'tries'])
    .returning('created_at')
    .returning(sql<MailAttachment[]>`attachments`.as('attachments'))
    .executeTakeFirst();

type Waiting = NonNullable<Awaited<ReturnType<typeof claim>>>;

/**
 * Returns whether the mail server refuses this recipient or this text. Any other 5xx is an answer to this server, such
 * as to a wrong password: the mails wait until it is put right.
 */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  const isOfTheMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return isOfTheMail && Number(error.responseCode) >= 500;
}

export const makeSender = (parts: SenderParts) => {
  const { db, smtpUrl, smtpTlsRequired, from, documentOf, log } = parts;
  const transport: Transporter = createTransport({
    url: smtpUrl,
    requireTLS: smtpTlsRequired,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    // A try is one connection: the pauses between tries and the log are below.
    maxRequeues: 0,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    // nodemailer must not read files or fetch addresses that a user's text contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const done = (id: number, problem: string | null) =>
    db.sql
      .updateTable('mails')
      // Mails contain codes in readable form: their text is deleted as soon as they are sent.
      .set({ done_at: now(), problem, body: '', attachments: '[]' })
      .where('id', '=', id)
      .execute();

  const failed = async (mail: Waiting, error: unknown): Promise<void> => {
    const said = error instanceof Error ? error.message : 'unknown';
    // Log and /operator name no recipients.
    const problem = said.replaceAll(mail.recipient, '…').slice(0, 500);
    const refused = isPermanent(error) && mail.tries >= PERMANENT_TRIES;
    if (refused || mail.created_at < inMs(-GIVE_UP_MS)) {
      log.error(`Mail ${mail.id} is given up after ${mail.tries} tries: ${problem}`);
      await done(mail.id, problem);
      return;
    }
    log.warn(`Mail ${mail.id} waits, its try ${mail.tries} failed: ${problem}`);
    const pause = PAUSES[Math.min(mail.tries, PAUSES.length) - 1] ?? HOUR;
    await db.sql
      .updateTable('mails')
      .set({ due_at: inMs(pause), problem })
      .where('id', '=', mail.id)
      .execute();
  };

  const attachedTo = async ({ attachments }: Waiting) => {
    const files = await Promise.all(
      attachments.map((one) => (one.kind === 'page' ? attachedPage(one) : documentOf(one))),
    );
    return files.filter((file) => file !== null);
  };

  const send = async (mail: Waiting): Promise<void> => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
        subject: mail.subject,
        text: mail.body,
        html: mailHtml({ ...mail, text: mail.body, hasLinks: mail.language !== null }),
        attachments: await attachedTo(mail),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      return failed(mail, error);
    }
    await done(mail.id, null);
  };

  return {
    /**
     * Sends due mails one by one; runs once for each connection. After a crash between sending and storing the result a
     * mail is sent twice, never lost.
     */
    run: async (): Promise<void> => {
      for (let mail = await claim(db); mail; mail = await claim(db)) await send(mail);
    },
    close: (): void => transport.close(),
  };
};
