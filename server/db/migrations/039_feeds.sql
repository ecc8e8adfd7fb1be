-- Private podcast feeds (docs/decisions/020-paid-media.md): a customer has at most one, by a token in its addresses.
CREATE TABLE feeds (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

-- The networks that have read a feed, so that its customer sees when others have the address. Hashed with the feed's
-- token, which is not stored: without it the hash says nothing about a network.
CREATE TABLE feed_readers (
  user_id bigint NOT NULL REFERENCES feeds (user_id) ON DELETE CASCADE,
  network_hash text NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, network_hash)
);
