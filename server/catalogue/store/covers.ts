/** Covers, and which of their sizes a store lacks. */
import type { Entry } from '../format/entry.ts';
import type { MediaStore } from './mediaStore.ts';
import { coversOf, type Cover } from './names.ts';
import { firstSizeOf, sizesOf } from './pictureSizes.ts';

/** One for each of two processor cores: sharp's threads share the rest. */
export const PICTURES_AT_ONCE = 2;

/** `first`: only the one without which pages would show no picture. */
export type Sizes = 'all' | 'first';

/** A cover with the keys of its sizes that a store lacks. */
export type UnfinishedCover = Cover & { keys: string[] };

export async function keysIn(store: MediaStore): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of store.list()) keys.add(key);
  return keys;
}

/** Returns covers of which a store with these keys lacks sizes, identical ones once. */
export function unfinishedCovers(
  entries: readonly Entry[],
  existing: ReadonlySet<string>,
  sizes: Sizes,
): UnfinishedCover[] {
  const keysOf = ({ kind, name }: Cover): string[] =>
    sizes === 'all' ? sizesOf(kind, name) : [firstSizeOf(kind, name)];
  return [...new Set(coversOf(entries).values())]
    .map((cover) => ({ ...cover, keys: keysOf(cover).filter((key) => !existing.has(key)) }))
    .filter(({ keys }) => keys.length > 0);
}
