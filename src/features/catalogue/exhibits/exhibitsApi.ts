import {
  toArtObject,
  toArtObjectDetail,
  toEvent,
  toPerson,
  toPersonDetail,
  toPlace,
  toPlaceDetail,
} from '../../../domain/decode/catalogue/decodeExhibits.ts';
import type {
  ArtObject,
  ArtObjectDetail,
  CulturalEvent,
  Person,
  PersonDetail,
  Place,
  PlaceDetail,
} from '../../../domain/model.ts';
import { enveloped, envelopedList } from '../../../domain/decode/wire.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';
import { keptFor } from '../keptFor.ts';

/**
 * Details and lists contain which recordings may be played: they are read again when a guide is bought or a plan ends,
 * a detail together with its guide.
 */
const ofItsGuide = (detail: { guideId: number } | undefined) =>
  detail ? [{ type: 'Guide' as const, id: detail.guideId }] : [];

/** Persons, objects, places and events. */
export const exhibitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    persons: build.query<Person[], void>({
      query: () => 'client/person',
      responseSchema: decodes(envelopedList(toPerson)),
      keepUnusedDataFor: keptFor,
      providesTags: ['Guide'],
    }),
    person: build.query<PersonDetail, number>({
      query: (id) => `client/person/${id}`,
      responseSchema: decodes(enveloped(toPersonDetail)),
      providesTags: ofItsGuide,
    }),
    objects: build.query<ArtObject[], void>({
      query: () => 'client/object',
      responseSchema: decodes(envelopedList(toArtObject)),
      keepUnusedDataFor: keptFor,
      providesTags: ['Guide'],
    }),
    object: build.query<ArtObjectDetail, number>({
      query: (id) => `client/object/${id}`,
      responseSchema: decodes(enveloped(toArtObjectDetail)),
      providesTags: ofItsGuide,
    }),
    places: build.query<Place[], void>({
      query: () => 'client/location',
      responseSchema: decodes(envelopedList(toPlace)),
      keepUnusedDataFor: keptFor,
      providesTags: ['Guide'],
    }),
    place: build.query<PlaceDetail, number>({
      query: (id) => `client/location/${id}`,
      responseSchema: decodes(enveloped(toPlaceDetail)),
      providesTags: ofItsGuide,
    }),
    events: build.query<CulturalEvent[], void>({
      query: () => 'client/event',
      responseSchema: decodes(envelopedList(toEvent)),
    }),
  }),
});

export const {
  useEventsQuery,
  useObjectQuery,
  useObjectsQuery,
  usePersonQuery,
  usePersonsQuery,
  usePlaceQuery,
  usePlacesQuery,
} = exhibitsApi;
