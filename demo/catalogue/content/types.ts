import type { ObjectPicture } from '../../pictures/compose.ts';
import type { Motif } from '../../pictures/motifs/motifs.ts';
import type { Traits } from '../../pictures/portraits/traits.ts';

/**
 * The shape in which the bundled catalogue is written by hand: one file a category, linked inside the
 * file by slug. The database gives the rows their ids. Texts are Italian, original, and true.
 */

export interface TrackContent {
  title: string;
  /** Slug of the recording that is heard; recordings serve several tracks. */
  recording: string;
}

export interface GuideContent {
  slug: string;
  /** What its cover shows. */
  picture: Motif;
  title: string;
  shortDescription: string;
  /** Dollars, exact decimal text. */
  price: string;
  /** Shown in the tabbed 'Special' view with persons, objects, places and events. */
  special?: true;
  /** How many tracks from the first are free: one or two. */
  freeTracks: 1 | 2;
  tracks: TrackContent[];
  /** HTML: h2, h3, p, ul, ol, li, strong, em, blockquote alone. */
  description: string;
  faqs: { question: string; answer: string }[];
}

export interface PersonContent {
  slug: string;
  picture: Traits;
  name: string;
  born: string;
  died: string;
  text: string;
  guide: string;
  recording: string;
  free: boolean;
}

export interface ObjectContent {
  slug: string;
  picture: ObjectPicture;
  title: string;
  text: string;
  year: string;
  technique: string;
  dimensions: string;
  /** Kind of work: 'Dipinto', 'Scultura', 'Manoscritto' … */
  category: string;
  guide: string;
  person?: string;
  place: string;
  event?: string;
  recording: string;
  free: boolean;
}

export interface PlaceContent {
  slug: string;
  picture: Motif;
  name: string;
  city: string;
  continent: string;
  text: string;
  guide: string;
  recording: string;
  free: boolean;
}

export interface EventContent {
  slug: string;
  title: string;
  text: string;
  guide: string;
}

/** An update has its guide's picture and links to it; without a guide it links to the plans. */
export type UpdateContent = ({ guide: string } | { guide?: never; picture: Motif }) & {
  title: string;
  subTitle: string;
  /** ISO date, between 2026-06-01 and 2026-11-15. */
  date: string;
};

export interface RecordingContent {
  slug: string;
  title: string;
  /** What the voice reads: plain Italian prose, no abbreviations, numbers and regnal numerals in words. */
  text: string;
}

export interface CategoryContent {
  slug: string;
  name: string;
  guides: GuideContent[];
  persons: PersonContent[];
  objects: ObjectContent[];
  places: PlaceContent[];
  events: EventContent[];
  updates: UpdateContent[];
  recordings: RecordingContent[];
}
