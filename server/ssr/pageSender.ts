/**
 * Sends the app's page: rendered HTML to visitors of public pages; the build's HTML without content for other pages,
 * for customers, and when the renderer does not respond. Rendered pages are cached until the catalogue changes.
 */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageDirOf, rendererFileOf } from '../../build.settings.ts';
import { pathIn, splitLanguage, type Language } from '../../contract/languages.ts';
import { allRoutes } from '../../contract/routes.ts';
import type { Config } from '../config.ts';
import { chooseEncoding, compress } from '../http/encoding.ts';
import { forbidCopies } from '../http/forbidCopies.ts';
import { HttpError } from '../http/errors.ts';
import { SITE_PLACEHOLDER, siteOriginOf } from '../http/siteOrigin.ts';
import { VersionedCache } from '../http/versionedCache.ts';
import { contentSecurityPolicy } from '../plugins/securityHeaders.ts';
import { pathOf } from '../plugins/log/requestLog.ts';
import { tokensOf } from '../plugins/session/session.ts';
import type { WireSite } from '../../contract/site.ts';
import {
  documentOf,
  plainDocument,
  readBuiltFiles,
  readTemplate,
  styleHashesOf,
  type BuiltFiles,
} from './document.ts';
import type { Renderer } from './renderer.ts';

/** In the build's page (public/index.html). */
const TEMPLATE_NONCE = '__CSP_NONCE__';
/** Placeholder in rendered pages. Random, because content with a known placeholder would get the nonce. */
const NONCE = `nonce-${randomBytes(18).toString('base64url')}`;
/** A page is about 100 KB, so these are about 600 pages. */
const RENDERED_BYTES = 64 * 1024 * 1024;
/** For lists that are filtered by the query: their number is unlimited, so they have their own cache. */
const FILTERED_BYTES = 4 * 1024 * 1024;
/** The text that filters a list or is searched for, with the kind of its results: no other query changes a rendered page. */
const FILTER = /^\?q=[^&]{1,200}(&kind=\w{1,9})?$/;

