/**
 * The app itself: what webpack wrote to the build's folder, from the same origin as its API. Without a build
 * (tests, an API of its own) pages answer 404.
 */
import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { chooseEncoding, compress } from '../http/encoding.ts';
import { contentSecurityPolicy } from '../plugins/securityHeaders.ts';
import { pathOf } from '../plugins/requestLog.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The static content is the app's and the API's: an API without a build still has it. */
const PUBLIC = join(ROOT, 'public');
const PLACEHOLDER = '__CSP_NONCE__';
/** The bare names of what has addresses of its own below it. */
const NOT_PAGES = ['api', 'assets', 'storage'];
const hidden = { schema: { hide: true } };

/** Plain names alone: no dot in front, no way up, nothing encoded. */
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export async function pages(app: App, config: Config): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore' });

    // Their names carry a hash of their content. What is missing is gone: never a page in its place.
    scope.get('/assets/*', hidden, (request, reply) => {
      const path = pathOf(request.url).slice(1);
      if (!PLAIN_PATH.test(path)) return reply.callNotFound();
      return reply.sendFile(path, config.distDir, { immutable: true, maxAge: '365d', index: false });
    });

    scope.get('/*', hidden, async (request, reply) => {
      const path = pathOf(request.url).slice(1);
      if (NOT_PAGES.includes(path)) return reply.callNotFound();
      const folder = await folderOf(path, config);
      if (folder) return reply.sendFile(path, folder, { maxAge: '5m', index: false });
      if (!wantsPage(request, path)) return reply.callNotFound();
      return sendPage(request, reply, config);
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

/** An address that looks like a file's is a page only to whoever says that it navigates. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (/(^|\/)\./.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && (path === 'index.html' || !/\.\w+$/.test(path));
}

let template: { modified: number; parts: string[] } | undefined;

/** The page in the pieces between the places of the nonce; read again when a build has replaced it. */
async function pageParts({ distDir }: Config): Promise<string[] | undefined> {
  const file = join(distDir, 'index.html');
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  if (template?.modified !== found.mtimeMs) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    template = { modified: found.mtimeMs, parts: text.split(PLACEHOLDER) };
  }
  return template.parts;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Promise<FastifyReply> {
  const parts = await pageParts(config);
  if (!parts) {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('The app is not built: npm run build.\n');
  }
  const nonce = randomBytes(18).toString('base64url');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = await compress(Buffer.from(parts.join(nonce)), encoding, 'each');
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .header('Content-Security-Policy', contentSecurityPolicy(config, nonce))
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept, Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(bytes);
}
