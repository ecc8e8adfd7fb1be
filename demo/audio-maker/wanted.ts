import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Entries that are read from their own texts, by the narrator of their guide. */
const CLIPS = ['person', 'place', 'object'];

interface Front {
  title?: string;
  name?: string;
  narrator: string;
  guide: string;
  file: string;
  tracks: { title: string; file: string }[];
}

interface Entry {
  slug: string;
  front: Front;
  body: string;
}

/** Reads the texts of a kind. `ending`: '.en' for those of the guides that are in English too. */
function entriesOf(kind: string, ending = ''): Entry[] {
  return readdirSync(`${FOLDER}/${kind}s`)
    .sort()
    .map((slug) => ({ slug, file: `${FOLDER}/${kind}s/${slug}/${kind}${ending}.md` }))
    .filter(({ file }) => existsSync(file))
    .map(({ slug, file }) => {
      const [, yaml = '', ...body] = readFileSync(file, 'utf8').split(/^---\n/m);
      return { slug, front: parse(yaml), body: body.join('').trim() };
    });
}

/**
 * Reads what is said in the tracks of a guide: `demo/scripts/<name>.md` has a heading for each track, with the
 * track's title. Throws when headings and titles differ.
 */
function trackScripts(name: string, titles: readonly string[]): string[] {
  const file = `demo/scripts/${name}.md`;
  const [, ...sections] = `\n${readFileSync(file, 'utf8')}`.split(/\n# /);
  const headings = sections.map((section) => section.split('\n')[0]?.trim());
  if (headings.join('\n') !== titles.join('\n')) {
    throw new Error(`${file} has other headings than the guide has tracks: ${headings.join(', ')}`);
  }
  return sections.map((section) => section.slice(section.indexOf('\n')).trim());
}

/** Returns every recording of the bundled catalogue: tracks are read from `demo/scripts`, clips from their entries. */
export function wantedRecordings(): WantedRecording[] {
  const guides = entriesOf('guide');
  const wanted = (
    file: string,
    title: string,
    script: string,
    narrator: string,
  ): WantedRecording => {
    const voice = voiceOf(narrator);
    const said = sentences(script, voice.language).map(({ text, closes }) => [text, closes]);
    const made = createHash('sha256')
      .update(JSON.stringify([title, said, voice]))
      .digest('hex');
    return { file, title, script, voice, made: made.slice(0, 16) };
  };
  const tracksOf = (ending: string) =>
    entriesOf('guide', ending).flatMap(({ slug, front: { narrator, tracks } }) => {
      const titles = tracks.map(({ title }) => title);
      const scripts = trackScripts(slug + ending, titles);
      return tracks.map(({ title, file }, index) =>
        wanted(`guides/${slug}/${file}`, title, scripts[index] ?? '', narrator),
      );
    });
  const narratorOf = (guide: string): string =>
    guides.find(({ slug }) => slug === guide)?.front.narrator ?? '';
  const clips = CLIPS.flatMap((kind) =>
    entriesOf(kind).map(({ slug, front: { name, title = '', file, guide }, body }) =>
      wanted(`${kind}s/${slug}/${file}`, name ?? title, body, narratorOf(guide)),
    ),
  );
  return ['', '.en'].flatMap(tracksOf).concat(clips);
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
