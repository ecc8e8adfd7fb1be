-- Of the text; null: the author's own, as of the contact form.
ALTER TABLE mails ADD COLUMN language text;
-- What is attached when it is sent, as JSON (server/mail/mailer.ts); deleted with the text.
ALTER TABLE mails ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
-- The last mail about the end of a subscription: so many days before it, 0 when it had ended; null: none yet.
ALTER TABLE subscriptions ADD COLUMN noticed_days smallint;
-- Ends that lie before this release are not announced.
UPDATE subscriptions SET noticed_days = 0 WHERE ends_at <= now();
