import { isLanguage, pathIn } from '../../../contract/languages.ts';
import { routeTable } from '../../../contract/routes.ts';
import type { PreviewKind } from '../../modules/access/access.ts';
import { makePreviews } from '../../modules/access/previews.ts';
import { signingKey } from '../../modules/access/signing.ts';
import { kinds, type SiteKind } from '../../catalogue/format/entry.ts';
import type { Kind } from '../../catalogue/format/schemas.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { Refused } from '../../lib/refused.ts';

/** Kinds with a page for each entry. */
const pages: Partial<Record<Kind, PreviewKind>> = {
  guide: 'guide',
  person: 'person',
  object: 'object',
  place: 'location',
};

/** The pages that show the words of a language. */
const sitePages: Record<Exclude<SiteKind, 'shop'>, string> = {
  texts: routeTable.landing.path,
  landing: routeTable.landing.path,
  reviews: routeTable.landing.path,
  footer: routeTable.landing.path,
  business: routeTable.business.path,
  offers: routeTable.plans.path,
  legal: routeTable.legal.path,
};

/**
 * Returns the address that shows the page of an entry for a day, whether it is shown or not. Words of `site/` have no
 * state: theirs is the address of their page, which shows what was imported to everyone.
 * @param name a guide's slug, a folder of the catalogue such as `persons/ada`, or a file such as `site/en/legal/privacy.md`
 * @throws Refused
 */
export async function previewAddress(db: Database, config: Config, name: string): Promise<string> {
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const words = siteFile(name);
  if (words) {
    await idOf(db, words, name);
    return origin + words.path;
  }
  const [slug = '', folder = 'guides'] = name.replace(/\/$/, '').split('/').reverse();
  // The keys of `pages` are its kinds.
  const kind = (Object.keys(pages) as Kind[]).find((one) => kinds[one].folder === folder);
  const page = kind && pages[kind];
  if (!kind || !page) {
    throw new Refused(
      `${name} has no page of its own. Name a guide by its slug, or persons/SLUG, objects/SLUG, places/SLUG, or a file such as site/en/landing.md.`,
    );
  }
  const id = await idOf(db, { kind, slug }, `${folder}/${slug}`);
  const previews = makePreviews(await signingKey(db, config.mediaSigningKey), config);
  return origin + previews.address({ kind: page, id });
}

/** Returns the entry of a file of a language's words and the path of its page; undefined for another name. */
function siteFile(name: string): { kind: Kind; slug: string; path: string } | undefined {
  const [, language = '', legal, file = ''] =
    /^site\/([a-z]{2})\/(legal\/)?([a-z0-9-]+)(?:\.md)?$/.exec(name) ?? [];
  const kind = legal ? 'legal' : file === 'shop' ? 'texts' : file;
  const path = Object.entries(sitePages)
    .find(([one]) => one === kind)?.[1]
    .replace(':slug', file);
  if (path === undefined) return undefined;
  return {
    // It is a key of `sitePages`.
    kind: kind as Kind,
    slug: legal ? `${language}/${file}` : language,
    path: isLanguage(language) ? pathIn(language, path) : path,
  };
}

async function idOf(
  db: Database,
  { kind, slug }: { kind: Kind; slug: string },
  name: string,
): Promise<number> {
  const entry = await db.sql
    .selectFrom('catalogue_entries')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('entry', 'is not', null)
    .executeTakeFirst();
  if (entry) return entry.id;
  throw new Refused(
    kind in sitePages
      ? `The shop has no ${name}: import it first.`
      : `The shop has no ${name}: import it first, with status: draft.`,
  );
}
