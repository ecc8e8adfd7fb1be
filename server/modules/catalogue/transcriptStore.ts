import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { AudioKind } from '../access/audioPaths.ts';
import { clipTables, isFree } from './audioStore.ts';

/** Selects whether a recording has a transcript, as `has_transcript`. `recording` is the column with its id. */
export const hasTranscript = (recording: string) =>
  sql<boolean>`EXISTS (SELECT FROM transcripts WHERE transcripts.recording_id = ${sql.ref(recording)})`.as(
    'has_transcript',
  );

/** The words of a recording as WebVTT, and whether every user may have them. */
export interface TranscriptSource {
  vtt: string;
  free: boolean;
}

export const makeTranscriptStore = (db: Database) => ({
  /** Returns null for an unknown id, and for a recording without a transcript. */
  transcript: async (
    kind: AudioKind,
    { id, language }: { id: number; language: string },
  ): Promise<TranscriptSource | null> => {
    const table = kind === 'track' ? 'tracks' : clipTables[kind];
    const { rows } = await sql<TranscriptSource>`
      SELECT transcripts.vtt, ${isFree(table)} AS free
      FROM ${kind === 'track' ? sql`stop_recordings` : sql.table(table)} AS clip
      JOIN guides ON guides.id = clip.guide_id
      JOIN transcripts ON transcripts.recording_id = clip.recording_id
      WHERE clip.id = ${id} AND ${kind === 'track' ? sql`clip.language = ${language}` : sql`${language} = ''`}
    `.execute(db.sql);
    return rows[0] ?? null;
  },

  /** Returns what is heard in a theme, by its slug without folder and ending; null if that is not written. */
  themeTranscript: async (name: string): Promise<TranscriptSource | null> => {
    const row = await db.sql
      .selectFrom('transcripts')
      .innerJoin('recordings', 'recordings.id', 'transcripts.recording_id')
      .select('transcripts.vtt')
      .where('recordings.slug', '=', `themes/${name}.mp3`)
      .executeTakeFirst();
    return row ? { ...row, free: true } : null;
  },
});
