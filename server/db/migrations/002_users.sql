CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- Normalised (trimmed, lower case) before it comes here.
  email text NOT NULL UNIQUE,
  -- argon2id in PHC form; null for who signs in through an identity provider alone.
  password_hash text,
  email_verified_at timestamptz,
  image text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
