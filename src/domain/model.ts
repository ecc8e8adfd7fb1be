/** The domain model. Only `decode*.ts` creates it from the provider's responses. */
import type { WireGuideFacts } from '../../contract/guides.ts';

/** A picture below the media base; `widths` has the variants that exist, empty if there is only `path`. */
export interface Picture {
  path: string;
  /** Path without the suffix of the variant, such as `pictures/guide/x`. */
  stem: string;
  widths: number[];
  /** Its mean colour, such as '#c9a'; absent if the provider does not say. */
  color?: string;
}

export interface Category {
  id: number;
  name: string;
}

/** Facts on a guide's page. Empty, false or 0: unknown. */
export type GuideFacts = Required<WireGuideFacts>;

/** A guide as lists show it. */
export interface Guide {
  id: number;
  title: string;
  shortDescription: string;
  cover: Picture;
  /** Media path of the preview; empty if there is none. */
  theme: string;
  /** Exact decimal text, such as '4.99'. */
  price: string;
  /** Shown in the tabbed view. */
  isSpecial: boolean;
  category: Category;
  /** Absent where the response is the same for every customer: use features/profile/ownership.ts. */
  isOwned?: boolean;
  /** Absent where the response is the same for every customer: use features/library/selectIsInLibrary.ts. */
  isInLibrary?: boolean;
  /** Length of all its tracks in seconds; absent if the provider does not say. */
  duration?: number;
  /** Number of its tracks; absent if the provider does not say. */
  stops?: number;
  /** The cities in which there is what it is about; absent if there is none, or if the provider does not say. */
  cities?: string[];
  /** The language of its texts and recordings: the catalogue's if the provider does not say. */
  lang: string;
}

export interface Track {
  id: number;
  title: string;
  /** Media path; empty if the track is locked for this user. */
  audio: string;
  isFree: boolean;
  /** Seconds, from the catalogue; 0 if unknown. */
  duration: number;
  /** Media path of its words with their times; absent if there are none, or if it is locked for this user. */
  transcript?: string;
  /** The language of the recording; absent: the guide's first one. */
  lang?: string;
  /** On the label at the wall; absent if it has none. */
  number?: number;
  /** Shown while it plays; absent: the guide's cover is. */
  picture?: Picture;
}

export interface GuideDetail extends Guide {
  /** From the same response as the tracks: those of an owned guide have their recordings. */
  isOwned: boolean;
  facts: GuideFacts;
  /** Media path of the text of its preview; absent if there is none. */
  previewTranscript?: string;
  /** The first sentence of its first free track, in the language of the guide; empty if the provider sends none. */
  opening: string;
  /** Media path of the JPEG for links to its page; absent if there is none. */
  linkPicture?: string;
  /** The languages in which it is, its first one first; absent if it is in one. */
  languages?: string[];
  tracks: Track[];
  /** HTML from the provider: sanitize it where it is shown. */
  descriptionHtml: string;
  faqs: { id: number; question: string; answer: string }[];
}

/** A guide in the cart, and on the page of a person, an object or a place that belongs to it. */
export type GuideRef = Pick<Guide, 'id' | 'title' | 'cover' | 'price' | 'lang'>;

/** Fields of persons, objects and places: a text, a picture, and a recording. */
export interface Narrated extends Pick<Track, 'transcript'> {
  id: number;
  /** The beginning of the text. Lists have no more of it: whole texts would take a third of their pages. */
  summary: string;
  image: Picture;
  /** Media path; empty if the recording is locked for this user, or if there is none. */
  audio: string;
  isFree: boolean;
  guideId: number;
}

/** What a page has of a person, an object or a place, and a list has not. */
interface Described {
  text: string;
  /** As that of a guide. */
  linkPicture?: string;
}

export interface Person extends Narrated {
  name: string;
  /** Years are text, such as '1452', '106 a.C.' or 'dopo il 1654'; empty if unknown or still living. */
  born: string;
  died: string;
}

/** A work, a find or a building. */
export interface ArtObject extends Narrated {
  title: string;
  year: string;
  technique: string;
  dimensions: string;
  /** Kind of work, such as 'Dipinto'; not a category of guides. */
  category: string;
}

export interface Place extends Narrated {
  name: string;
  city: string;
  continent: string;
  /** Street and number; empty if unknown. */
  address: string;
  /** Degrees north and east; absent if unknown. */
  coordinates?: { latitude: number; longitude: number };
}

export interface CulturalEvent {
  id: number;
  title: string;
  /** As that of a person. */
  summary: string;
  guideId: number;
}

interface GuideAndObjects extends Described {
  guide: GuideRef | null;
  objects: ArtObject[];
}

export type PersonDetail = Person & GuideAndObjects;
export type PlaceDetail = Place & GuideAndObjects;

export interface ArtObjectDetail extends ArtObject, Described {
  guide: GuideRef | null;
  person: Person | null;
  place: Place | null;
  event: CulturalEvent | null;
}
