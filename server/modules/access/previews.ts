/**
 * Previews of what is not shown yet, or no longer: `npm run catalogue -- preview SLUG` prints an address, signed for a day.
 * Opened, it leaves the same signature in a cookie, and leads to the real page. Each preview shows one
 * entry; a guide's has what belongs to it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeTable } from '../../../contract/routes.ts';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { cookieOf, setCookie } from '../../http/cookies.ts';
import { forbidCopies } from '../../http/forbidCopies.ts';
import { DAY } from '../../lib/clock.ts';
import { html, sendPlainPage } from '../../ssr/plainPage.ts';
import type { PreviewKind } from './access.ts';
import { makeMediaSigner } from './signing.ts';

export interface Preview {
  kind: PreviewKind;
  id: number;
}

const COOKIE = 'cicerone_preview';
/** Below /login, which the development server and the service worker leave to the server. */
const PREFIX = '/login';
const ADDRESS = /^preview\/(guide|person|object|location)\/([1-9]\d{0,14})$/;

const pagePaths: Record<PreviewKind, string> = {
  guide: routeTable.guide.path,
  person: routeTable.person.path,
  object: routeTable.object.path,
  location: routeTable.place.path,
};

export function makePreviews(key: string, config: Config) {
  const signer = makeMediaSigner(key, DAY);

  const verified = (signed: string) => {
    const [path = '', query = ''] = signed.split('?');
    const [, kind, id] = ADDRESS.exec(path) ?? [];
    const secondsLeft = signer.verify(path, Object.fromEntries(new URLSearchParams(query)));
    if (kind === undefined || secondsLeft === null) return null;
    // The expression has no other kinds.
    return { kind: kind as PreviewKind, id: Number(id), secondsLeft };
  };

  return {
    /** Returns the path of a preview's address. */
    address: ({ kind, id }: Preview): string => `${PREFIX}/${signer.sign(`preview/${kind}/${id}`)}`,

    /** Returns what a request may see by a preview. */
    of: (request: FastifyRequest): Preview | null =>
      verified(cookieOf(request, config, COOKIE) ?? ''),

    /** Opens the address of a preview: leads to its page. */
    open: (reply: FastifyReply, signed: string): FastifyReply => {
      const preview = verified(signed);
      forbidCopies(reply);
      if (!preview) {
        return sendPlainPage(reply.code(404), config, {
          title: 'This preview has ended',
          mark: 'Preview',
          body: html`<p class="card">
            A preview is valid for a day. Print another address:
            <code>npm run catalogue -- preview SLUG</code>
          </p>`,
        });
      }
      setCookie(reply, config, COOKIE, { value: signed, maxAge: preview.secondsLeft * 1000 });
      return reply.redirect(pagePaths[preview.kind].replace(':id', String(preview.id)));
    },
  };
}

export type Previews = ReturnType<typeof makePreviews>;

export function previewRoute(app: App, previews: Previews): void {
  app.get(`${PREFIX}/preview/*`, { schema: { hide: true } }, (request, reply) =>
    previews.open(reply, request.url.slice(PREFIX.length + 1)),
  );
}
