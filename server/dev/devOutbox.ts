/** Shows mails at /dev/outbox while no mail server is set (docs/decisions/021-test-pages.md). */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { normalEmail } from '../../contract/typedInput.ts';
import type { App } from '../http/app.ts';
import { html, sendPlainPage } from '../ssr/plainPage.ts';
import { readOutbox } from './outbox.ts';

const hidden = { schema: { hide: true } };

export async function devOutbox(app: App, config: Config, db: Database): Promise<void> {
  // An address below /dev/ that does not exist is a 404, never the app's page.
  app.all('/dev/*', hidden, (_request, reply) => reply.callNotFound());
  if (config.smtpUrl !== undefined || !config.testPages) return;

  app.get('/dev/outbox.json', hidden, async (request, reply) =>
    reply.header('Cache-Control', 'no-store').send(await readOutbox(db, addressee(request))),
  );

  app.get('/dev/outbox', hidden, async (request, reply) => {
    const mails = await readOutbox(db, addressee(request));
    if ((request.headers.accept ?? '').startsWith('application/json')) {
      return reply.header('Cache-Control', 'no-store').send(mails);
    }
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

/** Returns the address in `?to=`, normalized; an invalid address has no mails. */
function addressee(request: FastifyRequest): string | undefined {
  const { query } = request;
  if (typeof query !== 'object' || query === null || !('to' in query)) return undefined;
  return typeof query.to === 'string' ? (normalEmail(query.to) ?? 'no-address') : 'no-address';
}
