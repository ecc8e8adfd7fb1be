-- Who speaks a guide, and in which language: facts beside its length.
-- `language` is a BCP 47 tag, such as 'it'. Both are empty where they are not known.
ALTER TABLE guides ADD COLUMN language text NOT NULL DEFAULT '';
ALTER TABLE guides ADD COLUMN narrator text NOT NULL DEFAULT '';
