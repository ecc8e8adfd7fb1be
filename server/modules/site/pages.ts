/**
 * Serves the app: the files of webpack's build, from the same origin as the API. Without a build (in some tests) pages
 * are a 404.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { languages, pathIn } from '../../../contract/languages.ts';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { requestsOf } from '../../plugins/limits/addressLimits.ts';
import { contentSecurityPolicy } from '../../plugins/securityHeaders.ts';
import { pathOf } from '../../plugins/log/requestLog.ts';
import type { SendPage } from '../../ssr/pageSender.ts';
import type { Site } from './site.ts';
import { shopFiles } from './shopFiles.ts';
import { ROOT } from '../../lib/root.ts';

/** Static content is also used by the API, so it exists without a build. */
const PUBLIC = join(ROOT, 'public');
/** Addresses that are no pages, because paths below them have other content. */
const NOT_PAGES = ['api', 'storage'];
/** The content of the reviews frame while the app's build names no widget (src/shared/site/settings.ts). */
const REVIEWS_PAGE = '/reviews-widget.html';
const SERVICE_WORKER = '/service-worker.js';
const hidden = { schema: { hide: true } };

/** Only plain names: no leading dot, no parent folder, nothing encoded. */
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

interface PageParts {
  config: Config;
  site: Site;
  sendPage: SendPage;
}

export async function pages(app: App, { config, site, sendPage }: PageParts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore' });

    // Names have a hash of their content. A missing file is a 404, never a page.
    for (const language of languages) {
      scope.get(pathIn(language, '/assets/*'), hidden, (request, reply) => {
        const path = pathOf(request.url).slice(1);
        if (!PLAIN_PATH.test(path)) return reply.callNotFound();
        return reply.sendFile(path, config.distDir, {
          immutable: true,
          maxAge: '365d',
          index: false,
        });
      });
    }

    // The only document that may be shown in a frame, and only on pages of this site.
    for (const page of languages.map((language) => pathIn(language, REVIEWS_PAGE))) {
      scope.get(page, hidden, (_request, reply) => {
        reply.header(
          'Content-Security-Policy',
          contentSecurityPolicy(config, { frameAncestors: "'self'" }),
        );
        reply.header('X-Frame-Options', 'SAMEORIGIN');
        return reply.sendFile(page.slice(1), PUBLIC, { maxAge: '5m', index: false });
      });
    }

    shopFiles(scope, config, site);

    // Browsers check this file for a newer version, so a cached response would delay it.
    scope.get(SERVICE_WORKER, hidden, async (_request, reply) => {
      const file = SERVICE_WORKER.slice(1);
      if (!(await folderOf(file, config))) return reply.callNotFound();
      reply.header('Cache-Control', 'no-cache');
      return reply.sendFile(file, config.distDir, { cacheControl: false, index: false });
    });

    const limited: RouteShorthandOptions = {
      ...hidden,
      onRequest: app.limitAddress(requestsOf(config)),
      // A person reads this response.
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

/**
 * Returns the folder of icons, the manifest and static content. The page itself is a template and is not served as a
 * file.
 */
async function folderOf(path: string, { distDir }: Config): Promise<string | undefined> {
  if (!/\.\w+$/.test(path) || !PLAIN_PATH.test(path) || path.endsWith('.html')) return undefined;
  for (const folder of [distDir, PUBLIC]) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.isFile()) return folder;
  }
  return undefined;
}

/**
 * Returns whether a request is for a page: a browser's navigation to any address, or another client's to an address
 * without a file extension.
 */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const isFile = /(^|\/)\.|\.\w+$/.test(path) && path !== 'index.html';
  return /(\*|text)\/\*/.test(accept) && !isFile;
}
