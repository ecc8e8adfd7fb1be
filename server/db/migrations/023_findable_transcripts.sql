-- Who finds the words of a recording: true: everyone, because a free track on sale has it; false: owners, because a paid
-- one has it; null: not by the search. Written at each import (server/seed/writeTranscripts.ts).
ALTER TABLE transcripts ADD COLUMN free boolean;
UPDATE transcripts SET free = found.free
FROM (
  SELECT tracks.recording_id, bool_or(tracks.free) AS free
  FROM tracks JOIN guides ON guides.id = tracks.guide_id AND guides.listed
  GROUP BY tracks.recording_id
) AS found
WHERE found.recording_id = transcripts.recording_id;
DROP INDEX transcripts_words;
CREATE INDEX transcripts_free_words ON transcripts USING gin (words) WHERE free;
CREATE INDEX transcripts_words ON transcripts USING gin (words) WHERE free IS NOT NULL;
