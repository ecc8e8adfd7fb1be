import { Type, type Static } from 'typebox';

/**
 * Guides and their categories: the provider's snake_case JSON, with some Italian
 * names.
 *
 * Media fields (`cover`, `theme`, `image`, `picture`, `file_mp3`, `transcript`, `theme_transcript`,
 * `link_picture`) are paths below `/storage/`; an empty `file_mp3` means that the track is locked for this customer. A
 * picture's path may list the widths in which it exists:
 * `pictures/guide/x.160-320-640-960.webp` has the variants `pictures/guide/x.{160|320|640|960}.{avif|webp}`. After the
 * widths it may have `c` and its mean colour: `x.160-320-640-960.cfa8.webp` is #fa8.
 */

const id = Type.Integer();
const text = Type.String();

/** The string '1' means free, as the provider sends it. */
export const WireFree = Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'] });

export const WireCategory = Type.Object({ id, name: text });
export type WireCategory = Static<typeof WireCategory>;

/**
 * Path of a WebVTT file (webvtt.ts) with the words of a recording, for those who may play the recording. Not in the provider's API.
 * Absent: there is none, or the recording is locked. Lists never have it.
 */
export const WireTranscript = Type.Optional(text);

/**
 * Path of a JPEG of 1200 × 630 with the title, for links to the page. Not in the provider's API. Absent: there is none.
 * Lists never have it.
 */
export const WireLinkPicture = Type.Optional(text);

export const WireTrack = Type.Object({
  id,
  titolo: text,
  /** Empty when the track is locked for this customer or visitor. */
  file_mp3: text,
  free: WireFree,
  /** Length in whole seconds. Not in the provider's API; lists show it before anything plays. */
  duration: Type.Integer(),
  transcript: WireTranscript,
  /** On the label at the wall; no other track of the shop has it. Not in the provider's API. Absent: it has none. */
  number: Type.Optional(Type.Integer()),
  /** What is heard about, square. Not in the provider's API. Absent: the guide's cover is shown. */
  picture: Type.Optional(text),
});
export type WireTrack = Static<typeof WireTrack>;

export const WireFaq = Type.Object({ id, question: text, answer: text });
export type WireFaq = Static<typeof WireFaq>;

export const WireGuideDescription = Type.Object({
  /** HTML; sanitized where it is shown. */
  description: text,
  audio_faq: Type.Array(WireFaq),
});
export type WireGuideDescription = Static<typeof WireGuideDescription>;

/**
 * A guide in a list. Fields that depend on the customer are absent where the list is the same for all users
 * (docs/decisions/031-own-lists.md).
 */
export const WireGuide = Type.Object({
  id,
  title: text,
  short_description: text,
  cover: text,
  theme: text,
  type: text,
  /** Exact decimal with two digits, such as '4.99'. */
  price: text,
  /** 'Special', or anything else. */
  remark: text,
  category: WireCategory,
  category_id: id,
  /** Whether the customer of the request owns it. */
  purchase: Type.Optional(Type.Boolean()),
  /** Whether it is in the library of the customer of the request. Both spellings are read. */
  wishList: Type.Optional(Type.Boolean()),
  whishlist: Type.Optional(Type.Boolean()),
  /** Length of all its tracks in whole seconds. Not in the provider's API. */
  duration: Type.Optional(Type.Integer()),
  /** Number of its tracks. Not in the provider's API. */
  stops: Type.Optional(Type.Integer()),
  /** The cities of its places and objects; absent if it has none. Not in the provider's API. */
  cities: Type.Optional(Type.Array(text)),
  /** Of its texts and recordings, as a BCP 47 tag such as 'it'. Not in the provider's API. */
  language: Type.Optional(text),
});
export type WireGuide = Static<typeof WireGuide>;

/**
 * Facts on a guide's page, with the names, limits and descriptions of its front matter. Not in the provider's API. Absent:
 * unknown.
 */
export const WireGuideFacts = Type.Object({
  language: WireGuide.properties.language,
  narrator: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Who speaks.' }),
  ),
  synthesized: Type.Optional(
    Type.Boolean({ description: 'true: a computer speaks, with the voice of this name.' }),
  ),
});
export type WireGuideFacts = Static<typeof WireGuideFacts>;

/** A guide on its own page. */
export const WireGuideDetail = Type.Object({
  ...WireGuide.properties,
  ...WireGuideFacts.properties,
  /** As `transcript`: what is heard in `theme`, also if it is music. Not in the provider's API. */
  theme_transcript: WireTranscript,
  /** The first sentence of the first free track. Not in the provider's API. Absent: there are no words of it. */
  opening: Type.Optional(text),
  link_picture: WireLinkPicture,
  /**
   * The languages in which it is, the first one first; `language` is the one of this response, which `?language=en` chooses,
   * otherwise `Accept-Language`. Not in the provider's API. Absent: it is in one.
   */
  languages: Type.Optional(Type.Array(text)),
  audio_content: Type.Array(WireTrack),
  audio_description: WireGuideDescription,
});
export type WireGuideDetail = Static<typeof WireGuideDetail>;

/** Query of `GET client/audio-guide/{id}` and `GET users/download/{id}`, not in the provider's API. */
export const GuideQuery = Type.Object({
  /** One of the guide's `languages`. Absent, or another one: as `Accept-Language` says, otherwise its first. */
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}$' })),
});

/** The guide that a person, object or place belongs to. */
export const WireGuideRef = Type.Object({
  id,
  title: text,
  language: WireGuide.properties.language,
  cover: text,
  price: text,
  purchase: Type.Boolean(),
});
export type WireGuideRef = Static<typeof WireGuideRef>;

/** The response of the personalized home is the list itself. */
export const HomeResponse = Type.Array(WireGuide);

/**
 * Query of `GET client/audio-guide` and `GET client/category/{id}/audio`, not in the provider's API: a part of the list.
 * Both are strings, as every query parameter.
 */
export const GuideListQuery = Type.Object({
  /** Maximum number of guides, 1 to 99. Absent: all guides. */
  limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$' })),
  /** `next` of a previous response; only with `limit`. */
  cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$' })),
});
export type GuideListQuery = Static<typeof GuideListQuery>;

/** Without `limit`, and from a provider that ignores it, all guides and only `data`. */
export const GuideList = Type.Object({
  data: Type.Array(WireGuide),
  /** The number of all guides; only without `cursor`. */
  total: Type.Optional(Type.Integer()),
  /** `cursor` for the guides that follow; absent at the end. Clients must not read anything from it. */
  next: Type.Optional(text),
});
export type GuideList = Static<typeof GuideList>;

/** `GET client/stop/{number}`: the track with a number on the wall. Not in the provider's API. */
export const WireStop = Type.Object({ audio_guide_id: id, track_id: id });
export type WireStop = Static<typeof WireStop>;
