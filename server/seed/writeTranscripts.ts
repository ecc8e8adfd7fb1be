/** Writes the words of recordings, from the files beside them in a catalogue. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parseWebVtt, toWebVtt, type Sentence } from '../../contract/webvtt.ts';
import type { ReadEntry } from '../catalogue/check/readCatalogue.ts';
import type { EntryFile } from '../catalogue/format/entry.ts';
import { originalFile, recordingFile, themeFile } from '../catalogue/store/names.ts';
import { themeOf } from '../catalogue/toRows.ts';
import { normalizeText } from '../modules/search/normalizeText.ts';
import { batchesOf, type Trx } from './bulk.ts';

/** Of several transcripts of a recording the first one of these kinds is shown. */
const ENDINGS = ['.vtt', '.srt', '.txt'];

interface Found {
  /** Slug of the recording. */
  slug: string;
  seconds: number;
  /** The transcript; undefined: it has none. */
  text: EntryFile | undefined;
}

/** Every recording and every named theme of the entries once, with its transcript. */
function transcriptsOf(entries: readonly ReadEntry[]): Found[] {
  const found = new Map<string, Found>();
  for (const { entry } of entries) {
    const byPath = new Map(entry.files.map((file) => [file.path, file]));
    const add = (slug: string, file: EntryFile) => {
      const stem = file.path.replace(/\.mp3$/, '');
      const text = ENDINGS.map((ending) => byPath.get(stem + ending)).find(Boolean);
      if (found.get(slug)?.text) return;
      found.set(slug, { slug, seconds: file.seconds ?? 0, text });
    };
    for (const file of entry.files.filter(({ role }) => role === 'recording')) {
      add(recordingFile(file), file);
    }
    // Otherwise it is a track, whose words the page has.
    if (entry.kind === 'guide' && entry.front.theme !== undefined) {
      const theme = themeOf(entry);
      add(themeFile(theme), theme);
    }
  }
  return [...found.values()];
}

/** A text without times is one paragraph after the other, each for the whole recording. */
const untimed = (text: string, seconds: number): Sentence[] =>
  text
    .replaceAll('\0', '\uFFFD')
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ start: 0, end: Math.max(seconds, 1), text: paragraph }));

async function vttOf(file: string, seconds: number): Promise<string> {
  const text = await readFile(file, 'utf8');
  return toWebVtt(file.endsWith('.txt') ? untimed(text, seconds) : parseWebVtt(text));
}

/**
 * Brings the transcripts of the entries' recordings to what the folder has. Others stay: owners still play their
 * recordings. Returns how many have changed.
 */
export async function writeTranscripts(
  trx: Trx,
  entries: readonly ReadEntry[],
  folder: string,
): Promise<number> {
  const wanted = transcriptsOf(entries);
  const { rows: stored } = await sql<{ slug: string; source: string }>`
    SELECT recordings.slug, CASE WHEN words IS NULL THEN '' ELSE transcripts.source END AS source
    FROM transcripts JOIN recordings ON recordings.id = transcripts.recording_id
  `.execute(trx);
  const known = new Map(stored.map(({ slug, source }) => [slug, source]));
  const gone = wanted.filter(({ slug, text }) => !text && known.has(slug));
  const changed = wanted.flatMap(({ slug, seconds, text }) => {
    if (!text || known.get(slug) === originalFile(text)) return [];
    return [{ slug, seconds, source: originalFile(text), path: text.path }];
  });
  for (const batch of batchesOf(changed, 200)) {
    const texts = await Promise.all(
      batch.map(({ path, seconds }) => vttOf(join(folder, path), seconds)),
    );
    const words = texts.map((vtt) =>
      normalizeText(
        parseWebVtt(vtt)
          .map(({ text }) => text)
          .join(' '),
      ),
    );
    await sql`
      INSERT INTO transcripts (recording_id, source, vtt, words)
      SELECT recordings.id, given.source, given.vtt,
        to_tsvector('simple', given.words) || to_tsvector('italian', given.words)
      FROM unnest(
        ${batch.map(({ slug }) => slug)}::text[],
        ${batch.map(({ source }) => source)}::text[],
        ${texts}::text[],
        ${words}::text[]
      ) AS given (slug, source, vtt, words)
      JOIN recordings ON recordings.slug = given.slug
      ON CONFLICT (recording_id) DO UPDATE
        SET source = excluded.source, vtt = excluded.vtt, words = excluded.words
    `.execute(trx);
  }
  await sql`
    DELETE FROM transcripts USING recordings
    WHERE recordings.id = recording_id AND recordings.slug = ANY (${gone.map(({ slug }) => slug)}::text[])
  `.execute(trx);
  return changed.length + gone.length;
}

/** Writes who finds the words of recordings: a free track on sale makes them everyone's. */
export async function writeFindable(trx: Trx): Promise<void> {
  await sql`
    UPDATE transcripts SET free = found.free
    FROM (
      SELECT transcripts.recording_id, bool_or(tracks.free) FILTER (WHERE guides.listed) AS free
      FROM transcripts
      LEFT JOIN tracks ON tracks.recording_id = transcripts.recording_id
      LEFT JOIN guides ON guides.id = tracks.guide_id
      GROUP BY transcripts.recording_id
    ) AS found
    WHERE found.recording_id = transcripts.recording_id AND found.free IS DISTINCT FROM transcripts.free
  `.execute(trx);
}
