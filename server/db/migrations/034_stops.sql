-- Fields that publishers ask for: a stop's number on the wall and its picture, and where a place is.
-- Numbers are unique among the entries of a catalogue (server/catalogue/check). Not here: tracks of guides that were
-- taken off sale keep theirs, which another stop may have by now.
ALTER TABLE tracks ADD COLUMN number bigint;
-- As guides.cover; empty: the guide's cover is shown.
ALTER TABLE tracks ADD COLUMN picture text NOT NULL DEFAULT '';
CREATE INDEX tracks_number ON tracks (number) WHERE number IS NOT NULL;

ALTER TABLE locations ADD COLUMN address text NOT NULL DEFAULT '';
ALTER TABLE locations ADD COLUMN latitude double precision;
ALTER TABLE locations ADD COLUMN longitude double precision;
