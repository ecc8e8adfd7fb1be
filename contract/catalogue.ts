/**
 * Wire types of the catalogue: the provider's Italian, snake_case JSON.
 * Media fields (`cover`, `theme`, `image`, `file_mp3`) are paths below `/storage/`; an empty `file_mp3`
 * means that the track is locked for this customer.
 *
 * A picture's path may name the widths it exists in: `pictures/guide/x.160-320-640-960.webp` has the
 * variants `pictures/guide/x.{160|320|640|960}.{avif|webp}`.
 */

/** The string '1' means free, as the provider sends it. */
export type WireFree = '0' | '1';

export interface WireCategory {
  id: number;
  name: string;
}

export interface WireTrack {
  id: number;
  titolo: string;
  /** Empty when the track is locked for this customer or visitor. */
  file_mp3: string;
  free: WireFree;
  /** Length in whole seconds: ours beside the provider's fields, so that a list can show it before anything plays. */
  duration: number;
}

export interface WireFaq {
  id: number;
  question: string;
  answer: string;
}

export interface WireGuideDescription {
  /** HTML; sanitised where it is shown. */
  description: string;
  audio_faq: WireFaq[];
}

/** A guide as lists carry it. */
export interface WireGuide {
  id: number;
  title: string;
  short_description: string;
  cover: string;
  theme: string;
  type: string;
  /** Exact decimal with two digits, such as '4.99'. */
  price: string;
  /** 'Special', or anything else. */
  remark: string;
  category: WireCategory;
  category_id: number;
  /** The customer of the request owns it. */
  purchase: boolean;
  /** In the library of the customer of the request. Both spellings are read. */
  wishList: boolean;
  whishlist: boolean;
  /** Of all its tracks together, in whole seconds: ours beside the provider's fields. */
  duration?: number;
}

/** A guide as its own page carries it. */
export interface WireGuideDetail extends WireGuide {
  /** Of the recordings, as a BCP 47 tag such as 'it': ours beside the provider's fields. */
  language?: string;
  /** Who speaks: ours beside the provider's fields. */
  narrator?: string;
  audio_content: WireTrack[];
  audio_description: WireGuideDescription;
}

/** What a person, object or place says of the guide it belongs to. */
export type WireGuideRef = Pick<WireGuide, 'id' | 'title' | 'cover' | 'price' | 'purchase'>;

export interface WirePersonSummary {
  id: number;
  nome_e_cognome: string;
  /** Years are text: '1452', '106 a.C.', or empty when unknown or still living. */
  anno_di_nascita: string;
  anno_di_morte: string;
  italiano: string;
  image: string;
  file_mp3: string;
  free: WireFree;
  audio_guide_id: number;
}

export interface WireObjectSummary {
  id: number;
  titolo: string;
  italiano: string;
  image: string;
  file_mp3: string;
  free: WireFree;
  anno_di_realizzazione: string;
  tecnica: string;
  dimensione: string;
  categoria: string;
  audio_guide_id: number;
}

export interface WireLocationSummary {
  id: number;
  luoghi: string;
  città: string;
  continente: string;
  image: string;
  italiano: string;
  file_mp3: string;
  free: WireFree;
  audio_guide_id: number;
}

export interface WireEvent {
  id: number;
  eventi: string;
  italiano: string;
  audio_guide_id: number;
}

export interface WirePerson extends WirePersonSummary {
  audio_guide: WireGuideRef | null;
  object: WireObjectSummary[];
}

export interface WireObject extends WireObjectSummary {
  audio_guide: WireGuideRef | null;
  person: WirePersonSummary | null;
  person_location: WireLocationSummary | null;
  person_event: WireEvent | null;
}

export interface WireLocation extends WireLocationSummary {
  audio_guide: WireGuideRef | null;
  object: WireObjectSummary[];
}

/**
 * `GET /client/category/{id}/audio`. With `?limit=` (1 to 99, ours) the first guides alone, and `total` says how
 * many there are: for a page that shows no more of them. A provider may not know it and answer all.
 */
export interface GuidesOfCategory {
  data: WireGuide[];
  total?: number;
}

export interface SearchRequest {
  search: string;
}

/** `data` holds the guides, other fields the other kinds. All are best first. */
export interface SearchResponse {
  data: WireGuide[];
  persons: WirePersonSummary[];
  objects: WireObjectSummary[];
  locations: WireLocationSummary[];
}

export interface WirePlan {
  id: number;
  title: string;
  description: string;
  price: string;
  /** Months. 12 means twelve months, anything else lifetime. */
  duration: number;
  /** Only 'active' plans are sold. Ours computes it for each customer: the special price is active for seven days. */
  status: string;
  /** Ours: until when the asking customer can buy it, ISO 8601, UTC. Absent: for as long as it is active. */
  available_until?: string;
}

export interface WireUpdate {
  id: number;
  /** 'product' links to the guide `reference_id`, anything else to the plans. */
  type: string;
  reference_id: number;
  image: string;
  title: string;
  sub_title: string;
  /** ISO 8601, UTC. */
  created_at: string;
}
