-- Session cookies over TLS have the prefix __Host- from now on. A cookie without it opens only a session that began
-- before this: servers of the version before may hand them out until they are replaced, for a day.
ALTER TABLE meta ADD COLUMN host_cookies_since timestamptz NOT NULL DEFAULT now() + interval '1 day';
