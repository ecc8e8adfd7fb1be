-- A guide in further languages: its row and its tracks have the first one, these what differs in another one.
CREATE TABLE guide_translations (
  guide_id bigint NOT NULL REFERENCES guides (id) ON DELETE CASCADE,
  -- As a BCP 47 tag such as 'en'.
  language text NOT NULL,
  title text NOT NULL,
  short_description text NOT NULL,
  -- As those of guides: the language, who speaks.
  facts jsonb NOT NULL,
  -- HTML.
  description text NOT NULL,
  -- A list of {id, question, answer}; the ids are their numbers from 1.
  faqs jsonb NOT NULL,
  PRIMARY KEY (guide_id, language)
);
CREATE TABLE track_translations (
  track_id bigint NOT NULL REFERENCES tracks (id) ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  recording_id bigint NOT NULL REFERENCES recordings (id),
  PRIMARY KEY (track_id, language)
);
CREATE INDEX track_translations_recording ON track_translations (recording_id);
-- Each recording of each stop. The language is empty for the first one of its guide.
CREATE VIEW stop_recordings AS
  SELECT id, guide_id, position, free, number, picture, '' AS language, title, recording_id FROM tracks
  UNION ALL
  SELECT tracks.id, guide_id, position, free, number, picture, language, track_translations.title, track_translations.recording_id
  FROM track_translations JOIN tracks ON tracks.id = track_translations.track_id;
-- Of the recording that the position is in; empty: the first one of its guide.
ALTER TABLE listening ADD COLUMN language text NOT NULL DEFAULT '';
