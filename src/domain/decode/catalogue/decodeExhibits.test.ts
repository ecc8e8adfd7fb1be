import type {
  WireEvent,
  WireLocation,
  WireLocationSummary,
  WireObject,
  WireObjectSummary,
  WirePerson,
  WirePersonSummary,
} from '../../../../contract/exhibits.ts';
import type { WireGuideRef } from '../../../../contract/guides.ts';
import {
  toArtObject,
  toArtObjectDetail,
  toEvent,
  toPerson,
  toPersonDetail,
  toPlace,
  toPlaceDetail,
} from './decodeExhibits.ts';
import { WireError } from '../wire.ts';

const person: WirePersonSummary = {
  id: 5,
  nome_e_cognome: 'Filippo Brunelleschi',
  anno_di_nascita: '1377',
  anno_di_morte: '1446',
  italiano: 'Orafo, poi architetto.',
  image: 'pictures/person/brunelleschi.160-320.webp',
  file_mp3: 'audio/person/5.mp3',
  free: '1',
  audio_guide_id: 9,
};
const object: WireObjectSummary = {
  id: 7,
  titolo: 'La lanterna',
  italiano: 'In cima alla cupola.',
  image: 'pictures/object/lanterna.160.webp',
  file_mp3: '',
  free: '0',
  anno_di_realizzazione: '1436',
  tecnica: 'Marmo',
  dimensione: '21 m',
  categoria: 'Architettura',
  audio_guide_id: 9,
};
const place: WireLocationSummary = {
  id: 4,
  luoghi: 'Santa Maria del Fiore',
  città: 'Firenze',
  continente: 'Europa',
  image: 'pictures/place/duomo.320.webp',
  italiano: 'La cattedrale.',
  file_mp3: 'audio/location/4.mp3',
  free: '1',
  audio_guide_id: 9,
};
const event: WireEvent = { id: 2, eventi: 'Notte', italiano: 'Di maggio.', audio_guide_id: 9 };
const guide: WireGuideRef = {
  id: 9,
  title: 'La cupola',
  language: 'fr',
  cover: 'c.webp',
  price: '5.99',
  purchase: true,
};
const guideRef = {
  id: 9,
  title: 'La cupola',
  lang: 'fr',
  cover: { path: 'c.webp', stem: 'c.webp', widths: [] },
  price: '5.99',
};
const wirePerson: WirePerson = { ...person, audio_guide: guide, object: [object] };
const wirePlace: WireLocation = { ...place, audio_guide: guide, object: [object] };
const wireObject: WireObject = {
  ...object,
  audio_guide: guide,
  person,
  person_location: place,
  person_event: event,
};

// Shows.
test('a person gets its domain names', () => {
  expect(toPerson(person)).toEqual({
    id: 5,
    name: 'Filippo Brunelleschi',
    born: '1377',
    died: '1446',
    summary: 'Orafo, poi architetto.',
    image: { path: person.image, stem: 'pictures/person/brunelleschi', widths: [160, 320] },
    audio: 'audio/person/5.mp3',
    isFree: true,
    guideId: 9,
  });
});

// Shows.
test('an object gets its domain names', () => {
  expect(toArtObject(object)).toEqual({
    id: 7,
    title: 'La lanterna',
    year: '1436',
    technique: 'Marmo',
    dimensions: '21 m',
    category: 'Architettura',
    summary: 'In cima alla cupola.',
    image: { path: object.image, stem: 'pictures/object/lanterna', widths: [160] },
    audio: '',
    isFree: false,
    guideId: 9,
  });
});

// Shows.
test('a place gets its domain names', () => {
  expect(toPlace(place)).toMatchObject({
    id: 4,
    name: 'Santa Maria del Fiore',
    city: 'Firenze',
    continent: 'Europa',
    summary: 'La cattedrale.',
  });
});

// Shows.
test('an event gets its domain names', () => {
  expect(toEvent(event)).toEqual({ id: 2, title: 'Notte', summary: 'Di maggio.', guideId: 9 });
});

// Shows.
test('a list has the first 200 characters of a text, and a page has all of it', () => {
  const italiano = 'Quattro lati. '.repeat(20);
  const summary = `${italiano.slice(0, 200).trimEnd()}…`;
  expect(toArtObject({ ...object, italiano }).summary).toBe(summary);
  expect(toEvent({ ...event, italiano }).summary).toBe(summary);
  expect(toArtObjectDetail({ ...wireObject, italiano })).toMatchObject({ summary, text: italiano });
});

// Shows.
test('the details bring what is linked', () => {
  const linked = { guide: guideRef, objects: [toArtObject(object)] };
  expect(toPersonDetail(wirePerson)).toEqual({
    ...toPerson(person),
    text: person.italiano,
    ...linked,
  });
  expect(toPlaceDetail(wirePlace)).toEqual({
    ...toPlace(place),
    text: place.italiano,
    ...linked,
  });
  expect(toArtObjectDetail(wireObject)).toEqual({
    ...toArtObject(object),
    text: object.italiano,
    guide: guideRef,
    person: toPerson(person),
    place: toPlace(place),
    event: toEvent(event),
  });
});

test('what is linked may be missing', () => {
  expect(
    toArtObjectDetail({
      ...object,
      audio_guide: null,
      person: null,
      person_location: null,
      person_event: undefined,
    }),
  ).toMatchObject({ guide: null, person: null, place: null, event: null });
  expect(toPersonDetail({ ...wirePerson, audio_guide: null, object: [] })).toMatchObject({
    guide: null,
    objects: [],
  });
});

// Shows.
test('texts that not everything has may be missing; the provider may send 1 for free', () => {
  const { anno_di_morte: _died, ...living } = person;
  expect(toPerson({ ...living, italiano: null, file_mp3: null, free: 1 })).toMatchObject({
    died: '',
    summary: '',
    audio: '',
    isFree: true,
  });
});

test.each<[string, () => unknown]>([
  ['a person without a name', () => toPerson({ ...person, nome_e_cognome: null })],
  ['a person whose id is a text', () => toPerson({ ...person, id: '5' })],
  ['a person without a picture', () => toPerson({ ...person, image: undefined })],
  ['a person of no guide', () => toPerson({ ...person, audio_guide_id: null })],
  ['a year that is a number', () => toPerson({ ...person, anno_di_nascita: 1377 })],
  ['a list for a person', () => toPerson([person])],
  ['an object without a title', () => toArtObject({ ...object, titolo: 3 })],
  ['a place without a name', () => toPlace({ ...place, luoghi: undefined })],
  ['an event without a title', () => toEvent({ ...event, eventi: {} })],
  ['nothing', () => toEvent(null)],
  ['a person without a list of objects', () => toPersonDetail({ ...person, audio_guide: null })],
  ['a place with a bad object', () => toPlaceDetail({ ...wirePlace, object: [null] })],
  ['an object with a bad person', () => toArtObjectDetail({ ...wireObject, person: 'Filippo' })],
  ['a guide without a price', () => toPersonDetail({ ...wirePerson, audio_guide: { id: 1 } })],
])('%s is refused', (_what, decode) => {
  expect(decode).toThrow(WireError);
});
