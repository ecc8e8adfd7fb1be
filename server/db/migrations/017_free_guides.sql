-- When a customer first downloaded a free guide: the special price is theirs for seven days from then.
CREATE TABLE first_free_downloads (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  downloaded_at timestamptz NOT NULL
);

-- Every customer owns the free guides: they are read together with what a customer has bought.
CREATE INDEX guides_free ON guides (id) WHERE price = 0;
