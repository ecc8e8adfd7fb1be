import type { SearchResponse } from '../../../../contract/search.ts';
import { toGuide } from './decodeGuide.ts';
import { toArtObject, toPerson, toPlace } from './decodeExhibits.ts';
import type { ArtObject, Guide, Person, Place } from '../../model.ts';
import { list, record } from '../wire.ts';

/** What a search has found, each kind best first. */
export interface SearchResults {
  guides: Guide[];
  persons: Person[];
  objects: ArtObject[];
  places: Place[];
}

/**
 * Decodes what a search has found. The guides are required; the other kinds are optional, and a provider
 * without them leaves them out. Throws WireError.
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
