/** Reads files of the bundled catalogue for the build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_CATALOGUE } from '../../build.settings.ts';
import type { Front, Kind } from '../../server/catalogue/format/schemas.ts';
import { readText } from '../../server/catalogue/format/textFile.ts';
import { picturePath } from '../../server/catalogue/pictures.ts';

/**
 * Returns the parts of a text of the bundled catalogue.
 * @throws Error when it is no text of this kind
 */
export function readBundled<K extends Kind>(
  kind: K,
  name: string,
): { front: Front<K>; body: string } {
  const file = path.join(DEMO_CATALOGUE, name);
  const { file: read, problems } = readText(kind, readFileSync(file, 'utf8'));
  if (!read) throw new Error(`${file}: ${problems[0]?.message}`);
  // `readText` has checked the front matter against the kind's schema.
  return { front: read.front as Front<K>, body: read.body };
}

/** Returns the path of a guide's cover, as the import of the bundled catalogue names it. */
export function coverOf(slug: string): string {
  const folder = path.join(DEMO_CATALOGUE, 'guides', slug);
  const file = readdirSync(folder).find((name) => name.startsWith('cover.'));
  if (!file) throw new Error(`${folder} has no cover.`);
  const hash = createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
  return picturePath('guide', `${slug}-${hash.slice(0, 12)}`);
}
