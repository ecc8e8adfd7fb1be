/** Shows mails at /dev/outbox while no mail server is set (docs/decisions/021-test-pages.md). */
import { Type } from 'typebox';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { normalEmail } from '../../contract/typedInput.ts';
import type { App } from '../http/app.ts';
import { html, sendPlainPage } from '../ssr/plainPage.ts';

const SHOWN = 100;
const hidden = { schema: { hide: true } };
const query = Type.Object({ to: Type.Optional(Type.String()) });
const listed = { schema: { hide: true, querystring: query } };

export async function devOutbox(app: App, config: Config, db: Database): Promise<void> {
  // An address below /dev/ that does not exist is a 404, never the app's page.
  app.all('/dev/*', hidden, (_request, reply) => reply.callNotFound());
  if (config.smtpUrl !== undefined || !config.testPages) return;

  app.get('/dev/outbox.json', listed, async (request, reply) =>
    reply.header('Cache-Control', 'no-store').send(await readOutbox(db, request.query.to)),
  );

  app.get('/dev/outbox', listed, async (request, reply) => {
    const mails = await readOutbox(db, request.query.to);
    const list = mails.map(
      ({ to, subject, text, created_at }) => html`
        <article class="card">
          <h2>${subject}</h2>
          <div class="muted">
            to <a href="/dev/outbox?to=${encodeURIComponent(to)}">${to}</a>,
            <time datetime="${created_at}">${created_at.slice(0, 19).replace('T', ' ')} UTC</time>
          </div>
          <pre>${text}</pre>
        </article>
      `,
    );
    return sendPlainPage(reply, config, {
      title: 'Outbox',
      mark: 'Test outbox: nothing here was sent',
      body: html`<p class="muted">
          No mail server is set (SMTP_URL), so mails are shown here, newest first.
          <a href="/dev/outbox">Show all</a>
        </p>
        ${list.length > 0 ? list : html`<p class="card">Nothing yet.</p>`}`,
    });
  });
}

/** Returns the newest mails, to one address or to all. An invalid address has none. */
async function readOutbox(db: Database, to: string | undefined) {
  const rows = await db.sql
    .selectFrom('mails')
    .select(['id', 'recipient as to', 'subject', 'body as text', 'created_at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', normalEmail(to ?? '') ?? ''))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
