import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';

/** The file of a recording, below the folder of audio files, and who may play it. */
export interface AudioSource {
  file: string;
  free: boolean;
  guideId: number;
}

export const clipTables = { person: 'persons', object: 'objects', location: 'locations' } as const;

export type ClipKind = keyof typeof clipTables;

export const makeAudioStore = (db: Database) => {
  const fileIn = async (
    table: 'tracks' | (typeof clipTables)[ClipKind],
    id: number,
  ): Promise<AudioSource | null> => {
    const { rows } = await sql<AudioSource>`
      SELECT recordings.file, clip.free, clip.guide_id AS "guideId"
      FROM ${sql.table(table)} AS clip JOIN recordings ON recordings.id = clip.recording_id
      WHERE clip.id = ${id}
    `.execute(db.sql);
    return rows[0] ?? null;
  };

  return {
    trackAudio: (id: number): Promise<AudioSource | null> => fileIn('tracks', id),

    clipAudio: (kind: ClipKind, id: number): Promise<AudioSource | null> =>
      fileIn(clipTables[kind], id),

    /** Returns a guide's theme, its preview, which is free for all users. */
    themeAudio: async (guideId: number): Promise<AudioSource | null> => {
      const row = await db.sql
        .selectFrom('guides')
        .innerJoin('recordings', 'recordings.id', 'guides.theme_id')
        .select('recordings.file')
        .where('guides.id', '=', guideId)
        .executeTakeFirst();
      return row ? { file: row.file, free: true, guideId } : null;
    },
  };
};
