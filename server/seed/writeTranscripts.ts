/** Writes the words of recordings, from the files beside them in a catalogue. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { toWebVtt, type Sentence } from '../../contract/webvtt.ts';
import type { ReadEntry } from '../catalogue/check/readCatalogue.ts';
import { translationOf, type Entry, type EntryFile } from '../catalogue/format/entry.ts';
import { readTranscript } from '../catalogue/format/transcript.ts';
import { utf8Text } from '../catalogue/format/utf8.ts';
import { originalFile, recordingSlugs, themeFile, wordsOf } from '../catalogue/store/names.ts';
import { themeOf } from '../catalogue/toRows.ts';
import { normalizeText } from '../modules/search/normalizeText.ts';
import { stemmerOf } from '../modules/search/stemmers.ts';
import { batchesOf, type Trx } from './bulk.ts';
import { diskPath } from '../catalogue/check/diskPath.ts';

interface Found {
  /** Slug of the recording. */
  slug: string;
  seconds: number;
  /** The transcript; undefined: it has none. */
  text: EntryFile | undefined;
  /** The language of its words. */
  language: string;
  isOutdated: boolean;
}

interface TranscriptSource {
  folder: string;
  /** The catalogue's. */
  language: string;
  /** Whether the words of an entry are written again although they have not changed. */
  rewrites: (entry: Entry) => boolean;
}

/** Returns the language that an entry says; undefined for all that are in the catalogue's. */
function languageOf(entry: Entry): string | undefined {
  if (entry.kind === 'translation') return translationOf(entry).language;
  return entry.kind === 'guide' ? entry.front.language : undefined;
}

/** Every recording and every named theme of the entries once, with its transcript. */
function transcriptsOf(
  entries: readonly ReadEntry[],
  { language: ofCatalogue, rewrites }: Omit<TranscriptSource, 'folder'>,
): Found[] {
  const found = new Map<string, Found>();
  const slugOf = recordingSlugs(entries.map(({ entry }) => entry));
  for (const { entry } of entries) {
    const language = languageOf(entry) ?? ofCatalogue;
    const isOutdated = rewrites(entry);
    const add = (slug: string, file: EntryFile) => {
      if (found.get(slug)?.text) return;
      const text = wordsOf(entry, file);
      found.set(slug, { slug, seconds: file.seconds ?? 0, text, language, isOutdated });
    };
    for (const file of entry.files.filter(({ role }) => role === 'recording')) {
      add(slugOf(entry, file), file);
    }
    // Otherwise it is a track, whose words the page has.
    if (entry.kind === 'guide' && entry.front.theme !== undefined) {
      const theme = themeOf(entry);
      add(themeFile(theme), theme);
    }
  }
  return [...found.values()];
}

async function sentencesOf(file: string, seconds: number): Promise<Sentence[]> {
  const text = utf8Text(await readFile(file));
  if (typeof text !== 'string') throw new Error(`${file} was changed during the import`);
  return readTranscript(file, text, seconds).sentences;
}

/**
 * Brings the transcripts of the entries' recordings to what the folder has. Others stay: owners still play their
 * recordings. Returns how many have changed.
 */
export async function writeTranscripts(
  trx: Trx,
  entries: readonly ReadEntry[],
  { folder, ...source }: TranscriptSource,
): Promise<number> {
  const wanted = transcriptsOf(entries, source);
  const { rows: stored } = await sql<{ slug: string; source: string }>`
    SELECT recordings.slug, CASE WHEN words IS NULL THEN '' ELSE transcripts.source END AS source
    FROM transcripts JOIN recordings ON recordings.id = transcripts.recording_id
  `.execute(trx);
  const known = new Map(stored.map(({ slug, source }) => [slug, source]));
  const gone = wanted.filter(({ slug, text }) => !text && known.has(slug));
  const changed = wanted.flatMap(({ slug, seconds, text, language, isOutdated }) => {
    if (!text || (!isOutdated && known.get(slug) === originalFile(text))) return [];
    const file = { source: originalFile(text), path: text.path };
    return [{ slug, seconds, stemmer: stemmerOf(language), ...file }];
  });
  for (const batch of batchesOf(changed, 200)) {
    const texts = await Promise.all(
      batch.map(({ path, seconds }) => sentencesOf(diskPath(folder, path), seconds)),
    );
    const words = texts.map((sentences) =>
      normalizeText(sentences.map(({ text }) => text).join(' ')),
    );
    await sql`
      INSERT INTO transcripts (recording_id, source, vtt, words)
      SELECT recordings.id, given.source, given.vtt,
        to_tsvector('simple', given.words) || to_tsvector(given.stemmer, given.words)
      FROM unnest(
        ${batch.map(({ slug }) => slug)}::text[],
        ${batch.map(({ source }) => source)}::text[],
        ${texts.map(toWebVtt)}::text[],
        ${words}::text[],
        ${batch.map(({ stemmer }) => stemmer)}::regconfig[]
      ) AS given (slug, source, vtt, words, stemmer)
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
      LEFT JOIN stop_recordings AS tracks ON tracks.recording_id = transcripts.recording_id
      LEFT JOIN guides ON guides.id = tracks.guide_id
      GROUP BY transcripts.recording_id
    ) AS found
    WHERE found.recording_id = transcripts.recording_id AND found.free IS DISTINCT FROM transcripts.free
  `.execute(trx);
}
