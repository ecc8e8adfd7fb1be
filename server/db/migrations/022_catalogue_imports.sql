-- What imports of catalogues did, for the operator. An import that changed nothing after one without a problem has no row.
CREATE TABLE catalogue_imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folder text NOT NULL,
  ended_at timestamptz NOT NULL,
  -- '2 added, 1 changed, 0 taken off sale'; null: nothing was imported.
  changes text,
  -- Why, one problem a line; empty after a success.
  problems text NOT NULL DEFAULT ''
);
