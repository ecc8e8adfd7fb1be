import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { composeTheme, THEME_COUNT } from './compose.ts';
import type { Score } from './score.ts';
import { trackScripts } from './scripts.ts';

/** Festival's two Italian speakers, Loredana Panato and Piero Cosi. */
export type Narrator = 'loredana' | 'piero';

export interface WantedRecording {
  /** Path in the catalogue. */
  file: string;
  title: string;
  script: string;
  narrator: Narrator;
  /** Fingerprint of all that is read aloud: when it changes the recording is out of date. */
  made: string;
}

export interface WantedTheme {
  file: string;
  seed: number;
  score: Score;
  /** Fingerprint of the notes. */
  made: string;
}

/** Where the recordings and themes are. */
export const FOLDER = 'demo/catalogue';

/** Categories with the male voice; one person narrates a category. */
const PIERO = ['chiese', 'archeologia', 'scienza', 'citta-d-acqua'];

/** Entries that are read from their own texts. */
const CLIPS = ['person', 'object', 'place'];

interface Front {
  title?: string;
  name?: string;
  category: string;
  guide: string;
  file: string;
  tracks: { title: string; file: string }[];
}

function entriesOf(kind: string): { slug: string; front: Front; body: string }[] {
  return readdirSync(`${FOLDER}/${kind}s`)
    .sort()
    .map((slug) => {
      const text = readFileSync(`${FOLDER}/${kind}s/${slug}/${kind}.md`, 'utf8');
      const [, yaml = '', ...body] = text.split(/^---\n/m);
      return { slug, front: parse(yaml), body: body.join('').trim() };
    });
}

/** Every recording of the bundled catalogue: tracks are read from `demo/scripts`, clips from the texts of their entries. */
export function wantedRecordings(): WantedRecording[] {
  const guides = entriesOf('guide');
  const wanted = (file: string, title: string, script: string, guide: string): WantedRecording => {
    const category = guides.find(({ slug }) => slug === guide)?.front.category ?? '';
    const narrator = PIERO.includes(category) ? 'piero' : 'loredana';
    return { file, title, script, narrator, made: fingerprint([title, script, narrator]) };
  };
  const tracks = guides.flatMap(({ slug, front }) => {
    const scripts = trackScripts(
      slug,
      front.tracks.map(({ title }) => title),
    );
    return front.tracks.map(({ title, file }, index) =>
      wanted(`guides/${slug}/${file}`, title, scripts[index] ?? '', slug),
    );
  });
  const clips = CLIPS.flatMap((kind) =>
    entriesOf(kind).map(({ slug, front, body }) =>
      wanted(`${kind}s/${slug}/${front.file}`, front.name ?? front.title ?? '', body, front.guide),
    ),
  );
  return [...tracks, ...clips];
}

export function wantedThemes(): WantedTheme[] {
  return Array.from({ length: THEME_COUNT }, (_, index) => {
    const seed = index + 1;
    const score = composeTheme(seed);
    const file = `themes/theme-${String(seed).padStart(2, '0')}.mp3`;
    return { file, seed, score, made: fingerprint(score) };
  });
}

/** Returns the path of the text beside a theme, which has no times. */
export const textOf = (theme: string): string => theme.replace(/\.mp3$/, '.txt');

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
