/** Writes what is on sale into a folder, which imports without a change. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { entryOf, isSoldKind, textFileOf, type Entry } from '../catalogue/format/entry.ts';
import type { MediaStore } from '../catalogue/store/mediaStore.ts';
import { keyOf } from '../catalogue/store/names.ts';
import { eachOf } from '../lib/eachOf.ts';
import type { Database } from '../db/open.ts';
import { storedEntries, type StoredEntry } from './storedEntries.ts';
import { Refused } from '../lib/refused.ts';

const AT_ONCE = 8;

const textOf = ({ kind, front, body }: Entry, id: number): string => {
  const yaml = stringify(
    { ...(isSoldKind(kind) && { id }), ...front },
    { lineWidth: 0, singleQuote: true },
  );
  return `---\n${yaml}---\n${body === '' ? '' : `\n${body}\n`}`;
};

/**
 * Returns how many entries were written.
 * @throws Refused as `writeFolder`, and when the folder has something in it
 */
export async function exportCatalogue(
  db: Database,
  { folder, store }: { folder: string; store: MediaStore },
): Promise<number> {
  const inside = await readdir(folder).catch(() => []);
  if (inside.length > 0) throw new Refused(`${folder} is not empty: name a new folder.`);
  const onSale = (await storedEntries(db)).filter(({ entry }) => entry !== null);
  await writeFolder(onSale, { folder, store });
  return onSale.length;
}

/**
 * Writes entries with their files.
 * @throws Refused when one was imported by version 0.1.0, or when a file is missing
 */
export async function writeFolder(
  entries: readonly StoredEntry[],
  { folder, store }: { folder: string; store: MediaStore },
): Promise<void> {
  if (entries.some(({ entry }) => entry === '')) {
    throw new Refused(
      'This catalogue was written by version 0.1.0 or by npm run seed, without a folder. Import one first.',
    );
  }
  const files = new Map<string, string>();
  await eachOf(entries, AT_ONCE, async ({ id, entry: text }) => {
    const entry = entryOf(text ?? '');
    const file = join(folder, textFileOf(entry));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, textOf(entry, id));
    for (const one of entry.files) files.set(join(folder, one.path), keyOf(one));
  });
  await eachOf(files, AT_ONCE, async ([to, key]) => {
    await mkdir(dirname(to), { recursive: true });
    await store.read(key, to).catch((error: unknown) => {
      throw new Refused(`The file of ${to} is missing in ${store.name}: ${String(error)}`);
    });
  });
}
