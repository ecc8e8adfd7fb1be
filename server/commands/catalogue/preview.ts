import type { PreviewKind } from '../../modules/access/access.ts';
import { makePreviews } from '../../modules/access/previews.ts';
import { signingKey } from '../../modules/access/signing.ts';
import { kinds } from '../../catalogue/format/entry.ts';
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

/**
 * Returns the address that shows the page of an entry for a day, whether it is shown or not.
 * @param name a guide's slug, or a folder of the catalogue such as `persons/ada`
 * @throws Refused
 */
export async function previewAddress(db: Database, config: Config, name: string): Promise<string> {
  const [slug = '', folder = 'guides'] = name.replace(/\/$/, '').split('/').reverse();
  // The keys of `pages` are its kinds.
  const kind = (Object.keys(pages) as Kind[]).find((one) => kinds[one].folder === folder);
  const page = kind && pages[kind];
  if (!kind || !page) {
    throw new Refused(
      `${name} has no page of its own. Name a guide by its slug, or persons/SLUG, objects/SLUG or places/SLUG.`,
    );
  }
  const entry = await db.sql
    .selectFrom('catalogue_entries')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('entry', 'is not', null)
    .executeTakeFirst();
  if (!entry) {
    throw new Refused(`The shop has no ${folder}/${slug}: import it first, with status: draft.`);
  }
  const previews = makePreviews(await signingKey(db, config.mediaSigningKey), config);
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  return origin + previews.address({ kind: page, id: entry.id });
}
