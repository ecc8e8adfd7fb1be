import type { SearchResponse, WireSpoken } from '../../../../contract/search.ts';
import { toGuide } from './decodeGuide.ts';
import { toArtObject, toPerson, toPlace } from './decodeExhibits.ts';
import { flag, list, nonNegativeNumber, optionalText, record, text } from '../wire.ts';

function toSpoken(value: unknown) {
  const wire = record<WireSpoken>(value, 'sentence');
  return {
    /** Of its track. */
    id: nonNegativeNumber(wire, 'id'),
    trackTitle: text(wire, 'titolo'),
    guideId: nonNegativeNumber(wire, 'audio_guide_id'),
    guideTitle: text(wire, 'guide'),
    sentence: text(wire, 'sentence'),
    /** Seconds from the start of the track at which it begins. */
    start: nonNegativeNumber(wire, 'start'),
    /** Of the recording; undefined: the catalogue's. */
    lang: optionalText(wire, 'language') || undefined,
    /** Its guide has other languages too. */
    isTranslated: flag(wire, 'translated'),
  };
}

/** A sentence of a track that contains what was searched for. */
export type Spoken = ReturnType<typeof toSpoken>;

/**
 * Decodes the results of a search. Guides are required; other providers may omit the other kinds.
 * @throws WireError
 */
export function toSearchResults(body: unknown) {
  const wire = record<SearchResponse>(body, 'answer');
  return {
    guides: list(wire.data, 'data', toGuide),
    persons: list(wire.persons ?? [], 'persons', toPerson),
    objects: list(wire.objects ?? [], 'objects', toArtObject),
    places: list(wire.locations ?? [], 'locations', toPlace),
    /** What is said in recordings that this user may play. */
    spoken: list(wire.spoken ?? [], 'spoken', toSpoken),
  };
}

/** Results of a search, best first. */
export type SearchResults = ReturnType<typeof toSearchResults>;
