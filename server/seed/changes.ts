/** What an import changes in a shop. */
import type { ReadEntry } from '../catalogue/check/readCatalogue.ts';
import {
  canonicalText,
  entryOf,
  folderOf,
  textFileOf,
  translationOf,
  type Entry,
} from '../catalogue/format/entry.ts';
import type { Problem } from '../catalogue/format/problems.ts';
import { referencesOf } from '../catalogue/check/references.ts';
import type { Kind } from '../catalogue/format/schemas.ts';
import { shopFactsOf } from '../catalogue/format/shopFacts.ts';
import { shownFolders, whenShown } from '../catalogue/format/shown.ts';
import { now } from '../lib/clock.ts';
import type { StoredEntry } from './storedEntries.ts';

export interface Change {
  what: 'added' | 'changed' | 'taken off sale';
  kind: Kind;
  slug: string;
  /** What differs: its former folder, names of the front matter, `text`, names of files; then when it is shown. */
  parts: string[];
}

/** Folders of what an import shows or hides at once. */
export interface Turns {
  shown: string[];
  /** Those that leave the catalogue included. */
  hidden: string[];
  /** How many are shown before. */
  before: number;
}

const keyOf = ({ kind, slug }: { kind: string; slug: string }): string => `${kind}/${slug}`;

/** Names of the front matter whose values are said. */
const SAID = ['price', 'status', 'from', 'until'];

function partsOf(before: Entry, after: Entry): string[] {
  const fields = (entry: Entry): Record<string, unknown> => ({ ...entry.front, text: entry.body });
  const files = (entry: Entry) =>
    Object.fromEntries(entry.files.map(({ path, sha256 }) => [path.split('/').at(-1), sha256]));
  const differing = (one: Record<string, unknown>, other: Record<string, unknown>) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
    );
  const [old, current] = [fields(before), fields(after)];
  const named = differing(old, current).map((name) => {
    const none = name === 'status' ? 'on' : '–';
    const value = (fields: Record<string, unknown>) => String(fields[name] ?? none);
    return SAID.includes(name) ? `${name} ${value(old)} → ${value(current)}` : name;
  });
  const moved = before.slug === after.slug ? [] : [`renamed from ${before.slug}`];
  return [...moved, ...named, ...differing(files(before), files(after))];
}

/** Returns what differs between the shop and the folder, by kind and slug. */
export function changesOf(stored: readonly StoredEntry[], entries: readonly ReadEntry[]): Change[] {
  const before = new Map(stored.map((one) => [keyOf(one), one.entry]));
  const { time_zone } = shopFactsOf(entries.map(({ entry }) => entry));
  const changes: Change[] = [];
  for (const { entry } of entries) {
    const { kind, slug } = entry;
    const old = before.get(keyOf(entry)) ?? null;
    const when = whenShown(entry, now(), time_zone);
    if (old === null) changes.push({ what: 'added', kind, slug, parts: when });
    else if (old !== canonicalText(entry)) {
      const parts = old === '' ? [] : partsOf(entryOf(old), entry);
      changes.push({ what: 'changed', kind, slug, parts: [...parts, ...when] });
    }
  }
  const here = new Set(entries.map(({ entry }) => keyOf(entry)));
  for (const { kind, slug, entry } of stored) {
    if (entry !== null && !here.has(keyOf({ kind, slug }))) {
      changes.push({ what: 'taken off sale', kind, slug, parts: [] });
    }
  }
  return changes;
}

/** Returns what is shown and hidden at once by an import: also what belongs to an entry that is. */
export function turnsOf(stored: readonly StoredEntry[], entries: readonly ReadEntry[]): Turns {
  const at = now();
  const written = stored.flatMap((one) => (one.entry ? { one, entry: entryOf(one.entry) } : []));
  // Entries are compared by their new names.
  const names = new Map(written.map(({ one, entry }) => [folderOf(entry), folderOf(one)]));
  const wereShown = shownFolders(
    written.map(({ entry }) => entry),
    at,
  );
  const before = new Set([
    ...[...wereShown].map((folder) => names.get(folder) ?? folder),
    // What no folder describes is on sale.
    ...stored.flatMap((one) => (one.entry === '' ? folderOf(one) : [])),
  ]);
  const after = shownFolders(
    entries.map(({ entry }) => entry),
    at,
  );
  return {
    shown: [...after].filter((folder) => !before.has(folder)).sort(),
    hidden: [...before].filter((folder) => !after.has(folder)).sort(),
    before: before.size,
  };
}

/** `no longer shown: persons/ada`, for what an import shows and hides without adding it or taking it off sale. */
export function turnLines({ shown, hidden }: Turns, changes: readonly Change[]): string[] {
  const said = new Set(
    changes.filter(({ what }) => what !== 'changed').map((change) => folderOf(change)),
  );
  const others = (folders: string[]) => folders.filter((folder) => !said.has(folder));
  return [
    ...others(shown).map((folder) => `shown from now on: ${folder}`),
    ...others(hidden).map((folder) => `no longer shown: ${folder}`),
  ];
}

/** `changed: guides/siena (price, text)`. */
export const lineOf = ({ what, parts, ...entry }: Change): string =>
  `${what}: ${entry.kind === 'translation' ? textFileOf(entry).replace(/\.md$/, '') : folderOf(entry)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;

/** `2 added, 1 changed, 0 taken off sale`. */
export function countsOf(changes: readonly Change[]): string {
  const count = (wanted: Change['what']) => changes.filter(({ what }) => what === wanted).length;
  return `${count('added')} added, ${count('changed')} changed, ${count('taken off sale')} taken off sale`;
}

/** Returns whether an entry's rows must be written: it has changed, or what its rows repeat of another entry has. */
export function mustBeWritten(changes: readonly Change[]): (entry: Entry) => boolean {
  const changed = new Set(
    changes.flatMap((change) =>
      // The rows of a guide have its translations.
      change.kind === 'translation'
        ? keyOf({ kind: 'guide', slug: translationOf(change).guide })
        : keyOf(change),
    ),
  );
  return (entry) =>
    changed.has(keyOf(entry)) ||
    referencesOf(entry).some(
      ({ kind, slug }) => slug !== undefined && changed.has(keyOf({ kind, slug })),
    );
}

/** Ids that the shop has given otherwise. */
export function idProblems(
  stored: readonly StoredEntry[],
  entries: readonly ReadEntry[],
): Omit<Problem, 'line'>[] {
  const bySlug = new Map(stored.map((one) => [keyOf(one), one.id]));
  const byId = new Map(stored.map(({ kind, slug, id }) => [`${kind} ${id}`, slug]));
  return entries.flatMap(({ entry, id }) => {
    if (id === undefined) return [];
    const has = bySlug.get(keyOf(entry)) ?? id;
    const owner = byId.get(`${entry.kind} ${id}`) ?? entry.slug;
    if (has === id && owner === entry.slug) return [];
    const file = textFileOf(entry);
    // Without their ids, the owners of one would have the other.
    if (has !== id && owner !== entry.slug) {
      const message = `The id belongs to ${owner} in this shop, and this folder's name to another: rename it to a name that is new, import, then rename it again.`;
      return [{ file, message }];
    }
    const why =
      has === id
        ? `belongs to ${owner} in this shop`
        : `is ${has} in this shop, and ids do not change`;
    return [{ file, message: `The id ${why}: remove the line.` }];
  });
}
