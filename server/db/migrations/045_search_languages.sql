-- The languages of the catalogue's texts as BCP 47 tags, the catalogue's own first: by their rules the words of a search are stemmed, as those of the
-- texts were. Empty: an older version has stemmed all texts as Italian ones, and the next import writes them again.
ALTER TABLE meta ADD COLUMN search_languages text[] NOT NULL DEFAULT '{}';