/** The rendered page is the same for all paths that no route has, so one of them is rendered for all. */
const UNKNOWN_PATH = '/unknown';
const routes = allRoutes.map(
  ([, { path }]) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}/?$`, 'i'),
);

interface Page {
  status: number;
  isCached: boolean;
  /** The parts between the nonces, which are new in each response. */
  parts: string[];
  /** Hashes of its style attributes, for its policy. */
  styleHashes: readonly string[];
}

interface Build {
  /** When the app's page and the renderer were built. */
  modified: string;
  template: string;
  /** Absent without a manifest of chunks: then nothing is rendered. */
  files: BuiltFiles | undefined;
}

interface PageSenderParts {
  version: () => Promise<string>;
  /** Returns whether a request is shown something that others are not. */
  isPreview: (request: FastifyRequest) => boolean;
  /** Returns the shop's words for every page, in the language of its address; undefined for a shop without any. */
  readSite: (request: FastifyRequest) => Promise<WireSite | undefined>;
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function makePageSender(
  config: Config,
  renderer: Renderer,
  { version, isPreview, readSite }: PageSenderParts,
): SendPage {
  const sizeOf = ({ isCached, parts }: Page) =>
    !isCached ? 0 : parts.reduce((bytes, part) => bytes + part.length, 0);
  const rendered = new VersionedCache<Page>(version, RENDERED_BYTES, sizeOf);
  const filtered = new VersionedCache<Page>(version, FILTERED_BYTES, sizeOf);
  const builds = new Map<Language, Build>();
  const plain = new VersionedCache<string[]>(version, FILTERED_BYTES, ([head = '']) => head.length);

  const plainParts = async (
    request: FastifyRequest,
    { modified, template }: Build,
  ): Promise<string[]> => {
    const { language } = splitLanguage(request.url);
    const own = await plain.get(`${language} ${modified}`, async () => {
      const site = await readSite(request);
      return site ? plainDocument(template, site).split(NONCE) : null;
    });
    return own ?? template.split(NONCE);
  };

  /** Read again when another build has replaced it. */
  const currentBuild = async (language: Language): Promise<Build | null | undefined> => {
    const distDir = languageDirOf(config.distDir, language);
    const [found, renderer] = await Promise.all(
      [join(distDir, 'index.html'), rendererFileOf(config.distDir, language)].map((each) =>
        stat(each).catch(() => undefined),
      ),
    );
    if (!found?.isFile()) return undefined;
    const modified = `${found.mtimeMs} ${renderer?.mtimeMs}`;
    const known = builds.get(language);
    if (known?.modified === modified) return known;
    const text = await readTemplate(distDir);
    if (text === undefined) return undefined;
    // Until another build is complete, the one that it replaces is sent.
    if (text === null) return known ?? null;
    const template = text.replaceAll(TEMPLATE_NONCE, NONCE);
    const files = await readBuiltFiles(distDir).catch(() => undefined);
    const build = { modified, template, files };
    builds.set(language, build);
    return build;
  };

  const renderedPage = async (request: FastifyRequest, build: Build): Promise<Page | null> => {
    const { files, modified, template } = build;
    const { language, path: address } = splitLanguage(request.url);
    const requested = pathOf(address);
    // The service worker asks for the page without content.
    if (requested === '/index.html') return null;
    const isKnown = routes.some((route) => route.test(requested));
    const path = isKnown ? requested : UNKNOWN_PATH;
    const query = isKnown ? address.slice(path.length) : '';
    // Customers' pages, previews, and pages with any other query, are rendered by the browser.
    if (
      !files ||
      tokensOf(request).length > 0 ||
      isPreview(request) ||
      (query !== '' && !FILTER.test(query))
    )
      return null;
    return (query === '' ? rendered : filtered)
      .get(`${language} ${modified} ${path}${query}`, async () => {
        const page = await renderer.render(pathIn(language, path + query), NONCE);
        if (!page) return null;
        const text = documentOf(template, page, { files, nonce: NONCE });
        return {
          status: page.status,
          // The number of ids that do not exist is unlimited: if cached, they would evict existing pages.
          isCached: page.status !== 404 || !isKnown,
          parts: text.split(NONCE),
          styleHashes: styleHashesOf(page.html),
        };
      })
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a page could not be rendered');
        return null;
      });
  };

  /** Valid in an attribute, which the build may have left unquoted, and in JSON. */
  const siteInHtml = (request: FastifyRequest): string =>
    siteOriginOf(request, config).replace(/[\s&<>"`=\\]/g, (one) => encodeURIComponent(one));

  return async (request, reply) => {
    const { language } = splitLanguage(request.url);
    const build = await currentBuild(language);
    if (build === null) throw new HttpError(503, 'The app is being replaced. Please try again.');
    if (!build) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The app is not built: npm run build.\n');
    }
    const page = await renderedPage(request, build);
    const { status, parts, styleHashes } = page ?? {
      status: 200,
      parts: await plainParts(request, build),
      styleHashes: [],
    };
    const nonce = randomBytes(18).toString('base64url');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const site = siteInHtml(request);
    const text = parts.join(nonce).replaceAll(SITE_PLACEHOLDER, () => site);
    // The nonce makes each response different; a tenth fewer bytes before the first paint are worth a millisecond.
    const bytes = await compress(Buffer.from(text), encoding, 'once');
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    reply.header('Cache-Control', 'no-cache');
    if (isPreview(request)) forbidCopies(reply);
    return (
      reply
        .code(status)
        .header('Content-Security-Policy', contentSecurityPolicy(config, { nonce, styleHashes }))
        .header('Content-Language', language)
        // The address alone has the language.
        .header('Vary', 'Accept, Accept-Encoding, Cookie')
        .type('text/html; charset=utf-8')
        .send(bytes)
    );
  };
}
