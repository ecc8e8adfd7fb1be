-- What a customer's devices share: positions, bookmarks, queue (docs/decisions/010-listening-progress.md).
CREATE TABLE listening (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  key text NOT NULL,
  -- Null: it was deleted. The row stays, so that an older change of a device that was offline does not bring it back.
  value jsonb,
  changed_at timestamptz NOT NULL,
  device text NOT NULL,
  -- Goes up with each change of the customer's.
  version bigint NOT NULL,
  PRIMARY KEY (user_id, kind, key)
);
CREATE INDEX listening_versions_of ON listening (user_id, version);

-- The last version of each customer. Its row is locked while changes are written, so that versions become visible in order.
CREATE TABLE listening_versions (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  version bigint NOT NULL
);
