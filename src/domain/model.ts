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

/** A guide as lists show it (spec section 3, *Audio guide*). */
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
  isOwned: boolean;
  isInLibrary: boolean;
}

export interface Track {
  id: number;
  title: string;
  /** Media path; empty when the track is locked for whoever asks. */
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
  tracks: Track[];
  /** HTML from the provider: sanitise where it is shown. */
  descriptionHtml: string;
  faqs: Faq[];
}
