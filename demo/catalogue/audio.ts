import { readFileSync } from 'node:fs';
import type { RecordingRow } from '../../server/catalogue/types.ts';
import type { CategoryContent } from './content/types.ts';

export interface AudioManifest {
  recordings: RecordingRow[];
  themes: RecordingRow[];
}

const readManifest = (): AudioManifest => {
  // Written by our own generator (demo/audio-maker), which is the one other place that knows its shape.
  const { recordings, themes }: AudioManifest = JSON.parse(
    readFileSync('demo/audio/manifest.json', 'utf8'),
  );
  const known = ({ slug, file, seconds, bytes }: RecordingRow): RecordingRow => ({
    ...{ slug, file, bytes },
    seconds: Math.round(seconds),
  });
  return { recordings: recordings.map(known), themes: themes.map(known) };
};

/** Characters of Italian that the voice reads in a second. */
const PACE = 14;

/**
 * The audio files that were made, and an estimate for texts that were written since: a new text can be seen
 * in the app before it is spoken. `catalogue.test.ts` fails while there is one.
 */
export const readAudio = (content: CategoryContent[]): AudioManifest => {
  const { recordings, themes } = readManifest();
  const made = new Set(recordings.map(({ slug }) => slug));
  const unspoken = content
    .flatMap((category) => category.recordings)
    .filter(({ slug }) => !made.has(slug))
    .map(({ slug, text }) => ({
      ...{ slug, file: `recordings/${slug}.mp3`, bytes: 0 },
      seconds: Math.round(text.length / PACE),
    }));
  return { recordings: [...recordings, ...unspoken], themes };
};
