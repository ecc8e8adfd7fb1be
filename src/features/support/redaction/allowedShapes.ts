/**
 * The allow-list of the one redactor (docs/decisions/012-support-report.md): what of state and actions
 * support and developers' tools can see. What is not named here is left out of a report.
 */

/**
 * What may stand in one place. `plain`: numbers, flags and the known words; `text`: catalogue content, which
 * is public; `media`: a media path without its signature; `hidden`: that something is there, never what;
 * `gone`: null; `paper`: the number of an invoice or a credit note. Flags and null may stand wherever something may.
 */
type Leaf =
  | 'plain'
  | 'text'
  | 'media'
  | 'price'
  | 'date'
  | 'hidden'
  | 'gone'
  | 'call'
  | 'callId'
  | 'cacheKey'
  | 'address'
  | 'requestId'
  | 'paper'
  | 'errorName'
  | 'errorText'
  | 'stack';

/**
 * Lists take the rule of their items; `#` matches every key that is a number, the empty key what is not an
 * object although it may be one.
 */
export type Rule = Leaf | { readonly [key: string]: Rule };

/** How much of a list is shown: the first items, alike in states and in actions. */
export const mostItems = 100;

export const picture = { path: 'media', stem: 'media', widths: 'plain' } as const;
export const category = { id: 'plain', name: 'text' } as const;
export const guideRef = {
  id: 'plain',
  title: 'text',
  cover: picture,
  price: 'price',
  isOwned: 'plain',
} as const;
export const guide = {
  ...guideRef,
  shortDescription: 'text',
  theme: 'media',
  isSpecial: 'plain',
  category,
  isInLibrary: 'plain',
  duration: 'plain',
} as const;
const track = {
  id: 'plain',
  title: 'text',
  audio: 'media',
  isFree: 'plain',
  duration: 'plain',
} as const;
const faq = { id: 'plain', question: 'text', answer: 'text' } as const;
export const guideDetail = {
  ...guide,
  language: 'text',
  narrator: 'text',
  tracks: track,
  descriptionHtml: 'text',
  faqs: faq,
} as const;
const narrated = {
  id: 'plain',
  text: 'text',
  image: picture,
  audio: 'media',
  isFree: 'plain',
  guideId: 'plain',
} as const;
export const person = { ...narrated, name: 'text', born: 'text', died: 'text' } as const;
export const artObject = {
  ...narrated,
  title: 'text',
  year: 'text',
  technique: 'text',
  dimensions: 'text',
  category: 'text',
} as const;
export const place = { ...narrated, name: 'text', city: 'text', continent: 'text' } as const;
export const culturalEvent = {
  id: 'plain',
  title: 'text',
  text: 'text',
  guideId: 'plain',
} as const;
export const belonging = { guide: guideRef, objects: artObject } as const;
export const session = { token: 'hidden', account: 'hidden' } as const;
