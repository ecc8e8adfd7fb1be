-- What the last import changed, as it was before (`npm run catalogue -- undo`). Entries without a row are as they were.
CREATE TABLE catalogue_undo (
  kind text NOT NULL,
  -- The name that it has now; the text has the former one.
  slug text NOT NULL,
  -- As in catalogue_entries. Null: it was not on sale.
  entry text,
  PRIMARY KEY (kind, slug)
);
