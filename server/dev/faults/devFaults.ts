/**
 * Controls the faults: `/dev/faults` lists them, and adds and removes them with JSON. It exists only with test pages
 * (config.ts).
 */
import { Type, type Static } from 'typebox';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { notFound } from '../../http/errors.ts';
import { html, sendPlainPage } from '../../ssr/plainPage.ts';
import { FAULT_KINDS, type Fault, type Faults } from './faults.ts';

const Body = Type.Object(
  {
    kind: Type.Enum(FAULT_KINDS),
    path: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    method: Type.Optional(Type.String({ pattern: '^[A-Za-z]{3,7}$' })),
    ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    repeats: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);
const Params = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$' }) });

export async function devFaults(app: App, config: Config, faults: Faults): Promise<void> {
  await app.register(
    async (plain) => {
      const scope: App = plain.withTypeProvider();
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store');
      });

      scope.post<{ Body: Static<typeof Body> }>(
        '/',
        { schema: { hide: true, body: Body } },
        async (request, reply) => reply.code(201).send(faults.add(request.body)),
      );

      scope.delete('/', { schema: { hide: true } }, async () => {
        faults.clear();
        return faults.list();
      });

      scope.delete<{ Params: Static<typeof Params> }>(
        '/:id',
        { schema: { hide: true, params: Params } },
        async (request) => {
          if (!faults.remove(Number(request.params.id))) throw notFound('This fault');
          return faults.list();
        },
      );

      scope.get('/', { schema: { hide: true } }, async (request, reply) => {
        if ((request.headers.accept ?? '').startsWith('text/html')) {
          return sendPlainPage(reply, config, page(faults.list()));
        }
        return faults.list();
      });
    },
    { prefix: '/dev/faults' },
  );

  await app.register(async (plain) => {
    const scope: App = plain.withTypeProvider();
    // A button without fields: a body is ignored.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post('/dev/faults/clear', { schema: { hide: true } }, async (_request, reply) => {
      faults.clear();
      return reply.redirect('/dev/faults', 303);
    });
  });
}

function detailOf({ kind, ms, status, repeats }: Fault): string {
  if (kind === 'latency') return `${ms ?? 2000} ms late`;
  if (kind === 'status') return `answers ${status ?? 500}`;
  if (kind === 'truncate') return 'ends half-way';
  if (kind === 'payment-down') return 'the payment provider does not answer';
  return `comes ${(repeats ?? 19) + 1} times`;
}

const EXAMPLE = `curl -X POST localhost:3000/dev/faults -H 'Content-Type: application/json' \\
  -d '{"kind": "status", "path": "/api/v1/client/*", "method": "GET", "status": 500, "times": 3}'`;

const page = (faults: readonly Fault[]) => ({
  title: 'Faults',
  mark: 'Test faults: for development only',
  body: html`
    ${
      faults.length === 0
        ? html`<p class="card">None: the server answers as well as it can.</p>`
        : html`<section class="card">
            <dl>
              ${faults.map(
                (fault) =>
                  html`<dt>${fault.method ?? 'Any'} ${fault.path}</dt>
                    <dd>
                      ${detailOf(fault)}, struck
                      ${fault.struck}${fault.times === undefined ? '' : ` of ${fault.times}`}
                    </dd>`,
              )}
            </dl>
            <form method="post" action="/dev/faults/clear"><button>Remove all</button></form>
          </section>`
    }
    <section class="card">
      <h2>How to add one</h2>
      <pre>${EXAMPLE}</pre>
      <p class="muted">
        Kinds: latency (ms), status (status), truncate, repeat-webhook (repeats). DELETE removes
        all, or one by its id.
      </p>
    </section>
  `,
});
