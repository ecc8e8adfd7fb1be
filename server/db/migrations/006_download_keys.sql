-- What a customer's browsers encrypt downloads with. Drawn once for an account, and gone with it: whatever
-- a browser still keeps of a deleted account can never be read again.
CREATE TABLE download_keys (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL
);
