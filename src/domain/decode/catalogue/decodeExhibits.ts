import type {
  WireClip,
  WireEvent,
  WireLocation,
  WireLocationSummary,
  WireObject,
  WireObjectSummary,
  WirePerson,
  WirePersonSummary,
} from '../../../../contract/exhibits.ts';
import type {
  ArtObject,
  ArtObjectDetail,
  CulturalEvent,
  Narrated,
  Person,
  PersonDetail,
  Place,
  PlaceDetail,
} from '../../model.ts';
import { textLimits, truncate } from '../../text/text.ts';
import { toGuideRef } from './decodeGuide.ts';
import { toLinkPicture, toPicture } from './picture.ts';
import { toTranscript } from './decodeTranscript.ts';
import {
  nonNegativeNumber,
  flag,
  list,
  optionalText,
  record,
  text,
  type Unchecked,
} from '../wire.ts';

/** Decoders of persons, objects, places and events. Each throws WireError. */

const toSummary = (wire: Unchecked<Pick<WireClip, 'italiano'>>): string =>
  truncate(optionalText(wire, 'italiano'), textLimits.summary);

/** What lists lack. */
const toDescribed = (wire: Unchecked<WirePerson | WireObject | WireLocation>) => ({
  text: optionalText(wire, 'italiano'),
  ...toTranscript(wire),
  ...toLinkPicture(wire),
});

const toNarrated = (wire: Unchecked<WireClip>): Narrated => ({
  id: nonNegativeNumber(wire, 'id'),
  summary: toSummary(wire),
  image: toPicture(text(wire, 'image')),
  audio: optionalText(wire, 'file_mp3'),
  isFree: flag(wire, 'free'),
  guideId: nonNegativeNumber(wire, 'audio_guide_id'),
});

export function toPerson(value: unknown): Person {
  const wire = record<WirePersonSummary>(value, 'person');
  return {
    ...toNarrated(wire),
    name: text(wire, 'nome_e_cognome'),
    born: optionalText(wire, 'anno_di_nascita'),
    died: optionalText(wire, 'anno_di_morte'),
  };
}

export function toArtObject(value: unknown): ArtObject {
  const wire = record<WireObjectSummary>(value, 'object');
  return {
    ...toNarrated(wire),
    title: text(wire, 'titolo'),
    year: optionalText(wire, 'anno_di_realizzazione'),
    technique: optionalText(wire, 'tecnica'),
    dimensions: optionalText(wire, 'dimensione'),
    category: optionalText(wire, 'categoria'),
  };
}

/** Coordinates that no map has count as unknown. */
function toCoordinates({
  latitude,
  longitude,
}: Unchecked<WireLocationSummary>): Pick<Place, 'coordinates'> {
  const isDegree = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
  return isDegree(latitude, 90) && isDegree(longitude, 180)
    ? { coordinates: { latitude, longitude } }
    : {};
}

export function toPlace(value: unknown): Place {
  const wire = record<WireLocationSummary>(value, 'place');
  return {
    ...toNarrated(wire),
    name: text(wire, 'luoghi'),
    city: optionalText(wire, 'città'),
    continent: optionalText(wire, 'continente'),
    address: optionalText(wire, 'address'),
    ...toCoordinates(wire),
  };
}

export function toEvent(value: unknown): CulturalEvent {
  const wire = record<WireEvent>(value, 'event');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'eventi'),
    summary: toSummary(wire),
    guideId: nonNegativeNumber(wire, 'audio_guide_id'),
  };
}

/** Returns null for a missing link: the maker or the place is unknown. */
const orNone = <T>(value: unknown, decode: (value: unknown) => T): T | null =>
  value === undefined || value === null ? null : decode(value);

const toGuideAndObjects = (wire: Unchecked<Pick<WirePerson, 'audio_guide' | 'object'>>) => ({
  guide: orNone(wire.audio_guide, toGuideRef),
  objects: list(wire.object, 'objects', toArtObject),
});

export function toPersonDetail(value: unknown): PersonDetail {
  const wire = record<WirePerson>(value, 'person');
  return {
    ...toPerson(wire),
    ...toDescribed(wire),
    ...toGuideAndObjects(wire),
  };
}

export function toPlaceDetail(value: unknown): PlaceDetail {
  const wire = record<WireLocation>(value, 'place');
  return {
    ...toPlace(wire),
    ...toDescribed(wire),
    ...toGuideAndObjects(wire),
  };
}

export function toArtObjectDetail(value: unknown): ArtObjectDetail {
  const wire = record<WireObject>(value, 'object');
  return {
    ...toArtObject(wire),
    ...toDescribed(wire),
    guide: orNone(wire.audio_guide, toGuideRef),
    person: orNone(wire.person, toPerson),
    place: orNone(wire.person_location, toPlace),
    event: orNone(wire.person_event, toEvent),
  };
}

/** Returns the media paths of the recording of a person, an object or a place, empty if it is locked, and of its words. */
export function toRecording(value: unknown): Pick<PersonDetail, 'audio' | 'transcript'> {
  const wire = record<WireClip & { transcript?: string }>(value, 'recording');
  return { audio: optionalText(wire, 'file_mp3'), ...toTranscript(wire) };
}
