/** Public content of the model that a support report may show: features use these where their state contains it. */
import type {
  ArtObject,
  Category,
  CulturalEvent,
  Guide,
  GuideDetail,
  GuideRef,
  Person,
  PersonDetail,
  Picture,
  Place,
} from './model.ts';
import type { RuleOf } from './reportRules.ts';

export const pictureShape = {
  path: 'media',
  stem: 'media',
  widths: 'plain',
} as const satisfies RuleOf<Picture>;

export const categoryShape = { id: 'plain', name: 'text' } as const satisfies RuleOf<Category>;

export const guideRefShape = {
  id: 'plain',
  title: 'text',
  cover: pictureShape,
  price: 'price',
} as const satisfies RuleOf<GuideRef>;

export const guideShape = {
  ...guideRefShape,
  isOwned: 'plain',
  shortDescription: 'text',
  theme: 'media',
  isSpecial: 'plain',
  category: categoryShape,
  isInLibrary: 'plain',
  duration: 'plain',
} as const satisfies RuleOf<Guide>;

export const guideDetailShape = {
  ...guideShape,
  previewTranscript: 'media',
  facts: { language: 'text', narrator: 'text' },
  tracks: {
    id: 'plain',
    title: 'text',
    audio: 'media',
    isFree: 'plain',
    duration: 'plain',
    transcript: 'media',
  },
  descriptionHtml: 'text',
  faqs: { id: 'plain', question: 'text', answer: 'text' },
} as const satisfies RuleOf<GuideDetail>;

const narratedShape = {
  id: 'plain',
  text: 'text',
  image: pictureShape,
  audio: 'media',
  isFree: 'plain',
  guideId: 'plain',
  transcript: 'media',
} as const;

export const personShape = {
  ...narratedShape,
  name: 'text',
  born: 'text',
  died: 'text',
} as const satisfies RuleOf<Person>;

export const artObjectShape = {
  ...narratedShape,
  title: 'text',
  year: 'text',
  technique: 'text',
  dimensions: 'text',
  category: 'text',
} as const satisfies RuleOf<ArtObject>;

export const placeShape = {
  ...narratedShape,
  name: 'text',
  city: 'text',
  continent: 'text',
} as const satisfies RuleOf<Place>;

export const culturalEventShape = {
  id: 'plain',
  title: 'text',
  text: 'text',
  guideId: 'plain',
} as const satisfies RuleOf<CulturalEvent>;

/** Content beside a person or a place on their pages. */
export const relatedShape = {
  guide: guideRefShape,
  objects: artObjectShape,
} as const satisfies RuleOf<Pick<PersonDetail, 'guide' | 'objects'>>;
