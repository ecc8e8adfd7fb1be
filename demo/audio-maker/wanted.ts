import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { composeTheme, THEME_COUNT } from './compose.ts';
import type { Score } from './score.ts';
import { scripts } from './scripts.ts';

/** Festival's two Italian speakers, Loredana Panato and Piero Cosi. */
export type Narrator = 'loredana' | 'piero';

interface WantedRecording {
  slug: string;
  title: string;
  script: string;
  narrator: Narrator;
  /** Fingerprint of all that is read aloud: when it changes the recording is out of date. */
  made: string;
}

export interface WantedTheme {
  slug: string;
  seed: number;
  score: Score;
  /** Fingerprint of the notes. */
  made: string;
}

/** Categories with the male voice; one person narrates a category. */
const PIERO = ['chiese', 'archeologia', 'scienza', 'citta-d-acqua'];

/** The transcripts of the bundled catalogue are what is read. */
export function wantedRecordings(): WantedRecording[] {
  return scripts.flatMap(({ category, titles }) => {
    const narrator = PIERO.includes(category) ? 'piero' : 'loredana';
    return Object.entries(titles).map(([slug, title]) => {
      const script = readFileSync(`demo/catalogue/recordings/${slug}.txt`, 'utf8').trim();
      return { slug, title, script, narrator, made: fingerprint([title, script, narrator]) };
    });
  });
}

export function wantedThemes(): WantedTheme[] {
  return Array.from({ length: THEME_COUNT }, (_, index) => {
    const seed = index + 1;
    const score = composeTheme(seed);
    const slug = `theme-${String(seed).padStart(2, '0')}`;
    return { slug, seed, score, made: fingerprint(score) };
  });
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
