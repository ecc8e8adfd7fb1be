import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordingRow } from '../../server/catalogue/types.ts';

/** What the catalogue has of a file, and the fingerprint of what it was made from. */
export interface MadeFile extends RecordingRow {
  made: string;
}

interface MadeManifest {
  recordings: MadeFile[];
  themes: MadeFile[];
}

export type Kind = keyof MadeManifest;

/** Where the recordings and themes are. */
export const FOLDER = 'demo/catalogue';
const MANIFEST = 'demo/audio-maker/manifest.json';

/** What was made, and of what; empty when nothing was made yet. */
export function readManifest(): MadeManifest {
  if (!existsSync(MANIFEST)) return { recordings: [], themes: [] };
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}

export function writeManifest(manifest: MadeManifest): void {
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

export function fileOf(kind: Kind, slug: string): string {
  return `${kind}/${slug}.mp3`;
}

/** Returns the entry of a file that is up to date, or undefined when it has to be made. */
export function upToDate(
  folder: string,
  entries: readonly MadeFile[],
  wanted: { slug: string; made: string },
): MadeFile | undefined {
  const entry = entries.find(({ slug, made }) => slug === wanted.slug && made === wanted.made);
  if (entry === undefined) return undefined;
  const path = join(folder, entry.file);
  return existsSync(path) && statSync(path).size === entry.bytes ? entry : undefined;
}
