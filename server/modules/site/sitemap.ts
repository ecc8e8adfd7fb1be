/**
 * Public pages for search engines: one list, or an index of lists if there are more than one may have. Made once for
 * each version of the catalogue.
 */
import { languages, pathIn } from '../../../contract/languages.ts';
import { allRoutes, type RouteId, type SitemapKind } from '../../../contract/routes.ts';
import type { WireSite } from '../../../contract/site.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { App } from '../../http/app.ts';
import { ResponseCache, sendResponse } from '../../http/responseCache.ts';
import { siteOriginOf } from '../../http/siteOrigin.ts';
import { VersionedCache } from '../../http/versionedCache.ts';
import { inXml } from '../../lib/xml.ts';
import type { Site } from './site.ts';

/** Maximum of sitemaps.org for one file. */
const MOST_ADDRESSES = 50_000;
/** 20,000 guides take 4 MB; each origin of the server has its own. */
const SITEMAP_BYTES = 16 * 1024 * 1024;

const hidden = { schema: { hide: true } };
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Returns the paths in each language, without what is hidden or no longer for sale, and without the pages that a shop with
 * words of its own does not have; the pages themselves name their other languages (src/app/ssr/alternateLinks.ts).
 */
async function pathsOf(db: Database, site: WireSite | null): Promise<string[]> {
  const lacks = (id: RouteId): boolean =>
    site !== null &&
    ((id === 'business' && !site.business) || (id === 'plans' && site.counts.plans === 0));
  const idsIn = (table: SitemapKind) =>
    db.sql.selectFrom(table).select('id').where('listed', '=', true).orderBy('id').execute();
  const paths: string[] = [];
  for (const [id, { path, sitemap }] of allRoutes) {
    if (!sitemap || lacks(id)) continue;
    if (sitemap === 'page') paths.push(path);
    else paths.push(...(await idsIn(sitemap)).map((row) => path.replace(':id', String(row.id))));
  }
  paths.push(...(site?.legal ?? []).map(({ slug }) => `/legal/${slug}`));
  return languages.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

const document = (root: 'urlset' | 'sitemapindex', addresses: string[]): string => {
  const item = root === 'urlset' ? 'url' : 'sitemap';
  const items = addresses.map((address) => `<${item}><loc>${inXml(address)}</loc></${item}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;
};

/**
 * Returns the file of a number: 0 is `/sitemap.xml`, the list itself or the index of the others; null for an unknown
 * number.
 */
export function sitemapFile(
  paths: readonly string[],
  origin: string,
  number: number,
  most = MOST_ADDRESSES,
): string | null {
  const absolute = (path: string) => origin + path;
  const parts = Math.ceil(paths.length / most);
  if (number === 0 && parts <= 1) return document('urlset', paths.map(absolute));
  if (number === 0) {
    const files = Array.from({ length: parts }, (_, part) => `/sitemap-${part + 1}.xml`);
    return document('sitemapindex', files.map(absolute));
  }
  const part = parts <= 1 ? [] : paths.slice((number - 1) * most, number * most);
  return part.length === 0 ? null : document('urlset', part.map(absolute));
}

interface SitemapParts {
  config: Config;
  db: Database;
  /** Returns the version of the catalogue. */
  version: () => Promise<string>;
  site: Site;
}

export function sitemap(app: App, { config, db, version, site }: SitemapParts): void {
  const files = new ResponseCache(version, SITEMAP_BYTES);
  // The paths are read once for all origins.
  const lists = new VersionedCache<string[]>(version, 1, () => 1);
  const addresses = async () =>
    (await lists.get('', async () => {
      const language = await site.languageFor([]);
      return pathsOf(db, language === null ? null : await site.site(language));
    })) ?? [];

  for (const path of ['/sitemap.xml', '/sitemap-:number(^[1-9]\\d{0,3}$).xml']) {
    app.get<{ Params: { number?: string } }>(path, hidden, async (request, reply) => {
      const number = Number(request.params.number ?? 0);
      const origin = siteOriginOf(request, config);
      const file = await files.get(`${origin} ${number}`, async () =>
        sitemapFile(await addresses(), origin, number),
      );
      if (!file) return reply.callNotFound();
      reply.header('Cache-Control', 'public, max-age=3600');
      await sendResponse(request, reply, file, 'application/xml; charset=utf-8');
      return reply;
    });
  }
}
