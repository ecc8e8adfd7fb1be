/** An entry that keeps its id while its folder has another name: the same product, for its owners too. */
import { sql } from 'kysely';
import { translationOf } from '../catalogue/format/entry.ts';
import type { ReadEntry } from '../catalogue/check/readCatalogue.ts';
import type { Kind } from '../catalogue/format/schemas.ts';
import type { Trx } from './bulk.ts';
import { trackSlug } from './ids.ts';
import type { StoredEntry } from './storedEntries.ts';

export interface Rename {
  kind: Kind;
  from: string;
  to: string;
}

/** Returns the entries whose id the shop knows by the name of a folder that is no longer there. */
export function renamesOf(stored: readonly StoredEntry[], entries: readonly ReadEntry[]): Rename[] {
  const owners = new Map(stored.map(({ kind, slug, id }) => [`${kind} ${id}`, slug]));
  const known = new Set(stored.map(({ kind, slug }) => `${kind}/${slug}`));
  const here = new Set(entries.map(({ entry: { kind, slug } }) => `${kind}/${slug}`));
  return entries.flatMap(({ entry: { kind, slug }, id }) => {
    const from = id === undefined ? undefined : owners.get(`${kind} ${id}`);
    const isMoved =
      from !== undefined && !known.has(`${kind}/${slug}`) && !here.has(`${kind}/${from}`);
    if (!isMoved) return [];
    const translations = kind === 'guide' ? stored.filter((one) => one.kind === 'translation') : [];
    return [
      { kind, from, to: slug },
      ...translations
        .map(translationOf)
        .filter(({ guide }) => guide === from)
        .map(({ language }) => ({
          kind: 'translation' as const,
          from: `${from}/${language}`,
          to: `${slug}/${language}`,
        })),
    ];
  });
}

/** Returns what the shop has, by the new names. */
export function renamed(stored: StoredEntry[], renames: readonly Rename[]): StoredEntry[] {
  const names = new Map(renames.map(({ kind, from, to }) => [`${kind}/${from}`, to]));
  return stored.map((one) => ({ ...one, slug: names.get(`${one.kind}/${one.slug}`) ?? one.slug }));
}

/** Moves the ids of entries, and of a guide's tracks, to the new names. Their rows get them when they are written. */
export async function moveIds(trx: Trx, renames: readonly Rename[]): Promise<void> {
  for (const { kind, from, to } of renames) {
    await sql`
      UPDATE catalogue_entries SET slug = ${to} WHERE kind = ${kind} AND slug = ${from}
    `.execute(trx);
    if (kind !== 'guide') continue;
    const [old, moved] = [trackSlug(from, ''), trackSlug(to, '')];
    await sql`
      UPDATE catalogue_entries SET slug = ${moved} || substr(slug, ${old.length + 1}::int)
      WHERE kind = 'track' AND starts_with(slug, ${old})
    `.execute(trx);
  }
}
