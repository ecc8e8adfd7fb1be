import type { GuideFacts } from './decode/catalogue/decodeGuideFacts.ts';

/** The domain model in the field's English. `decode*.ts` is the only way in from the provider's wire. */

/** A picture below the media base; `widths` names the variants it exists in, empty when only `path` exists. */
export interface Picture {
  path: string;
  /** Path up to the variant's suffix, such as `pictures/guide/x`. */
  stem: string;
  widths: number[];
}

export interface Category {
  id: number;
  name: string;
}

/** A guide as lists show it. */
export interface Guide {
  id: number;
  title: string;
  shortDescription: string;
  cover: Picture;
  /** Media path of the preview's audio; empty when there is none. */
  theme: string;
  /** Exact decimal text, such as '4.99'. */
  price: string;
  /** Shown in the tabbed view. */
  isSpecial: boolean;
  category: Category;
  /** Absent where the answer is the same for every customer: features/profile/ownership.ts knows. */
  isOwned?: boolean;
  /** Absent where the answer is the same for every customer: features/library/selectIsInLibrary.ts knows. */
  isInLibrary?: boolean;
  /** Seconds of all its tracks; absent when the provider does not say. */
  duration?: number;
}

export interface Track {
  id: number;
  title: string;
  /** Media path; empty when the track is locked for this user. */
  audio: string;
  isFree: boolean;
  /** Seconds, as the catalogue says it; 0 when it doesn't. */
  duration: number;
}

export interface Faq {
  id: number;
  question: string;
  answer: string;
}

export interface GuideDetail extends Guide {
  /** Of the same answer as the tracks: an owned guide's have their recordings. */
  isOwned: boolean;
  facts: GuideFacts;
  tracks: Track[];
  /** HTML from the provider: sanitise where it is shown. */
  descriptionHtml: string;
  faqs: Faq[];
}

/** The guide that a person, an object or a place belongs to, as their pages name it. */
export type GuideRef = Pick<Guide, 'id' | 'title' | 'cover' | 'price'>;

/** What persons, objects and places have in common: a text, a picture, and a recording about them. */
export interface Narrated {
  id: number;
  text: string;
  image: Picture;
  /** Media path; empty when the recording is locked for this user, or when there is none. */
  audio: string;
  isFree: boolean;
  guideId: number;
}

export interface Person extends Narrated {
  name: string;
  /** Years are text, such as '1452', '106 a.C.' or 'dopo il 1654'; empty when unknown or still living. */
  born: string;
  died: string;
}

/** A work, a find or a building. */
export interface ArtObject extends Narrated {
  title: string;
  year: string;
  technique: string;
  dimensions: string;
  /** Kind of work, such as 'Dipinto': no category of guides. */
  category: string;
}

export interface Place extends Narrated {
  name: string;
  city: string;
  continent: string;
}

export interface CulturalEvent {
  id: number;
  title: string;
  text: string;
  guideId: number;
}

export interface PersonDetail extends Person {
  guide: GuideRef | null;
  objects: ArtObject[];
}

export interface ArtObjectDetail extends ArtObject {
  guide: GuideRef | null;
  person: Person | null;
  place: Place | null;
  event: CulturalEvent | null;
}

export interface PlaceDetail extends Place {
  guide: GuideRef | null;
  objects: ArtObject[];
}

/** One guide in the cart: its quantity is always 1. */
export interface CartItem {
  id: number;
  guide: Pick<Guide, 'id' | 'title' | 'cover' | 'price'>;
}

export interface Cart {
  items: CartItem[];
  /** What checkout asks for: exact decimal text, the server's own sum. */
  total: string;
  /** Names these items at these prices, where the server has such names. */
  version?: string;
}

/** One payment, as the profile's billing list shows it. */
export interface BillingRecord {
  /** The payment's id, and that of its invoice. */
  id: number;
  /** One guide or several bought singly, or a plan. */
  kind: 'single' | 'premium';
  amount: string;
  currency: string;
  /** How it was paid, such as 'stripe'. */
  paidThrough: string;
  /** ISO 8601, UTC. */
  date: string;
}

export interface ActivePlan {
  name: string;
  /** ISO 8601, UTC; null for a plan without end. */
  end: string | null;
}

/** The customer and the active plan. */
export interface Profile {
  name: string;
  email: string;
  /** Null: no picture yet. */
  image: Picture | null;
  /** False too when the server does not say: then nothing asks for the current password. */
  hasPassword: boolean;
  billing: BillingRecord[];
  plan: ActivePlan | null;
  /** The guides bought singly; a plan covers the rest without listing them. */
  guides: Guide[];
}

/** A subscription plan on offer. */
export interface Plan {
  id: number;
  title: string;
  description: string;
  /** Exact decimal text, in dollars. */
  price: string;
  /** 12 means twelve months, anything else a lifetime. */
  months: number;
  isActive: boolean;
  /** Until when this customer can buy it: ISO 8601, UTC; null for as long as it is active. */
  availableUntil: string | null;
}

/** One piece of news. */
export interface NewsItem {
  id: number;
  /** The guide it is about; null: it is about the plans. */
  guideId: number | null;
  image: Picture;
  title: string;
  subtitle: string;
  /** ISO 8601, UTC. */
  date: string;
}
