/** An entry of a catalogue's folder: a guide, a person, a plan … with the files that belong to it. */
import type { PictureKind } from '../pictures.ts';
import { frontSchemas, type Front, type Kind } from './schemas.ts';

export type FileRole = 'cover' | 'picture' | 'recording' | 'transcript';

export interface EntryFile {
  /** From the catalogue's folder, with `/`. */
  path: string;
  role: FileRole;
  /** SHA-256 of its content, in hexadecimal: the file's name in the shop. */
  sha256: string;
  bytes: number;
  /** Of a recording: its length in whole seconds. */
  seconds?: number;
  /** Of a picture: its mean colour, as three hexadecimal digits. */
  colour?: string;
}

/** Kinds of the folder `site/`: files without a folder or an id of their own. */
export type SiteKind =
  'shop' | 'texts' | 'landing' | 'reviews' | 'business' | 'footer' | 'offers' | 'legal';

interface EntryOf<K extends Kind> {
  kind: K;
  /** Of a translation: its guide's and the language (`siena/en`). Of `site/`: the language, for `legal` with the file's name (`en/privacy`), and `shop` for the file of all languages. */
  slug: string;
  /** Without the id, which belongs to the shop. */
  front: Omit<Front<K>, 'id'>;
  /** Markdown of a guide, plain text of the other kinds. */
  body: string;
  /** By path. */
  files: EntryFile[];
}

export type Entry<K extends Kind = Kind> = { [Name in K]: EntryOf<Name> }[K];

interface KindOfEntry {
  /** Folder of the catalogue that has an entry's folder. */
  folder: string;
  /** What its cover is shown as; null: it has none. */
  picture: PictureKind | null;
  /** Whether it must have a text below the front matter, may have one, or must not. */
  text: 'required' | 'none';
}

/** The folder of the shop's own words. */
export const SITE = 'site';

export const kinds: Readonly<Record<Kind, KindOfEntry>> = {
  category: { folder: 'categories', picture: null, text: 'none' },
  guide: { folder: 'guides', picture: 'guide', text: 'required' },
  translation: { folder: 'guides', picture: null, text: 'required' },
  person: { folder: 'persons', picture: 'person', text: 'required' },
  place: { folder: 'places', picture: 'place', text: 'required' },
  event: { folder: 'events', picture: null, text: 'required' },
  object: { folder: 'objects', picture: 'object', text: 'required' },
  plan: { folder: 'plans', picture: null, text: 'required' },
  news: { folder: 'news', picture: 'update', text: 'none' },
  shop: { folder: SITE, picture: null, text: 'none' },
  texts: { folder: SITE, picture: null, text: 'none' },
  landing: { folder: SITE, picture: null, text: 'none' },
  reviews: { folder: SITE, picture: null, text: 'none' },
  business: { folder: SITE, picture: null, text: 'none' },
  footer: { folder: SITE, picture: null, text: 'none' },
  offers: { folder: SITE, picture: null, text: 'none' },
  legal: { folder: SITE, picture: null, text: 'required' },
};

export const isSiteKind = (kind: Kind): kind is SiteKind => kinds[kind].folder === SITE;

/** Kinds of entries with a folder and an id of their own. */
export type SoldKind = Exclude<Kind, SiteKind | 'translation'>;

export const isSoldKind = (kind: Kind): kind is SoldKind =>
  !isSiteKind(kind) && kind !== 'translation';

/** Returns a filter for entries with a folder and an id of their own. */
export const isSold = (entry: Entry): entry is Extract<Entry, { kind: SoldKind }> =>
  isSoldKind(entry.kind);

/** Splits the slug of a translation, `siena/en`. */
export function translationOf({ slug }: { slug: string }): { guide: string; language: string } {
  const [guide = '', language = ''] = slug.split('/');
  return { guide, language };
}

// The keys of the schemas are the kinds.
export const kindNames = Object.keys(frontSchemas) as Kind[];

/** Returns the path of an entry's folder, from the catalogue's; of `site/`, that of its file without the ending. */
export function folderOf({ kind, slug }: { kind: Kind; slug: string }): string {
  if (kind === 'translation') return `${kinds.guide.folder}/${translationOf({ slug }).guide}`;
  if (kind === 'legal') return `${SITE}/${slug.replace('/', '/legal/')}`;
  if (kind === 'texts') return `${SITE}/${slug}/shop`;
  if (kind === 'shop' || !isSiteKind(kind)) return `${kinds[kind].folder}/${slug}`;
  return `${SITE}/${slug}/${kind}`;
}

/** Returns the path of an entry's text, from the catalogue's folder: `guides/siena/guide.md`. */
export const textFileOf = (entry: { kind: Kind; slug: string }): string => {
  if (isSiteKind(entry.kind)) return `${folderOf(entry)}.md`;
  if (entry.kind !== 'translation') return `${folderOf(entry)}/${entry.kind}.md`;
  return `${folderOf(entry)}/guide.${translationOf(entry).language}.md`;
};

/** The slug of the category that contains every guide and is no guide's own. Its id is 1. */
export const EVERYTHING = 'all';

/** The same text for the same entry, whatever order its file is written in: two entries are equal when their texts are. */
export const canonicalText = ({ kind, slug, front, body, files }: Entry): string =>
  JSON.stringify({ kind, slug, front, body, files });

/** Reads what `canonicalText` has written. */
export const entryOf = (text: string): Entry => JSON.parse(text);

/** Returns a filter for the entries of one kind. */
export const isOf =
  <K extends Kind>(kind: K) =>
  (entry: Entry): entry is Extract<Entry, { kind: K }> =>
    entry.kind === kind;

/** Returns the translations of guides, by the guide's slug. */
export function translationsByGuide(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry<'translation'>[]> {
  const found = new Map<string, Entry<'translation'>[]>();
  for (const one of entries.filter(isOf('translation'))) {
    const { guide } = translationOf(one);
    found.set(guide, [...(found.get(guide) ?? []), one]);
  }
  return found;
}
