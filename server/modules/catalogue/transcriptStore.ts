import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { AudioKind } from '../access/audioPaths.ts';
import { recordingOf, type RecordingName } from './audioStore.ts';

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
    recording: RecordingName,
  ): Promise<TranscriptSource | null> => {
    const { rows } = await sql<TranscriptSource>`
      SELECT transcripts.vtt, clip.free
      FROM ${recordingOf(kind, recording)} JOIN transcripts ON transcripts.recording_id = clip.recording_id
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
