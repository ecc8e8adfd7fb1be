import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';

/** The file of a recording, below the folder of audio files, and who may play it. */
export interface AudioSource {
  file: string;
  free: boolean;
  guideId: number;
}

export const clipTables = { person: 'persons', object: 'objects', location: 'locations' } as const;

/** What is hidden plays only by a signed address; a guide that is off sale stays as free as it was. */
export const isFree = (table: 'tracks' | (typeof clipTables)[ClipKind]) =>
  table === 'tracks' ? sql`clip.free AND guides.kept` : sql`clip.free AND clip.listed`;

export type ClipKind = keyof typeof clipTables;

export const makeAudioStore = (db: Database) => {
  const fileIn = async (
    table: (typeof clipTables)[ClipKind],
    id: number,
  ): Promise<AudioSource | null> => {
    const { rows } = await sql<AudioSource>`
      SELECT recordings.file, ${isFree(table)} AS free, clip.guide_id AS "guideId"
      FROM ${sql.table(table)} AS clip
      JOIN recordings ON recordings.id = clip.recording_id
      JOIN guides ON guides.id = clip.guide_id
      WHERE clip.id = ${id}
    `.execute(db.sql);
    return rows[0] ?? null;
  };

  return {
    /** `language`: of another recording than the guide's first one; '' for that. */
    trackAudio: async (id: number, language: string): Promise<AudioSource | null> => {
      const { rows } = await sql<AudioSource>`
        SELECT recordings.file, ${isFree('tracks')} AS free, clip.guide_id AS "guideId"
        FROM stop_recordings AS clip
        JOIN recordings ON recordings.id = clip.recording_id
        JOIN guides ON guides.id = clip.guide_id
        WHERE clip.id = ${id} AND clip.language = ${language}
      `.execute(db.sql);
      return rows[0] ?? null;
    },

    clipAudio: (kind: ClipKind, id: number): Promise<AudioSource | null> =>
      fileIn(clipTables[kind], id),
  };
};
