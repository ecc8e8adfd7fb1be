/** Covers, and which of their sizes a store lacks. */
import { translationsByGuide, type Entry } from '../format/entry.ts';
import type { MediaStore } from './mediaStore.ts';
import { linkPicturePath } from '../pictures.ts';
import { coversOf, imageOf, titleOf, type Cover } from './names.ts';
import { firstSizeOf, sizesOf } from './pictureSizes.ts';

/** One for each of two processor cores: sharp's threads share the rest. */
export const PICTURES_AT_ONCE = 2;

/** `first`: only the one without which pages would show no picture. */
export type Sizes = 'all' | 'first';

/** A cover with what a store lacks: keys of its sizes, and pictures for links by their keys, with their titles. */
export type UnfinishedCover = Cover & { keys: string[]; titles: Record<string, string> };

export async function keysIn(store: MediaStore): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of store.list()) keys.add(key);
  return keys;
}

/** Returns covers of which a store with these keys lacks sizes or pictures for links, identical ones once. */
export function unfinishedCovers(
  entries: readonly Entry[],
  existing: ReadonlySet<string>,
  sizes: Sizes,
): UnfinishedCover[] {
  const covers = new Map<Cover, UnfinishedCover>();
  const shown = coversOf(entries);
  const translations = translationsByGuide(entries);
  for (const entry of entries) {
    for (const file of entry.files) {
      const cover = shown.get(file);
      if (!cover) continue;
      const { kind, name } = cover;
      const keys = sizes === 'all' ? sizesOf(kind, name) : [firstSizeOf(kind, name)];
      const unfinished = covers.get(cover) ?? {
        ...cover,
        keys: keys.filter((key) => !existing.has(key)),
        titles: {},
      };
      covers.set(cover, unfinished);
      if (sizes === 'first') continue;
      const translated = entry.kind === 'guide' ? translations.get(entry.slug) : undefined;
      for (const title of [entry, ...(translated ?? [])].map(titleOf)) {
        const key = linkPicturePath(imageOf(cover), title);
        if (key !== undefined && !existing.has(key)) unfinished.titles[key] = title;
      }
    }
  }
  return [...covers.values()].filter(
    ({ keys, titles }) => keys.length > 0 || Object.keys(titles).length > 0,
  );
}
