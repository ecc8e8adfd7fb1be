-- The catalogue: what the provider sells and shows. Rows are bundled content, so their ids are given by
-- the seed (first order, then never changed) and every row has a natural key by which it is renewed.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE meta (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Goes up with every change of the catalogue: answers made from it are cached by this number.
  catalogue_version integer NOT NULL DEFAULT 0,
  content_hash text NOT NULL DEFAULT '',
  -- What `seed --guides` asked for; 0 stands for the bundled guides, however many a version has.
  guide_count integer NOT NULL DEFAULT 0
);
INSERT INTO meta (only_row) VALUES (true);

CREATE TABLE categories (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL
);

CREATE TABLE recordings (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  -- Below the folder of audio files.
  file text NOT NULL,
  seconds integer NOT NULL CHECK (seconds >= 0),
  bytes integer NOT NULL CHECK (bytes >= 0)
);

CREATE TABLE guides (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  category_id bigint NOT NULL REFERENCES categories (id),
  title text NOT NULL,
  short_description text NOT NULL,
  cover text NOT NULL,
  theme_id bigint NOT NULL REFERENCES recordings (id),
  type text NOT NULL,
  price numeric(10, 2) NOT NULL CHECK (price >= 0),
  remark text NOT NULL,
  -- A guide that left the catalogue stays for those who bought it.
  listed boolean NOT NULL DEFAULT true
);
CREATE INDEX guides_category ON guides (category_id);

-- Apart from guides, so that lists read narrow rows.
CREATE TABLE guide_texts (
  guide_id bigint PRIMARY KEY REFERENCES guides (id) ON DELETE CASCADE,
  description text NOT NULL
);

CREATE TABLE guide_faqs (
  id bigint PRIMARY KEY,
  guide_id bigint NOT NULL REFERENCES guides (id) ON DELETE CASCADE,
  position integer NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  UNIQUE (guide_id, position)
);

CREATE TABLE tracks (
  id bigint PRIMARY KEY,
  guide_id bigint NOT NULL REFERENCES guides (id) ON DELETE CASCADE,
  position integer NOT NULL,
  title text NOT NULL,
  recording_id bigint NOT NULL REFERENCES recordings (id),
  free boolean NOT NULL,
  UNIQUE (guide_id, position)
);

CREATE TABLE persons (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  guide_id bigint NOT NULL REFERENCES guides (id),
  name text NOT NULL,
  born text NOT NULL,
  died text NOT NULL,
  text text NOT NULL,
  image text NOT NULL,
  recording_id bigint NOT NULL REFERENCES recordings (id),
  free boolean NOT NULL
);

CREATE TABLE locations (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  guide_id bigint NOT NULL REFERENCES guides (id),
  name text NOT NULL,
  city text NOT NULL,
  continent text NOT NULL,
  text text NOT NULL,
  image text NOT NULL,
  recording_id bigint NOT NULL REFERENCES recordings (id),
  free boolean NOT NULL
);

CREATE TABLE events (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  guide_id bigint NOT NULL REFERENCES guides (id),
  title text NOT NULL,
  text text NOT NULL
);

CREATE TABLE objects (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  guide_id bigint NOT NULL REFERENCES guides (id),
  person_id bigint REFERENCES persons (id) ON DELETE SET NULL,
  location_id bigint NOT NULL REFERENCES locations (id),
  event_id bigint REFERENCES events (id) ON DELETE SET NULL,
  title text NOT NULL,
  text text NOT NULL,
  year text NOT NULL,
  technique text NOT NULL,
  dimensions text NOT NULL,
  category text NOT NULL,
  image text NOT NULL,
  recording_id bigint NOT NULL REFERENCES recordings (id),
  free boolean NOT NULL
);
CREATE INDEX objects_person ON objects (person_id);
CREATE INDEX objects_location ON objects (location_id);

CREATE TABLE plans (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  description text NOT NULL,
  price numeric(10, 2) NOT NULL CHECK (price >= 0),
  duration integer NOT NULL,
  status text NOT NULL
);

CREATE TABLE updates (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  type text NOT NULL,
  -- A guide for type 'product', a plan otherwise: hence no foreign key.
  reference_id bigint NOT NULL,
  image text NOT NULL,
  title text NOT NULL,
  sub_title text NOT NULL,
  created_at timestamptz NOT NULL
);

-- What can be found. `title` is folded text; `title_words` holds its words as they are and stemmed;
-- `words` has these again and everything below the title, by weight. Written by the seed.
CREATE TABLE guide_search (
  id bigint PRIMARY KEY REFERENCES guides (id) ON DELETE CASCADE,
  title text NOT NULL,
  title_words tsvector NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX guide_search_title ON guide_search (title text_pattern_ops);
CREATE INDEX guide_search_title_words ON guide_search USING gin (title_words);
CREATE INDEX guide_search_words ON guide_search USING gin (words);

CREATE TABLE person_search (
  id bigint PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
  title text NOT NULL,
  title_words tsvector NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX person_search_title ON person_search (title text_pattern_ops);
CREATE INDEX person_search_title_words ON person_search USING gin (title_words);
CREATE INDEX person_search_words ON person_search USING gin (words);

CREATE TABLE object_search (
  id bigint PRIMARY KEY REFERENCES objects (id) ON DELETE CASCADE,
  title text NOT NULL,
  title_words tsvector NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX object_search_title ON object_search (title text_pattern_ops);
CREATE INDEX object_search_title_words ON object_search USING gin (title_words);
CREATE INDEX object_search_words ON object_search USING gin (words);

CREATE TABLE location_search (
  id bigint PRIMARY KEY REFERENCES locations (id) ON DELETE CASCADE,
  title text NOT NULL,
  title_words tsvector NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX location_search_title ON location_search (title text_pattern_ops);
CREATE INDEX location_search_title_words ON location_search USING gin (title_words);
CREATE INDEX location_search_words ON location_search USING gin (words);

-- The words of all titles: a mistyped word is replaced by the nearest of these before searching again.
CREATE TABLE search_words (
  word text PRIMARY KEY
);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);
