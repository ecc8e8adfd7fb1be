-- A one-time link in place of a code, for accounts and networks with too many wrong codes.
ALTER TABLE sign_ups ALTER COLUMN code_hash DROP NOT NULL;
ALTER TABLE sign_ups ADD COLUMN link_hash text UNIQUE;
ALTER TABLE sign_ups ADD CONSTRAINT sign_ups_code_or_link CHECK ((code_hash IS NULL) <> (link_hash IS NULL));

ALTER TABLE password_resets ALTER COLUMN code_hash DROP NOT NULL;
ALTER TABLE password_resets ADD COLUMN link_hash text UNIQUE;
ALTER TABLE password_resets ADD CONSTRAINT password_resets_code_or_link CHECK ((code_hash IS NULL) <> (link_hash IS NULL));
-- For whom wrong codes are counted: a hash, since the address may have no account. Null in requests of older versions.
ALTER TABLE password_resets ADD COLUMN address_hash text;
