import type { Generated, GeneratedAlways } from 'kysely';

/** `kind` and `slug` have the id for good (migration 019). */
interface CatalogueEntriesTable {
  kind: string;
  slug: string;
  id: number;
  entry: string | null;
  source: Generated<string>;
}

/** What imports did (migration 022). */
interface CatalogueImportsTable {
  id: GeneratedAlways<number>;
  folder: string;
  ended_at: Date;
  changes: string | null;
  problems: Generated<string>;
}

export interface ImportsSchema {
  catalogue_entries: CatalogueEntriesTable;
  catalogue_imports: CatalogueImportsTable;
}
