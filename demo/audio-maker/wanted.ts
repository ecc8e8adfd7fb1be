import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sentences } from './sentences.ts';
import { type Voice, voiceOf } from './voices.ts';

export interface WantedRecording {
  /** Path in the catalogue. */
  file: string;
  title: string;
  script: string;
  voice: Voice;
  /** Fingerprint of all that is read aloud: when it changes the recording is out of date. */
  made: string;
}

/** Constant kbit/s of a recording: with more, the bundled media would exceed 70 MB. */
export const KILOBITS = 24;

/** Where the recordings are. */
export const FOLDER = 'demo/catalogue';

const MANIFEST = 'demo/audio-maker/manifest.json';

interface Front {
  narrator: string;
  tracks: { title: string; file: string }[];
}

function guides(): { slug: string; front: Front }[] {
  return readdirSync(`${FOLDER}/guides`)
    .sort()
    .map((slug) => {
      const text = readFileSync(`${FOLDER}/guides/${slug}/guide.md`, 'utf8');
      const [, yaml = ''] = text.split(/^---\n/m);
      return { slug, front: parse(yaml) };
    });
}

/**
 * Reads what is said in the tracks of a guide: `demo/scripts/<slug>.md` has a heading for each track, with the
 * track's title. Throws when headings and titles differ.
 */
function trackScripts(slug: string, titles: readonly string[]): string[] {
  const file = `demo/scripts/${slug}.md`;
  const [, ...sections] = `\n${readFileSync(file, 'utf8')}`.split(/\n# /);
  const headings = sections.map((section) => section.split('\n')[0]?.trim());
  if (headings.join('\n') !== titles.join('\n')) {
    throw new Error(`${file} has other headings than the guide has tracks: ${headings.join(', ')}`);
  }
  return sections.map((section) => section.slice(section.indexOf('\n')).trim());
}

/**
 * Returns every track of the bundled guides, which are read from `demo/scripts`. The recordings of persons, objects and
 * places are older: nothing here makes them.
 */
export function wantedRecordings(): WantedRecording[] {
  return guides().flatMap(({ slug, front: { narrator, tracks } }) => {
    const voice = voiceOf(narrator);
    const scripts = trackScripts(
      slug,
      tracks.map(({ title }) => title),
    );
    return tracks.map(({ title, file }, index): WantedRecording => {
      const script = scripts[index] ?? '';
      const said = sentences(script, voice.language).map(({ text, closes }) => [text, closes]);
      const made = createHash('sha256')
        .update(JSON.stringify([title, said, voice]))
        .digest('hex');
      return { file: `guides/${slug}/${file}`, title, script, voice, made: made.slice(0, 16) };
    });
  });
}

/** Returns the fingerprint of what each recording in the folder was made from. */
export function readMade(): Record<string, string> {
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}

/** Writes a line for each recording, sorted. */
export function writeMade(made: Readonly<Record<string, string>>): void {
  const lines = Object.entries(made).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}
