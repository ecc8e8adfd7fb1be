/** WebVTT of a recording, and the name of the file that it was imported from. */
interface TranscriptsTable {
  recording_id: number;
  source: string;
  vtt: string;
  /** tsvector: written and read only by SQL. */
  words: unknown;
  /** Who finds the words: everyone (true), owners (false), not by the search (null). */
  free: boolean | null;
}

interface SearchTable {
  id: number;
  title: string;
  /** tsvector: written and read only by SQL. */
  title_words: unknown;
  words: unknown;
}

/** Words of recordings, and what the search reads. */
export interface TextsSchema {
  transcripts: TranscriptsTable;
  guide_search: SearchTable;
  person_search: SearchTable;
  object_search: SearchTable;
  location_search: SearchTable;
  search_words: { word: string };
}
