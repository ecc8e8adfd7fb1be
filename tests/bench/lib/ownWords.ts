import { sql } from 'kysely';
import type { Database } from '../../../server/db/open.ts';
import { optimizeTables } from '../../../server/seed/optimizeTables.ts';
import { writeFindable } from '../../../server/seed/writeTranscripts.ts';

/** As many tracks as 20,000 guides have. */
const TRACKS = 100_000;

/**
 * Gives the first tracks a recording and words of their own, on PostgreSQL: composed guides share those of the bundled
 * ones, and an index of a few hundred texts would say nothing about one of a hundred thousand. Returns the number of texts.
 */
export async function giveOwnWords({ sql: db }: Database): Promise<number> {
  const texts = await db.transaction().execute(async (trx) => {
    // Takes longer than a request may.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`
      INSERT INTO recordings (id, slug, file, seconds, bytes)
      SELECT last.id + tracks.id, 'own-' || tracks.id, file, seconds, bytes
      FROM (SELECT id, recording_id FROM tracks ORDER BY id LIMIT ${TRACKS}) AS tracks
      JOIN recordings ON recordings.id = tracks.recording_id
      CROSS JOIN (SELECT max(id) AS id FROM recordings) AS last
    `.execute(trx);
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO transcripts (recording_id, source, vtt, words)
      SELECT own.id, source, vtt, words
      FROM tracks
      JOIN recordings AS own ON own.slug = 'own-' || tracks.id
      JOIN transcripts ON transcripts.recording_id = tracks.recording_id
    `.execute(trx);
    await sql`
      UPDATE tracks SET recording_id = own.id FROM recordings AS own
      WHERE own.slug = 'own-' || tracks.id
    `.execute(trx);
    await writeFindable(trx);
    return Number(numAffectedRows);
  });
  await optimizeTables(db, texts);
  return texts;
}
