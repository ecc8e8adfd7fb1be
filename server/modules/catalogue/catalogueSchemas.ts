/** The catalogue's wire types as schemas: validation, serialisation and the OpenAPI description. */
import { Type } from 'typebox';
import type {
  GuidesOfCategory as WireGuidesOfCategory,
  SearchRequest,
  SearchResponse,
  WireCategory,
  WireEvent,
  WireFree,
  WireGuide,
  WireGuideDetail,
  WireGuideRef,
  WireLocation,
  WireLocationSummary,
  WireObject,
  WireObjectSummary,
  WirePerson,
  WirePersonSummary,
  WirePlan,
  WireTrack,
  WireUpdate,
} from '../../../contract/catalogue.ts';
import { orNull, wire } from '../../http/schemas.ts';

const id = Type.Integer();
const text = Type.String();
const free = Type.Unsafe<WireFree>({ type: 'string', enum: ['0', '1'] });

export const Category = wire<WireCategory>()(Type.Object({ id, name: text }));

const guide = {
  id,
  title: text,
  short_description: text,
  cover: text,
  theme: text,
  type: text,
  price: text,
  remark: text,
  category: Category,
  category_id: id,
  purchase: Type.Boolean(),
  wishList: Type.Boolean(),
  whishlist: Type.Boolean(),
  duration: Type.Optional(Type.Integer()),
};
export const Guide = wire<WireGuide>()(Type.Object(guide));

export const GuidesOfCategory = wire<WireGuidesOfCategory>()(
  Type.Object({ data: Type.Array(Guide), total: Type.Optional(Type.Integer()) }),
);

const Track = wire<WireTrack>()(
  Type.Object({ id, titolo: text, file_mp3: text, free, duration: Type.Integer() }),
);
export const GuideDetail = wire<WireGuideDetail>()(
  Type.Object({
    ...guide,
    language: Type.Optional(text),
    narrator: Type.Optional(text),
    audio_content: Type.Array(Track),
    audio_description: Type.Object({
      description: text,
      audio_faq: Type.Array(Type.Object({ id, question: text, answer: text })),
    }),
  }),
);

const GuideRef = wire<WireGuideRef>()(
  Type.Object({ id, title: text, cover: text, price: text, purchase: Type.Boolean() }),
);

const clip = { id, italiano: text, image: text, file_mp3: text, free, audio_guide_id: id };

const person = { ...clip, nome_e_cognome: text, anno_di_nascita: text, anno_di_morte: text };
export const PersonSummary = wire<WirePersonSummary>()(Type.Object(person));

const artObject = {
  ...clip,
  titolo: text,
  anno_di_realizzazione: text,
  tecnica: text,
  dimensione: text,
  categoria: text,
};
export const ObjectSummary = wire<WireObjectSummary>()(Type.Object(artObject));

const place = { ...clip, luoghi: text, città: text, continente: text };
export const LocationSummary = wire<WireLocationSummary>()(Type.Object(place));

export const Event = wire<WireEvent>()(
  Type.Object({ id, eventi: text, italiano: text, audio_guide_id: id }),
);

export const Person = wire<WirePerson>()(
  Type.Object({ ...person, audio_guide: orNull(GuideRef), object: Type.Array(ObjectSummary) }),
);
export const ArtObject = wire<WireObject>()(
  Type.Object({
    ...artObject,
    audio_guide: orNull(GuideRef),
    person: orNull(PersonSummary),
    person_location: orNull(LocationSummary),
    person_event: orNull(Event),
  }),
);
export const Location = wire<WireLocation>()(
  Type.Object({ ...place, audio_guide: orNull(GuideRef), object: Type.Array(ObjectSummary) }),
);

export const Plan = wire<WirePlan>()(
  Type.Object({
    id,
    title: text,
    description: text,
    price: text,
    duration: Type.Integer(),
    status: text,
    available_until: Type.Optional(text),
  }),
);
export const Update = wire<WireUpdate>()(
  Type.Object({
    id,
    type: text,
    reference_id: id,
    image: text,
    title: text,
    sub_title: text,
    created_at: text,
  }),
);

/** PostgreSQL's text holds no NUL (docs/faults.md). */
export const SearchBody = wire<SearchRequest>()(
  Type.Object({ search: Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' }) }),
);
export const SearchAnswer = wire<SearchResponse>()(
  Type.Object({
    data: Type.Array(Guide),
    persons: Type.Array(PersonSummary),
    objects: Type.Array(ObjectSummary),
    locations: Type.Array(LocationSummary),
  }),
);
