import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** MP3 files that were made of recordings of other kinds, by the path that the catalogue has for them. */
const converted = new Map<string, string>();

/** Says where the MP3 of a recording is that a folder has in another format. */
export const standsFor = (folder: string, path: string, file: string): void =>
  void converted.set(join(folder, path), file);

/**
 * Returns where a file of a catalogue is on this disk. A path is written with composed letters (NFC); a Mac's programs
 * name files with decomposed ones.
 */
export function diskPath(folder: string, path: string): string {
  const whole = join(folder, path);
  const made = converted.get(whole);
  if (made !== undefined) return made;
  if (isAscii(path) || existsSync(whole)) return whole;
  return path.split('/').reduce((parent, name) => {
    if (isAscii(name) || !existsSync(parent)) return join(parent, name);
    const found = readdirSync(parent).find((one) => one.normalize('NFC') === name);
    return join(parent, found ?? name);
  }, folder);
}
