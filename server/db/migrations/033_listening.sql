-- Where a customer's devices are in their tracks (docs/decisions/010-listening-progress.md). No foreign key to tracks: a
-- track that comes back finds its listeners' positions.
CREATE TABLE listening (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  track_id bigint NOT NULL,
  -- Seconds.
  position double precision NOT NULL,
  finished boolean NOT NULL,
  listened_at timestamptz NOT NULL,
  device text NOT NULL,
  -- Goes up with each change of the customer's.
  version bigint NOT NULL,
  PRIMARY KEY (user_id, track_id)
);
CREATE INDEX listening_versions_of ON listening (user_id, version);

-- The last version of each customer. Its row is locked while changes are written, so that versions become visible in order.
CREATE TABLE listening_versions (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  version bigint NOT NULL
);
