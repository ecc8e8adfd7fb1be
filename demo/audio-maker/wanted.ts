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

function entriesOf(kind: string): { slug: string; front: Front; body: string }[] {
  return readdirSync(`${FOLDER}/${kind}s`)
    .sort()
    .map((slug) => {
      const text = readFileSync(`${FOLDER}/${kind}s/${slug}/${kind}.md`, 'utf8');
      const [, yaml = '', ...body] = text.split(/^---\n/m);
      return { slug, front: parse(yaml), body: body.join('').trim() };
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

/** Returns every recording of the bundled catalogue: tracks are read from `demo/scripts`, clips from their entries. */
export function wantedRecordings(): WantedRecording[] {
  const guides = entriesOf('guide');
  const wanted = (file: string, title: string, script: string, guide: string): WantedRecording => {
    const voice = voiceOf(guides.find(({ slug }) => slug === guide)?.front.narrator ?? '');
    const said = sentences(script, voice.language).map(({ text, closes }) => [text, closes]);
    const made = createHash('sha256')
      .update(JSON.stringify([title, said, voice]))
      .digest('hex');
    return { file, title, script, voice, made: made.slice(0, 16) };
  };
  const tracks = guides.flatMap(({ slug, front }) => {
    const titles = front.tracks.map(({ title }) => title);
    const scripts = trackScripts(slug, titles);
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

/** Returns the fingerprint of what each recording in the folder was made from. */
export function readMade(): Record<string, string> {
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}

/** Writes a line for each recording, sorted. */
export function writeMade(made: Readonly<Record<string, string>>): void {
  const lines = Object.entries(made).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}
