-- A search for what is said wants one track of each recording, a free one first. Of an introduction that a thousand
-- guides share it finds that one without sorting all of them.
CREATE INDEX tracks_of_recording ON tracks (recording_id, free DESC, id);
DROP INDEX tracks_recording;
