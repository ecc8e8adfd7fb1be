/** What the folder `site/` contains, by name alone: `shop.md`, and a folder for each language. */
import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '../../../contract/site.ts';
import { SITE, type SiteKind } from '../format/entry.ts';
import type { Problem } from '../format/problems.ts';
import { SLUG } from '../format/schemas.ts';
import { isHidden, type EntryFolder } from './folder.ts';

const LANGUAGE = /^[a-z]{2,3}$/;
const LEGAL = 'legal';
const SLUG_PATTERN = new RegExp(SLUG);

// The kinds of a language's files but one have the files' names.
const named = (Object.keys(siteFiles) as (keyof typeof siteFiles)[]).filter(
  (name) => name !== LEGAL,
);
const kindOf = (name: string): SiteKind | undefined => {
  const found = named.find((one) => name === `${one}.md`);
  return found === 'shop' ? 'texts' : found;
};

interface Found {
  found: EntryFolder[];
  problems: Problem[];
}

const listed = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isHidden(name));
  } catch {
    return [];
  }
};

/** @param folder the catalogue's */
export function listSite(folder: string): Found {
  const all: Found = { found: [], problems: [] };
  const refuse = (file: string, message: string) =>
    void all.problems.push({ file, line: 1, message });
  for (const one of listed(join(folder, SITE))) {
    const { name } = one;
    if (name === 'shop.md') all.found.push({ kind: 'shop', slug: 'shop', names: [] });
    else if (one.isDirectory() && LANGUAGE.test(name)) listLanguage(folder, name, all, refuse);
    else {
      refuse(
        `${SITE}/${name}`,
        'This is no part of a site: it has shop.md, and a folder for each language, such as en. Rename or remove it.',
      );
    }
  }
  return all;
}

function listLanguage(
  folder: string,
  language: string,
  { found }: Found,
  refuse: (file: string, message: string) => void,
): void {
  const path = `${SITE}/${language}`;
  for (const one of listed(join(folder, path))) {
    const { name } = one;
    const kind = one.isDirectory() ? undefined : kindOf(name);
    if (kind) found.push({ kind, slug: language, names: [] });
    else if (name !== LEGAL || !one.isDirectory()) {
      const names = named.map((file) => `${file}.md`).join(', ');
      refuse(
        `${path}/${name}`,
        `This is no part of a site: a language has ${names} and the folder ${LEGAL}. Rename or remove it.`,
      );
    }
  }
  for (const { name } of listed(join(folder, path, LEGAL))) {
    const slug = name.replace(/\.md$/, '');
    if (name.endsWith('.md') && SLUG_PATTERN.test(slug)) {
      found.push({ kind: 'legal', slug: `${language}/${slug}`, names: [] });
    } else {
      refuse(
        `${path}/${LEGAL}/${name}`,
        "A legal page is a file such as privacy.md: use lower-case letters a to z, digits, hyphens between them, and the ending '.md'.",
      );
    }
  }
}
