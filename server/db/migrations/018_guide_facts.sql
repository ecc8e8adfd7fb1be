-- What a guide's page says of it in words, by its name on the wire (WireGuideFacts of contract/guides.ts): another fact
-- needs no migration. Servers of 0.1.0 read neither column of 016.
ALTER TABLE guides ADD COLUMN facts jsonb NOT NULL DEFAULT '{}';
UPDATE guides
  SET facts = jsonb_strip_nulls(
    jsonb_build_object('language', NULLIF(language, ''), 'narrator', NULLIF(narrator, ''))
  );
ALTER TABLE guides DROP COLUMN language;
ALTER TABLE guides DROP COLUMN narrator;
