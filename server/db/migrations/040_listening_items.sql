-- What a customer's devices share beside their positions: bookmarks and their notes, the queue, speeds
-- (docs/decisions/010-listening-progress.md). The server reads no value; null: deleted.
CREATE TABLE listening_items (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  key text NOT NULL,
  value text,
  changed_at timestamptz NOT NULL,
  device text NOT NULL,
  -- In one sequence with those of `listening`.
  version bigint NOT NULL,
  PRIMARY KEY (user_id, kind, key)
);
CREATE INDEX listening_items_versions_of ON listening_items (user_id, version);
