-- What a catalogue's folder says (server/catalogue/format). A row is never deleted: the id belongs to the slug for good,
-- on sale or not, so that addresses, purchases and progress keep their meaning when something returns.
CREATE TABLE catalogue_entries (
  -- 'guide', 'person' …, or 'track' with the slug 'guide/recording'.
  kind text NOT NULL,
  slug text NOT NULL,
  id bigint NOT NULL,
  -- Null: not on sale. Empty: on sale, but no folder says so (a catalogue of 0.1.0, and tracks).
  entry text,
  -- SHA-256 of the text that the entry was read from.
  source text NOT NULL DEFAULT '',
  PRIMARY KEY (kind, slug),
  UNIQUE (kind, id)
);

-- The category that contains every guide has this name in every folder.
UPDATE categories SET slug = 'all'
  WHERE id = 1 AND NOT EXISTS (SELECT FROM categories WHERE slug = 'all');

INSERT INTO catalogue_entries (kind, slug, id, entry)
  SELECT 'category', slug, id, '' FROM categories
  UNION ALL SELECT 'guide', slug, id, CASE WHEN listed THEN '' END FROM guides
  UNION ALL SELECT 'person', slug, id, '' FROM persons
  UNION ALL SELECT 'place', slug, id, '' FROM locations
  UNION ALL SELECT 'event', slug, id, '' FROM events
  UNION ALL SELECT 'object', slug, id, '' FROM objects
  UNION ALL SELECT 'plan', slug, id, CASE WHEN status <> 'inactive' THEN '' END FROM plans
  UNION ALL SELECT 'news', slug, id, '' FROM updates;

-- A track is known by its recording; one that a guide has several times is counted.
INSERT INTO catalogue_entries (kind, slug, id, entry)
  SELECT 'track', guide || '/' || recording || CASE WHEN place > 1 THEN ' ' || place ELSE '' END, id, ''
  FROM (
    SELECT tracks.id, guides.slug AS guide, recordings.slug AS recording,
      row_number() OVER (PARTITION BY guide_id, recording_id ORDER BY position) AS place
    FROM tracks
    JOIN guides ON guides.id = guide_id
    JOIN recordings ON recordings.id = recording_id
  ) AS known;
