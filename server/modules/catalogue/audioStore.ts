import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { AudioKind } from '../access/audioPaths.ts';

/** The file of a recording, below the folder of audio files, and who may play it. */
export interface AudioSource {
  file: string;
  free: boolean;
}

/** `language`: of another recording than the guide's first one; '' for that, and for other kinds than tracks. */
export interface RecordingName {
  id: number;
  language: string;
}

const clipTables = { person: 'persons', object: 'objects', location: 'locations' };

/**
 * Selects the recording of a track or an exhibit, with `recording_id` and `free`. What is hidden plays only by a signed
 * address; a guide that is off sale stays as free as it was.
 */
export const recordingOf = (kind: AudioKind, { id, language }: RecordingName) =>
  kind === 'track'
    ? sql`(SELECT recording_id, free AND kept AS free FROM stop_recordings AS clip JOIN guides ON guides.id = guide_id
        WHERE clip.id = ${id} AND clip.language = ${language}) AS clip`
    : sql`(SELECT recording_id, free AND listed AS free FROM ${sql.table(clipTables[kind])}
        WHERE id = ${id} AND ${language} = '') AS clip`;

export const makeAudioStore = (db: Database) => ({
  audio: async (kind: AudioKind, recording: RecordingName): Promise<AudioSource | null> => {
    const { rows } = await sql<AudioSource>`
      SELECT file, free FROM ${recordingOf(kind, recording)} JOIN recordings ON recordings.id = recording_id
    `.execute(db.sql);
    return rows[0] ?? null;
  },
});
