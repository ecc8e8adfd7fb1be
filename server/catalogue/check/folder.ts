/** What a catalogue's folder contains, by name alone. */
import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSoldKind, kindNames, kinds, SITE, textFileOf } from '../format/entry.ts';
import type { Problem } from '../format/problems.ts';
import { SLUG, type Kind } from '../format/schemas.ts';
import { Refused } from '../../lib/refused.ts';

export interface EntryFolder {
  kind: Kind;
  slug: string;
  /** Names of its files, without hidden ones. */
  names: string[];
}

/** Recordings and previews that several entries share. */
const SHARED = ['recordings', 'themes'];
/** The shop's own words (site.ts), customers to try the bundled catalogue with (`demoCustomers.ts`), and a text for people. */
const ALLOWED = new Set([...SHARED, SITE, 'README.md', 'customers.json']);
export const isHidden = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db';

const MAX_SLUG = 80;
const SLUG_PATTERN = new RegExp(SLUG);

/** @throws Refused when there is no such folder */
export async function listFolder(
  folder: string,
): Promise<{ found: EntryFolder[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const sold = kindNames.filter(isSoldKind);
  const folders = sold.map((kind) => kinds[kind].folder);
  const top = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!top) {
    throw new Refused(
      `There is no folder ${folder}. docs/how-to/catalogue.md explains how to write a catalogue.`,
    );
  }
  for (const { name } of top) {
    if (isHidden(name) || ALLOWED.has(name) || folders.includes(name)) continue;
    const message = `This is no part of a catalogue: its folders are ${[...folders, SITE, ...SHARED].join(', ')}. Rename or remove it.`;
    problems.push({ file: name, line: 1, message });
  }
  const found: EntryFolder[] = [];
  for (const kind of sold) {
    const inside = await readdir(join(folder, kinds[kind].folder), { withFileTypes: true }).catch(
      () => [],
    );
    for (const one of inside) {
      const { name: slug } = one;
      if (isHidden(slug)) continue;
      const file = textFileOf({ kind, slug });
      if (!one.isDirectory()) {
        const message = `Each ${kind} has a folder of its own: move this into one, with the name ${kind}.md.`;
        problems.push({ file: `${kinds[kind].folder}/${slug}`, line: 1, message });
        continue;
      }
      if (!SLUG_PATTERN.test(slug) || slug.length > MAX_SLUG) {
        const message = `The folder's name '${slug}' cannot be part of an address: use up to ${MAX_SLUG} lower-case letters a to z, digits, and hyphens between them.`;
        problems.push({ file, line: 1, message });
        continue;
      }
      const names = readdirSync(join(folder, kinds[kind].folder, slug))
        .filter((name) => !isHidden(name))
        .map((name) => name.normalize('NFC'));
      if (names.includes(`${kind}.md`)) found.push(...textsIn(kind, slug, names.sort()));
      else {
        const message = `The folder has no ${kind}.md: write it, or remove the folder.`;
        problems.push({ file, line: 1, message });
      }
    }
  }
  return { found, problems };
}

const TRANSLATION = /^guide\.([a-z]{2,3})\.md$/;

/** Returns an entry, and the translations of a guide: theirs are the files with the language before the ending, `01.en.mp3`. */
function textsIn(kind: Kind, slug: string, names: string[]): EntryFolder[] {
  const languages =
    kind === 'guide' ? names.flatMap((name) => TRANSLATION.exec(name)?.[1] ?? []) : [];
  const languageOf = (name: string) =>
    languages.find((language) => new RegExp(`\\.${language}\\.[^.]+$`).test(name));
  return [
    { kind, slug, names: names.filter((name) => languageOf(name) === undefined) },
    ...languages.map((language): EntryFolder => ({
      kind: 'translation',
      slug: `${slug}/${language}`,
      names: names.filter((name) => languageOf(name) === language),
    })),
  ];
}
