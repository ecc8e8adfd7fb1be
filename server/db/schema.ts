import type { Generated, GeneratedAlways } from 'kysely';
import type { WireGuideFacts } from '../../contract/guides.ts';
import type { AccountsSchema } from './schema/accounts.ts';
import type { CommerceSchema } from './schema/commerce.ts';
import type { ImportsSchema } from './schema/imports.ts';
import type { LibrarySchema } from './schema/library.ts';
import type { TextsSchema } from './schema/texts.ts';

/** Types of rows as both drivers return them: bigint as number, numeric as exact string, timestamptz as Date. */

interface MetaTable {
  only_row: Generated<boolean>;
  catalogue_version: Generated<number>;
  content_hash: Generated<string>;
  guide_count: Generated<number>;
  media_signing_key: string | null;
  host_cookies_since: Generated<Date>;
}

interface CategoriesTable {
  id: number;
  slug: string;
  name: string;
}

interface RecordingsTable {
  id: number;
  slug: string;
  file: string;
  seconds: number;
  bytes: number;
}

interface GuidesTable {
  id: number;
  slug: string;
  category_id: number;
  title: string;
  short_description: string;
  cover: string;
  theme_id: number;
  type: string;
  price: string;
  remark: string;
  listed: Generated<boolean>;
  facts: Generated<WireGuideFacts>;
}

interface GuideTextsTable {
  guide_id: number;
  description: string;
}

interface GuideFaqsTable {
  id: number;
  guide_id: number;
  position: number;
  question: string;
  answer: string;
}

interface TracksTable {
  id: number;
  guide_id: number;
  position: number;
  title: string;
  recording_id: number;
  free: boolean;
}

interface PersonsTable {
  id: number;
  slug: string;
  guide_id: number;
  name: string;
  born: string;
  died: string;
  text: string;
  image: string;
  recording_id: number;
  free: boolean;
}

interface LocationsTable {
  id: number;
  slug: string;
  guide_id: number;
  name: string;
  city: string;
  continent: string;
  text: string;
  image: string;
  recording_id: number;
  free: boolean;
}

interface EventsTable {
  id: number;
  slug: string;
  guide_id: number;
  title: string;
  text: string;
}

interface ObjectsTable {
  id: number;
  slug: string;
  guide_id: number;
  person_id: number | null;
  location_id: number;
  event_id: number | null;
  title: string;
  text: string;
  year: string;
  technique: string;
  dimensions: string;
  category: string;
  image: string;
  recording_id: number;
  free: boolean;
}

interface PlansTable {
  id: number;
  slug: string;
  title: string;
  description: string;
  price: string;
  duration: number;
  status: string;
}

interface UpdatesTable {
  id: number;
  slug: string;
  type: string;
  reference_id: number;
  image: string;
  title: string;
  sub_title: string;
  created_at: Date;
}

interface UsersTable {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  password_hash: string | null;
  email_verified_at: Date | null;
  image: Generated<string>;
  created_at: Generated<Date>;
}

export interface Schema
  extends AccountsSchema, CommerceSchema, ImportsSchema, LibrarySchema, TextsSchema {
  meta: MetaTable;
  categories: CategoriesTable;
  recordings: RecordingsTable;
  guides: GuidesTable;
  guide_texts: GuideTextsTable;
  guide_faqs: GuideFaqsTable;
  tracks: TracksTable;
  persons: PersonsTable;
  locations: LocationsTable;
  events: EventsTable;
  objects: ObjectsTable;
  plans: PlansTable;
  updates: UpdatesTable;
  users: UsersTable;
}
