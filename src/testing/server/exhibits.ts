import type { WireLocation, WireObject, WirePerson } from '../../../contract/exhibits.ts';
import {
  toArtObject,
  toArtObjectDetail,
  toPerson,
  toPersonDetail,
  toPlace,
  toPlaceDetail,
} from '../../domain/decode/catalogue/decodeExhibits.ts';
import type {
  ArtObject,
  ArtObjectDetail,
  Person,
  PersonDetail,
  Place,
  PlaceDetail,
} from '../../domain/model.ts';
import { enveloped, envelopedList } from '../../domain/decode/wire.ts';
import { ask, changed } from './catalogue.ts';
import type { FaultResponse } from './failNext.ts';

/** Request persons, objects and places from the real server as a visitor, beside the app. */
export const persons = (): Promise<Person[]> => ask('person', envelopedList(toPerson));
export const objects = (): Promise<ArtObject[]> => ask('object', envelopedList(toArtObject));
export const places = (): Promise<Place[]> => ask('location', envelopedList(toPlace));

const personById = (id: number): Promise<PersonDetail> =>
  ask(`person/${id}`, enveloped(toPersonDetail));
export const objectById = (id: number): Promise<ArtObjectDetail> =>
  ask(`object/${id}`, enveloped(toArtObjectDetail));
export const placeById = (id: number): Promise<PlaceDetail> =>
  ask(`location/${id}`, enveloped(toPlaceDetail));

export const changedPerson = (id: number, changes: Partial<WirePerson>): Promise<FaultResponse> =>
  changed(`person/${id}`, changes);
export const changedObject = (id: number, changes: Partial<WireObject>): Promise<FaultResponse> =>
  changed(`object/${id}`, changes);
export const changedPlace = (id: number, changes: Partial<WireLocation>): Promise<FaultResponse> =>
  changed(`location/${id}`, changes);

async function findOne<T extends { id: number }>(
  all: { id: number }[],
  byId: (id: number) => Promise<T>,
  fits: (one: T) => boolean,
): Promise<T> {
  for (const { id } of all) {
    const one = await byId(id);
    if (fits(one)) return one;
  }
  throw new Error('Nothing of the catalogue fits this test');
}

export const findPerson = async (fits: (person: PersonDetail) => boolean): Promise<PersonDetail> =>
  findOne(await persons(), personById, fits);
export const findObject = async (
  fits: (object: ArtObjectDetail) => boolean,
): Promise<ArtObjectDetail> => findOne(await objects(), objectById, fits);
