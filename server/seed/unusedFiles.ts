/** Removes media files that nothing in the database names any more. */
import { sql } from 'kysely';
import { linkPicturePath, pictureOf } from '../catalogue/pictures.ts';
import { entryOf } from '../catalogue/format/entry.ts';
import { loudFile, smallFile } from '../catalogue/sound/names.ts';
import type { MediaStore } from '../catalogue/store/mediaStore.ts';
import { keyOf } from '../catalogue/store/names.ts';
import { sizesOf } from '../catalogue/store/pictureSizes.ts';
import type { Database } from '../db/open.ts';
import { DAY, inMs } from '../lib/clock.ts';
import { Refused } from '../lib/refused.ts';

/** Pages that were opened before the last import may still ask for its predecessor's files. */
const SAFE_AGE_MS = DAY;

/** Keys of everything that the shop shows, plays or exports. */
async function usedKeys(db: Database): Promise<Set<string>> {
  const used = new Set<string>();
  const recordings = await db.sql.selectFrom('recordings').select(['slug', 'file']).execute();
  for (const { slug, file } of recordings) {
    // What was made of a recording, and what it is made of again.
    for (const name of [slug, file, smallFile(file), loudFile(slug)]) used.add(`audio/${name}`);
  }
  const { rows: pictures } = await sql<{ path: string; title: string }>`
    SELECT cover AS path, title FROM guides
    UNION SELECT cover, words.title FROM guides JOIN guide_translations AS words ON guide_id = guides.id
    UNION SELECT image, name FROM persons
    UNION SELECT image, title FROM objects UNION SELECT image, name FROM locations
    UNION SELECT image, '' FROM updates UNION SELECT picture, '' FROM tracks
  `.execute(db.sql);
  for (const { path, title } of pictures) {
    const link = linkPicturePath(path, title);
    if (link !== undefined) used.add(link);
    const picture = pictureOf(path);
    if (picture) for (const key of sizesOf(picture.kind, picture.slug)) used.add(key);
  }
  // What was on sale before the last import can return.
  const { rows: entries } = await sql<{ entry: string }>`
    SELECT entry FROM catalogue_entries WHERE entry <> '' UNION ALL
    SELECT entry FROM catalogue_undo WHERE entry <> ''
  `.execute(db.sql);
  for (const { entry } of entries) {
    for (const file of entryOf(entry).files) used.add(keyOf(file));
  }
  return used;
}

/**
 * Returns how many files were removed.
 * @throws Refused within a day of an import that has changed something, and while one may be running
 */
export async function removeUnused(db: Database, store: MediaStore): Promise<number> {
  const limit = inMs(-SAFE_AGE_MS);
  const last = await db.sql
    .selectFrom('catalogue_imports')
    .select('ended_at')
    .where('changes', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.ended_at > limit) {
    throw new Refused(
      'A catalogue was imported less than a day ago, and open pages may still need its predecessor. Try again tomorrow.',
    );
  }
  const used = await usedKeys(db);
  const unused: string[] = [];
  for await (const { key, facts } of store.list()) {
    if (used.has(key)) continue;
    const found = await facts();
    if (!found) continue;
    // An import that is running needs older files too: it copies only what was missing when it began.
    if (found.changed > limit) {
      throw new Refused(
        'Files were written less than a day ago, perhaps by an import that is running and needs older ones too. Try again tomorrow.',
      );
    }
    unused.push(key);
  }
  for (const key of unused) await store.remove(key);
  return unused.length;
}
