import type { WireGuideFacts } from '../../contract/guides.ts';

/** A catalogue as rows of its tables, linked by slug. Ids belong to the database that it is written to. */
export interface Catalogue {
  /** The one named `all` contains every guide and is no guide's own. */
  categories: { slug: string; name: string }[];
  /** Narration and themes. */
  recordings: RecordingRow[];
  guides: GuideRow[];
  persons: PersonRow[];
  places: PlaceRow[];
  events: { slug: string; guide: string; title: string; text: string }[];
  objects: ObjectRow[];
  plans: PlanRow[];
  updates: UpdateRow[];
}

export interface RecordingRow {
  slug: string;
  /** Below `audio/` of the media folder. */
  file: string;
  /** Whole seconds. */
  seconds: number;
  bytes: number;
}

export interface GuideRow extends WireGuideFacts {
  slug: string;
  category: string;
  categoryName: string;
  title: string;
  short: string;
  /** A picture's path (`pictures.ts`). */
  cover: string;
  /** Slug of a recording. */
  theme: string;
  /** Dollars, exact decimal text. */
  price: string;
  /** `Special` or `Standard`. */
  remark: string;
  /** HTML. */
  description: string;
  faqs: { question: string; answer: string }[];
  tracks: TrackRow[];
}

interface TrackRow {
  /** What the track is known by within its guide: its id follows this, so that a track that moves keeps its listeners' progress. */
  key: string;
  title: string;
  /** Slug of a recording. */
  recording: string;
  free: boolean;
}

/** What persons, places and objects share: a picture, a text and a recording of it. */
interface ClipRow {
  slug: string;
  guide: string;
  text: string;
  image: string;
  recording: string;
  free: boolean;
}

interface PersonRow extends ClipRow {
  name: string;
  born: string;
  died: string;
}

interface PlaceRow extends ClipRow {
  name: string;
  city: string;
  continent: string;
}

interface ObjectRow extends ClipRow {
  title: string;
  year: string;
  technique: string;
  dimensions: string;
  category: string;
  person: string | null;
  place: string;
  event: string | null;
}

export interface PlanRow {
  slug: string;
  title: string;
  description: string;
  price: string;
  /** Months; anything but 12 means lifetime. */
  duration: number;
  /** `special` is active for each customer in the seven days after their first download of a free guide. */
  status: 'active' | 'inactive' | 'special';
}

interface UpdateRow {
  slug: string;
  /** Null: the update leads to the plans. */
  guide: string | null;
  image: string;
  title: string;
  subTitle: string;
  /** ISO date. */
  date: string;
}

/** A customer whom a first start with test pages makes. Guides are named by slug. */
export interface DemoCustomer {
  name: string;
  /** Of `cicerone.example`: servers without test pages lock these addresses (`modules/accounts/testAccounts.ts`). */
  email: string;
  password: string;
  /** Each list was one payment. */
  bought: readonly (readonly string[])[];
  wished: readonly string[];
  /** How many tracks were heard to the end, and how much of the next one, from 0 to 1; the latest last. */
  begun: readonly { guide: string; finishedTracks: number; share: number }[];
}

export interface DemoCustomers {
  /** Owns guides, has begun some and wishes for one. */
  returning: DemoCustomer;
  /** Has nothing yet. */
  fresh: DemoCustomer;
}
