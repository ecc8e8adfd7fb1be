-- Words of transcripts, by which the search finds what is said: as they are and as Italian stems. Null: not written yet
-- (server/seed/writeTranscripts.ts writes them at the next import).
ALTER TABLE transcripts ADD COLUMN words tsvector;
CREATE INDEX transcripts_words ON transcripts USING gin (words);
CREATE INDEX tracks_recording ON tracks (recording_id);
