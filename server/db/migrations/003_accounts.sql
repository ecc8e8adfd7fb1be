-- Accounts. What opens something (tokens, codes) is kept as a hash alone.

-- The row of an address that was never verified has no password: it waits in sign_ups.
CREATE TABLE sign_ups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The browser that signed up: sha-256 of its cookie.
  browser_hash text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  -- argon2id: four digits under a fast hash are as good as written out.
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_ups_user ON sign_ups (user_id);

CREATE TABLE password_resets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for an address without an account: asked for, and never to be fulfilled.
  user_id bigint REFERENCES users (id) ON DELETE CASCADE,
  -- Of `otp_token`, which names this request.
  token_hash text NOT NULL UNIQUE,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Of `password_token`, once the code was entered.
  password_token_hash text UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user ON password_resets (user_id);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  signed_in_at timestamptz NOT NULL,
  -- Idle expiry counts from here; written at most once an hour.
  seen_at timestamptz NOT NULL,
  -- Absolute expiry.
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Limits for each account or address: the moments at which something was done. In the database, so that
-- several servers count together.
CREATE TABLE allowances (
  key text PRIMARY KEY,
  taken timestamptz[] NOT NULL,
  -- When the row means nothing any more.
  expires_at timestamptz NOT NULL
);

-- Who signs in through an identity provider, by the provider's own name for that person.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  -- One person of each provider for an account: an address that was given to somebody else opens nothing.
  UNIQUE (user_id, issuer)
);

-- Sign-ins that are under way at an identity provider.
CREATE TABLE social_sign_ins (
  -- Of the cookie that binds it to the browser.
  browser_hash text PRIMARY KEY,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Mail waits here until the mail server has taken it.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Not before; a sender that works on it moves it ahead.
  due_at timestamptz NOT NULL,
  -- Sent, put into the outbox, or given up.
  done_at timestamptz,
  problem text
);
CREATE INDEX mails_due ON mails (due_at) WHERE done_at IS NULL;
CREATE INDEX mails_recipient ON mails (recipient, id);
