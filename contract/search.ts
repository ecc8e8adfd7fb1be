import { Type, type Static } from 'typebox';
import { WireLocationSummary, WireObjectSummary, WirePersonSummary } from './exhibits.ts';
import { WireGuide } from './guides.ts';

/** PostgreSQL's text cannot contain NUL (docs/faults.md). */
export const SearchRequest = Type.Object({
  search: Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' }),
});
export type SearchRequest = Static<typeof SearchRequest>;

/** `data` has the guides, other fields the other kinds. All are sorted, best first. */
export const SearchResponse = Type.Object({
  data: Type.Array(WireGuide),
  persons: Type.Array(WirePersonSummary),
  objects: Type.Array(WireObjectSummary),
  locations: Type.Array(WireLocationSummary),
});
export type SearchResponse = Static<typeof SearchResponse>;
