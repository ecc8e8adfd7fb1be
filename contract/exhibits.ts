import { Type, type Static } from 'typebox';
import { orNull } from './envelope.ts';
import { WireFree, WireGuideRef, WireLinkPicture, WireTranscript } from './guides.ts';

/** Persons, objects, places and events. Media fields are those of guides.ts. */

const id = Type.Integer();
const text = Type.String();

/** Fields of persons, objects and places: a text, a picture and a recording. */
const WireClip = Type.Object({
  id,
  italiano: text,
  image: text,
  file_mp3: text,
  free: WireFree,
  audio_guide_id: id,
});
export type WireClip = Static<typeof WireClip>;

export const WirePersonSummary = Type.Object({
  ...WireClip.properties,
  nome_e_cognome: text,
  /** Years are text: '1452', '106 a.C.', or empty if unknown or still living. */
  anno_di_nascita: text,
  anno_di_morte: text,
});
export type WirePersonSummary = Static<typeof WirePersonSummary>;

export const WireObjectSummary = Type.Object({
  ...WireClip.properties,
  titolo: text,
  anno_di_realizzazione: text,
  tecnica: text,
  dimensione: text,
  categoria: text,
});
export type WireObjectSummary = Static<typeof WireObjectSummary>;

export const WireLocationSummary = Type.Object({
  ...WireClip.properties,
  luoghi: text,
  città: text,
  continente: text,
  /** Street and number. Not in the provider's API. Absent: unknown. */
  address: Type.Optional(text),
  /** Degrees; both or none. Not in the provider's API. Absent: unknown. */
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
});
export type WireLocationSummary = Static<typeof WireLocationSummary>;

export const WireEvent = Type.Object({ id, eventi: text, italiano: text, audio_guide_id: id });
export type WireEvent = Static<typeof WireEvent>;

export const WirePerson = Type.Object({
  ...WirePersonSummary.properties,
  transcript: WireTranscript,
  link_picture: WireLinkPicture,
  audio_guide: orNull(WireGuideRef),
  object: Type.Array(WireObjectSummary),
});
export type WirePerson = Static<typeof WirePerson>;

export const WireObject = Type.Object({
  ...WireObjectSummary.properties,
  transcript: WireTranscript,
  link_picture: WireLinkPicture,
  audio_guide: orNull(WireGuideRef),
  person: orNull(WirePersonSummary),
  person_location: orNull(WireLocationSummary),
  person_event: orNull(WireEvent),
});
export type WireObject = Static<typeof WireObject>;

export const WireLocation = Type.Object({
  ...WireLocationSummary.properties,
  transcript: WireTranscript,
  link_picture: WireLinkPicture,
  audio_guide: orNull(WireGuideRef),
  object: Type.Array(WireObjectSummary),
});
export type WireLocation = Static<typeof WireLocation>;
