/**
 * The app itself: what webpack wrote to the build's folder, from the same origin as its API. Without a build
 * (tests, an API of its own) pages answer 404.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { requestsOf } from '../../plugins/limits/addressLimits.ts';
import { contentSecurityPolicy } from '../../plugins/securityHeaders.ts';
import { pathOf } from '../../plugins/log/requestLog.ts';
import type { SendPage } from '../../ssr/pageSender.ts';
import { ROOT } from '../../lib/root.ts';

/** The static content is the app's and the API's: an API without a build still has it. */
const PUBLIC = join(ROOT, 'public');
/** The bare names of what has addresses of its own below it. */
const NOT_PAGES = ['api', 'storage'];
/** What the reviews frame shows while the app's build names no widget (src/shared/site/settings.ts). */
const REVIEWS_PAGE = '/reviews-widget.html';
const SERVICE_WORKER = '/service-worker.js';
const hidden = { schema: { hide: true } };

/** Plain names alone: no dot in front, no way up, nothing encoded. */
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

interface PageParts {
  config: Config;
  sendPage: SendPage;
}

export async function pages(app: App, { config, sendPage }: PageParts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore' });

    // Their names carry a hash of their content. What is missing is gone: never a page in its place.
    scope.get('/assets/*', hidden, (request, reply) => {
      const path = pathOf(request.url).slice(1);
      if (!PLAIN_PATH.test(path)) return reply.callNotFound();
      return reply.sendFile(path, config.distDir, {
        immutable: true,
        maxAge: '365d',
        index: false,
      });
    });

    // The one document that may stand in a frame, and only in our own page's.
    scope.get(REVIEWS_PAGE, hidden, (_request, reply) => {
      reply.header(
        'Content-Security-Policy',
        contentSecurityPolicy(config, { frameAncestors: "'self'" }),
      );
      reply.header('X-Frame-Options', 'SAMEORIGIN');
      return reply.sendFile(REVIEWS_PAGE.slice(1), PUBLIC, { maxAge: '5m', index: false });
    });

    // Browsers ask here whether there is a newer version: an old answer would hold it back.
    scope.get(SERVICE_WORKER, hidden, async (_request, reply) => {
      const file = SERVICE_WORKER.slice(1);
      if (!(await folderOf(file, config))) return reply.callNotFound();
      reply.header('Cache-Control', 'no-cache');
      return reply.sendFile(file, config.distDir, { cacheControl: false, index: false });
    });

    const limited: RouteShorthandOptions = {
      ...hidden,
      onRequest: app.limitAddress(requestsOf(config)),
      // A person reads it.
      errorHandler: (error, _request, reply) => {
        if (error.statusCode !== 429) throw error;
        void reply
          .code(429)
          .header('Cache-Control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(`${error.message}\n`);
      },
    };
    scope.get('/*', limited, async (request, reply) => {
      const path = pathOf(request.url).slice(1);
      if (NOT_PAGES.includes(path)) return reply.callNotFound();
      const folder = await folderOf(path, config);
      if (folder) return reply.sendFile(path, folder, { maxAge: '5m', index: false });
      if (!wantsPage(request, path)) return reply.callNotFound();
      return sendPage(request, reply);
    });
  });
}

/** Icons, the manifest, the static content: the files beside the page, which is a template itself. */
async function folderOf(path: string, { distDir }: Config): Promise<string | undefined> {
  if (!/\.\w+$/.test(path) || !PLAIN_PATH.test(path) || path.endsWith('.html')) return undefined;
  for (const folder of [distDir, PUBLIC]) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.isFile()) return folder;
  }
  return undefined;
}

/** A browser that navigates gets a page at any address; what looks like a file is none to all others. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const isFile = /(^|\/)\.|\.\w+$/.test(path) && path !== 'index.html';
  return accept.includes('*/*') && !isFile;
}
