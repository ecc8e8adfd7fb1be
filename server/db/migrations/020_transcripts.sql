-- The words of a recording, as WebVTT, whatever kind of file they were imported from.
CREATE TABLE transcripts (
  recording_id bigint PRIMARY KEY REFERENCES recordings (id) ON DELETE CASCADE,
  -- Name of the imported file in `originals/` of the media folder: another content has another name.
  source text NOT NULL,
  vtt text NOT NULL
);
