-- What customers keep, opened, show of themselves, and write to us.

CREATE TABLE wishes (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  guide_id bigint NOT NULL REFERENCES guides (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, guide_id)
);

-- When a customer last opened a guide's page.
CREATE TABLE guide_openings (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  guide_id bigint NOT NULL REFERENCES guides (id) ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, guide_id)
);

-- The encoded pictures themselves, 6 files of 1 to 30 KB: whichever server is asked on this database has
-- them, what a transaction replaces is gone with it, and a backup of the database is a backup of them.
CREATE TABLE profile_pictures (
  -- Random; users.image is made of it.
  name text NOT NULL,
  width integer NOT NULL,
  format text NOT NULL CHECK (format IN ('webp', 'avif')),
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  bytes bytea NOT NULL,
  PRIMARY KEY (name, width, format)
);
CREATE INDEX profile_pictures_user ON profile_pictures (user_id);

-- A new address that waits for the link in its mailbox to be followed; one for each account.
CREATE TABLE email_changes (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- As it was when the change was asked for: whoever sets a new password since has called it off.
  password_hash text,
  expires_at timestamptz NOT NULL
);

CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL
);
