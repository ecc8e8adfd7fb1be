import { Type, type Static } from 'typebox';
import { WireLocationSummary, WireObjectSummary, WirePersonSummary } from './exhibits.ts';
import { WireGuide } from './guides.ts';

/** PostgreSQL's text cannot contain NUL (docs/faults.md). */
export const SearchRequest = Type.Object({
  search: Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' }),
});
export type SearchRequest = Static<typeof SearchRequest>;

/** A sentence of a recording that contains what was searched for. Not in the provider's API. */
export const WireSpoken = Type.Object({
  /** The track's id. */
  id: Type.Integer(),
  titolo: Type.String(),
  audio_guide_id: Type.Integer(),
  /** The guide's title. */
  guide: Type.String(),
  sentence: Type.String(),
  /** Seconds from the start of the track at which it begins. */
  start: Type.Number(),
  /** Of the recording, as a BCP 47 tag. */
  language: Type.Optional(Type.String()),
  /** Its guide has other languages too, so that a link must say this one. */
  translated: Type.Optional(Type.Boolean()),
});
export type WireSpoken = Static<typeof WireSpoken>;

/**
 * `data` has the guides, other fields the other kinds. All are sorted, best first. `spoken` has words of free
 * recordings, and of those that the customer of the request owns.
 */
export const SearchResponse = Type.Object({
  data: Type.Array(WireGuide),
  persons: Type.Array(WirePersonSummary),
  objects: Type.Array(WireObjectSummary),
  locations: Type.Array(WireLocationSummary),
  spoken: Type.Optional(Type.Array(WireSpoken)),
});
export type SearchResponse = Static<typeof SearchResponse>;
