/** Reads the shop's own words (contract/site.ts) as the last import has stored them, with what they say of the catalogue. */
import { sql } from 'kysely';
import type { ShopFile, WireSite } from '../../../contract/site.ts';
import { linkedEntry } from '../../catalogue/check/siteReferences.ts';
import {
  entryOf,
  folderOf,
  isOf,
  isSiteKind,
  kindNames,
  type Entry,
  type SiteKind,
} from '../../catalogue/format/entry.ts';
import type { Kind } from '../../catalogue/format/schemas.ts';
import type { Database } from '../../db/open.ts';

/** Where the pages of entries are, and their rows. */
const pages: Partial<Record<Kind, { table: string; path: string }>> = {
  category: { table: 'categories', path: '/audio-guide-by-category/' },
  guide: { table: 'guides', path: '/audio-guide/' },
  person: { table: 'persons', path: '/person/' },
  object: { table: 'objects', path: '/objects/' },
  place: { table: 'locations', path: '/locations/' },
};

export interface SiteWords {
  /** Of all languages. */
  shop: ShopFile;
  /** Those that have files, the default one first. */
  languages: string[];
  /** Returns the file of a kind in a language. */
  file: <K extends SiteKind>(kind: K, slug: string) => Extract<Entry, { kind: K }> | undefined;
  /** Legal pages of a language, in the order of their files' names. */
  legal: (language: string) => Entry<'legal'>[];
  /** Returns the path of a cover; '' for a guide that is not shown. */
  coverOf: (guide: string) => string;
  /** Returns the path of the page of an entry that is shown, by its folder. */
  pageOf: (folder: string) => string | undefined;
  counts: WireSite['counts'];
}

/** Returns null for a shop without words of its own: it has imported no `site/shop.md`. */
export async function readSiteWords({ sql: db }: Pick<Database, 'sql'>): Promise<SiteWords | null> {
  const rows = await db
    .selectFrom('catalogue_entries')
    .select(['slug', 'entry'])
    .where('kind', 'in', kindNames.filter(isSiteKind))
    .where('entry', '<>', '')
    .orderBy('slug')
    .execute();
  const entries = rows.map(({ entry }) => entryOf(entry ?? ''));
  const shop = entries.find(isOf('shop'))?.front;
  if (!shop) return null;
  const [guides, paths, counts] = await Promise.all([
    coversIn(db, guidesIn(entries)),
    pagesIn(db, entries.filter(isOf('footer'))),
    countsIn(db),
  ]);
  const byKey = new Map(entries.map((entry) => [`${entry.kind}/${entry.slug}`, entry]));
  const languages = new Set(
    entries.flatMap(({ kind, slug }) => (kind === 'shop' ? [] : (slug.split('/')[0] ?? []))),
  );
  languages.delete(shop.language);
  return {
    shop,
    languages: [shop.language, ...languages],
    // The keys begin with the kind.
    file: <K extends SiteKind>(kind: K, slug: string) =>
      byKey.get(`${kind}/${slug}`) as Extract<Entry, { kind: K }> | undefined,
    legal: (language) =>
      entries.filter(isOf('legal')).filter(({ slug }) => slug.startsWith(`${language}/`)),
    coverOf: (guide) => guides.get(guide) ?? '',
    pageOf: (folder) => paths.get(folder),
    counts,
  };
}

type Reader = Database['sql'];

/** The guides whose covers are shown. */
const guidesIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'reviews') return entry.front.items.flatMap(({ guide }) => guide ?? []);
    if (entry.kind !== 'landing') return [];
    const { hero, why } = entry.front;
    return [hero, why].flatMap((section) => section?.guide ?? []);
  });

async function coversIn(db: Reader, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; cover: string }>`
    SELECT slug, cover FROM guides WHERE listed AND slug = ANY (${slugs}::text[])
  `.execute(db);
  return new Map(rows.map(({ slug, cover }) => [slug, cover]));
}

async function pagesIn(
  db: Reader,
  footers: readonly Entry<'footer'>[],
): Promise<Map<string, string>> {
  const wanted = footers.flatMap(({ slug, front }) =>
    (front.groups ?? []).flatMap(({ links }) =>
      links.flatMap(({ to }) => linkedEntry(to, slug) ?? []),
    ),
  );
  const found = new Map<string, string>();
  for (const [kind, { table, path }] of Object.entries(pages)) {
    const slugs = wanted.filter((one) => one.kind === kind).map(({ slug }) => slug);
    if (slugs.length === 0) continue;
    const { rows } = await sql<{ slug: string; id: number }>`
      SELECT slug, id FROM ${sql.table(table)} WHERE listed AND slug = ANY (${slugs}::text[])
    `.execute(db);
    // The keys of `pages` are kinds.
    for (const { slug, id } of rows) found.set(folderOf({ kind: kind as Kind, slug }), path + id);
  }
  return found;
}

async function countsIn(db: Reader): Promise<SiteWords['counts']> {
  const { rows } = await sql<SiteWords['counts']>`
    SELECT (SELECT count(*)::int FROM guides WHERE listed) AS guides,
      (SELECT count(*)::int FROM plans WHERE status = 'active') AS plans,
      (SELECT count(number)::int FROM tracks JOIN guides ON guides.id = guide_id WHERE listed) AS stops
  `.execute(db);
  return rows[0] ?? { guides: 0, plans: 0, stops: 0 };
}
