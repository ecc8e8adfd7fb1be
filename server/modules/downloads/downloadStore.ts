import { sql } from 'kysely';
import type { WireDownload } from '../../../contract/downloads.ts';
import { guideWords } from '../../db/guideWords.ts';
import type { Database } from '../../db/open.ts';
import { audioPath, transcriptPath } from '../access/audioPaths.ts';
import { audioFor, type Access } from '../access/access.ts';

/** Characters that file systems refuse or interpret. */
// eslint-disable-next-line no-control-regex -- these are what must not get into a file name
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029<>:"/\\|?*]+/g;
/** Two names of this length and the rest are less than the limit of 255 bytes of file systems. */
const LONGEST = 80;

function saneName(text: string): string {
  const plain = text
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  // By code points, because half of a surrogate pair is not valid text.
  return [...plain].slice(0, LONGEST).join('').trim();
}

/** Returns 'Michelangelo - 03 La volta.mp3', which sorts in the order of the tracks. */
const fileNameOf = (guide: string, position: number, track: string): string =>
  `${saneName(guide)} - ${String(position).padStart(2, '0')} ${saneName(track)}.mp3`;

/** Returns the same address, whose response is an attachment (modules/media/mediaRoutes.ts). */
const asDownload = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}download=1`;

export const makeDownloadStore = (db: Database) => {
  const tracks = (language: string) =>
    db.sql
      .selectFrom('stop_recordings as tracks')
      .innerJoin('recordings', 'recordings.id', 'tracks.recording_id')
      .innerJoin('guides', 'guides.id', 'tracks.guide_id')
      .leftJoin('transcripts', 'transcripts.recording_id', 'recordings.id')
      .select(['tracks.id', 'tracks.title', 'tracks.free', 'tracks.guide_id'])
      .select(sql<boolean>`NOT guides.kept`.as('hidden'))
      .leftJoin(guideWords(db.sql, language), 'words.guide_id', 'guides.id')
      .where('tracks.language', '=', sql<string>`coalesce(words.language, '')`)
      .select(sql<string>`tracks.language`.as('language'))
      .select(sql<string>`coalesce(words.title, guides.title)`.as('guide_title'))
      .select(['recordings.seconds', 'recordings.bytes'])
      .select(sql<number | null>`octet_length(transcripts.vtt)`.as('transcript_bytes'))
      .select(
        // The number of the track from 1: stored positions begin anywhere and may have gaps.
        sql<number>`(SELECT count(*) FROM tracks AS earlier WHERE earlier.guide_id = tracks.guide_id
          AND earlier.position <= tracks.position)::integer`.as('number'),
      );

  const nameOf = (row: { guide_title: string; number: number; title: string }): string =>
    fileNameOf(row.guide_title, row.number, row.title);

  return {
    /** Returns null for an unknown guide. The caller checks whether it is owned. */
    downloadOf: async (guideId: number, access: Access): Promise<WireDownload | null> => {
      const rows = await tracks(access.language)
        .where('tracks.guide_id', '=', guideId)
        .orderBy('tracks.position')
        .execute();
      const [first] = rows;
      if (!first) return null;
      return {
        guide_id: guideId,
        title: first.guide_title,
        tracks: rows.map((row) => ({
          id: row.id,
          titolo: row.title,
          file_mp3: asDownload(audioFor(access, row, audioPath('track', row.id, row.language))),
          duration: row.seconds,
          size: row.bytes,
          file_name: nameOf(row),
          ...(row.transcript_bytes !== null && {
            transcript: {
              file: asDownload(
                audioFor(access, row, transcriptPath('track', row.id, row.language)),
              ),
              size: row.transcript_bytes,
            },
          }),
        })),
      };
    },

    /** Returns the file name for a saved track in a language; null for an unknown one. */
    fileName: async (trackId: number, language: string): Promise<string | null> => {
      const row = await tracks(language).where('tracks.id', '=', trackId).executeTakeFirst();
      return row ? nameOf(row) : null;
    },
  };
};

export type DownloadStore = ReturnType<typeof makeDownloadStore>;
