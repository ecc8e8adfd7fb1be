import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a file, and the fingerprint of what it was made from. */
export interface MadeFile {
  /** Path in the catalogue. */
  file: string;
  seconds: number;
  bytes: number;
  made: string;
}

interface MadeManifest {
  recordings: MadeFile[];
  themes: MadeFile[];
}

const MANIFEST = 'demo/audio-maker/manifest.json';

/** What was made, and of what; empty when nothing was made yet. */
export function readManifest(): MadeManifest {
  if (!existsSync(MANIFEST)) return { recordings: [], themes: [] };
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}

/** A line for each file, so that a change of one is a change of one line. */
export function writeManifest({ recordings, themes }: MadeManifest): void {
  const lines = (files: MadeFile[]): string =>
    files.map((file) => `    ${JSON.stringify(file)}`).join(',\n');
  writeFileSync(
    MANIFEST,
    `{\n  "recordings": [\n${lines(recordings)}\n  ],\n  "themes": [\n${lines(themes)}\n  ]\n}\n`,
  );
}

/** Returns the entry of a file that is up to date, or undefined when it has to be made. */
export function upToDate(
  folder: string,
  entries: readonly MadeFile[],
  wanted: { file: string; made: string },
): MadeFile | undefined {
  const entry = entries.find(({ file, made }) => file === wanted.file && made === wanted.made);
  if (entry === undefined) return undefined;
  const path = join(folder, entry.file);
  return existsSync(path) && statSync(path).size === entry.bytes ? entry : undefined;
}
