/** The domain model. Only `decode*.ts` creates it from the provider's responses. */

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

/** Facts on a guide's page. Empty: unknown. */
export interface GuideFacts {
  /** Of the recordings, as a BCP 47 tag such as 'it'. */
  language: string;
  /** Name of the speaker. */
  narrator: string;
  /** A computer speaks. */
  isSynthesized: boolean;
}

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

/** The track with a number on the wall. */
export interface Stop {
  guideId: number;
  trackId: number;
}

export interface Faq {
  id: number;
  question: string;
  answer: string;
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
  faqs: Faq[];
}

/** A guide in the cart, and on the page of a person, an object or a place that belongs to it. */
export type GuideRef = Pick<Guide, 'id' | 'title' | 'cover' | 'price' | 'lang'>;

/** Fields of persons, objects and places: a text, a picture, and a recording. */
export interface Narrated extends Pick<Track, 'transcript'> {
  id: number;
  text: string;
  image: Picture;
  /** Media path; empty if the recording is locked for this user, or if there is none. */
  audio: string;
  isFree: boolean;
  guideId: number;
  /** As that of a guide; lists do not have it. */
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
  text: string;
  guideId: number;
}

interface GuideAndObjects {
  guide: GuideRef | null;
  objects: ArtObject[];
}

export type PersonDetail = Person & GuideAndObjects;
export type PlaceDetail = Place & GuideAndObjects;

export interface ArtObjectDetail extends ArtObject {
  guide: GuideRef | null;
  person: Person | null;
  place: Place | null;
  event: CulturalEvent | null;
}

/** One guide in the cart: its quantity is always 1. */
export interface CartItem {
  id: number;
  guide: GuideRef;
}

export interface Cart {
  items: CartItem[];
  /** What checkout will charge: exact decimal text, the server's own sum. */
  total: string;
  /** Changes with the items and their prices; absent if the server has no versions. */
  version?: string;
  /** What the customer came back from paying for, until the payment is confirmed; absent if there is none. */
  confirming?: { guideIds: number[]; isPlan: boolean };
}

/** One payment, as the profile's billing list shows it. */
export interface BillingRecord {
  /** The payment's id, and that of its invoice. */
  id: number;
  /** One or several bought guides, or a plan. */
  kind: 'single' | 'premium';
  amount: string;
  currency: string;
  /** Payment method, such as 'stripe'. */
  paidThrough: string;
  /** ISO 8601, UTC. */
  date: string;
}

export interface ActivePlan {
  name: string;
  /** ISO 8601, UTC; null for a lifetime. */
  end: string | null;
}

/** The customer and the active plan. */
export interface Profile {
  name: string;
  email: string;
  /** Null without a picture. */
  image: Picture | null;
  /** Also false if the server does not say: then no form asks for the current password. */
  hasPassword: boolean;
  billing: BillingRecord[];
  plan: ActivePlan | null;
  /** The last plan of a customer without an active one; absent if there was none, or if the server does not say. */
  endedPlan?: ActivePlan;
  /** The ids of bought guides; guides that a plan covers are not listed. */
  guideIds: number[];
}

/** The profile with the bought guides themselves, for where they are listed. */
export interface Purchases extends Profile {
  guides: Guide[];
}

/** A subscription plan that is for sale. */
export interface Plan {
  id: number;
  title: string;
  description: string;
  /** Exact decimal text, in the shop's currency. */
  price: string;
  /** Null: a lifetime. */
  months: number | null;
  isActive: boolean;
  /** Until when this customer can buy it: ISO 8601, UTC; null as long as it is active. */
  availableUntil: string | null;
  /** Of a plan at a special price: for how many days, and the usual price, if that plan is on sale. */
  special: { days: number; usualPrice: string | null } | null;
}

/** One piece of news. */
export interface NewsItem {
  id: number;
  /** The guide that it is about; null for news about plans. */
  guideId: number | null;
  image: Picture;
  title: string;
  subtitle: string;
  /** ISO 8601, UTC. */
  date: string;
}
