import type { SearchResponse } from '../../../../contract/search.ts';
import { toGuide } from './decodeGuide.ts';
import { toArtObject, toPerson, toPlace } from './decodeExhibits.ts';
import type { ArtObject, Guide, Person, Place } from '../../model.ts';
import { list, record } from '../wire.ts';

/** Results of a search, best first. */
export interface SearchResults {
  guides: Guide[];
  persons: Person[];
  objects: ArtObject[];
  places: Place[];
}

/**
 * Decodes the results of a search. Guides are required; other providers may omit the other kinds.
 * @throws WireError
 */
export function toSearchResults(body: unknown): SearchResults {
  const wire = record<SearchResponse>(body, 'answer');
  return {
    guides: list(wire.data, 'data', toGuide),
    persons: list(wire.persons ?? [], 'persons', toPerson),
    objects: list(wire.objects ?? [], 'objects', toArtObject),
    places: list(wire.locations ?? [], 'locations', toPlace),
  };
}
