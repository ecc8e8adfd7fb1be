/**
 * The front matter of each kind of entry (docs/how-to/catalogue.md). `npm run catalogue -- schemas docs/catalogue` writes
 * the files in docs/catalogue/ from these, so that editors complete and check it.
 */
import { Type, type Static } from 'typebox';
import { IsDate } from 'typebox/format';
import { WireGuideFacts } from '../../../contract/guides.ts';
import { SpecialFront } from '../../../contract/plans.ts';
import { ShopFile, siteFiles } from '../../../contract/site.ts';

/** The name of an entry's folder, by which other entries refer to it. */
export const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';

const id = Type.Optional(
  Type.Integer({
    minimum: 1,
    description: 'Number in addresses. The shop gives it: leave it out.',
  }),
);
/** Longest texts, in characters: what fits a page, a payment page and an index of the database. */
const NAME = 200;
const SENTENCES = 1_000;
const ANSWER = 5_000;
const text = (description: string, maxLength = NAME) =>
  Type.String({ minLength: 1, maxLength, description });
const slugOf = (kind: string) =>
  Type.String({ pattern: SLUG, description: `Folder name of the ${kind}.` });
/** Whether the payment provider takes it depends on the currency (check/site.ts). */
const price = Type.String({
  pattern: '^\\d{1,8}(\\.\\d{2,3})?$',
  description:
    "In the shop's currency with its decimals, such as '7.50' in USD and '500' in JPY; '0.00' for a free guide.",
});
/** In small letters or capitals: editors read this pattern too, which have no flag for that. */
const SOUND = '\\.([mM][pP]3|[wW][aA][vV]|[fF][lL][aA][cC]|[mM]4[aA]|[oO][gG][gG])$';
const file = Type.String({
  pattern: SOUND,
  description:
    'Path of a recording, from the folder of this text: MP3, or WAV, FLAC, M4A or OGG, which ffmpeg converts.',
});
const free = Type.Optional(
  Type.Boolean({ description: 'true: everyone may listen. Default: owners of the guide.' }),
);
const closed = { additionalProperties: false };

/** PostgreSQL has no year 0. */
const isDay = (text: string): boolean => IsDate(text) && !text.startsWith('0000');
const day = (description: string) =>
  Type.Refine(
    Type.String({
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      description,
    }),
    isDay,
  );

/** When an entry is shown (shown.ts): the same words for every kind. */
const shown = {
  status: Type.Optional(
    Type.Enum(['draft', 'on', 'off'], {
      description:
        'draft: not shown yet. off: no longer shown, but to those who own it. Default: on.',
    }),
  ),
  from: Type.Optional(day('First day on which it is shown, such as 2026-11-24.')),
  until: Type.Optional(day('Last day on which it is shown, such as 2026-12-31.')),
};

const CategoryFront = Type.Object(
  { id, name: text('Shown in lists of categories.'), ...shown },
  closed,
);

/** Highest number of a stop: six digits can be typed at a wall. */
const MOST_STOPS = 999_999;

const TrackFront = Type.Object(
  {
    title: text('Title of the track.'),
    file,
    free,
    number: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_STOPS,
        description: 'Number on the label at the wall, 1 to 999999. No other stop has it.',
      }),
    ),
    picture: Type.Optional(
      Type.String({
        pattern: '^[^/\\\\]+\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$',
        description:
          'Name of a picture beside this text, shown while the track plays. Default: the cover.',
      }),
    ),
  },
  closed,
);
const FaqFront = Type.Object(
  { question: text('Question.', SENTENCES), answer: text('Answer.', ANSWER) },
  closed,
);

const GuideFront = Type.Object(
  {
    id,
    title: text('Title of the guide.'),
    price,
    category: slugOf('category'),
    summary: text('One or two sentences for cards and lists.', SENTENCES),
    ...WireGuideFacts.properties,
    language: Type.Optional(
      Type.String({
        pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
        description: 'Language of the recordings as a BCP 47 tag, such as it or en-GB.',
      }),
    ),
    special: Type.Optional(
      Type.Boolean({ description: 'true: shown with its persons, objects, places and events.' }),
    ),
    theme: Type.Optional(
      Type.String({
        pattern: SOUND,
        description: 'Preview on cards: a recording, as of a track. Default: the first free track.',
      }),
    ),
    tracks: Type.Array(TrackFront, { minItems: 1, description: 'In the order of listening.' }),
    faq: Type.Optional(Type.Array(FaqFront, { description: 'Questions about the guide.' })),
    ...shown,
  },
  closed,
);

/** A guide in another language: what differs there. The rest, such as price and numbers of stops, is in guide.md. */
const TranslationFront = Type.Object(
  {
    title: GuideFront.properties.title,
    summary: GuideFront.properties.summary,
    narrator: WireGuideFacts.properties.narrator,
    synthesized: WireGuideFacts.properties.synthesized,
    tracks: Type.Array(Type.Object({ title: TrackFront.properties.title, file }, closed), {
      minItems: 1,
      description: 'As many as guide.md has, in the same order.',
    }),
    faq: GuideFront.properties.faq,
  },
  closed,
);

const clip = { guide: slugOf('guide'), file, free };

const PersonFront = Type.Object(
  {
    id,
    name: text('Name.'),
    born: Type.Optional(text('Year or date of birth.')),
    died: Type.Optional(text('Year or date of death.')),
    ...clip,
    ...shown,
  },
  closed,
);

const PlaceFront = Type.Object(
  {
    id,
    name: text('Name.'),
    city: text('City.'),
    continent: text('Continent.'),
    address: Type.Optional(text('Street and number, or how else to find it.')),
    latitude: Type.Optional(
      Type.Number({
        minimum: -90,
        maximum: 90,
        description: 'Degrees north, such as 45.4642; with the longitude.',
      }),
    ),
    longitude: Type.Optional(
      Type.Number({
        minimum: -180,
        maximum: 180,
        description: 'Degrees east, such as 9.19; with the latitude.',
      }),
    ),
    ...clip,
    ...shown,
  },
  closed,
);

const ObjectFront = Type.Object(
  {
    id,
    title: text('Title.'),
    category: text('Kind of work, such as Painting.'),
    year: Type.Optional(text('When it was made.')),
    technique: Type.Optional(text('How it was made.')),
    dimensions: Type.Optional(text('Its size.')),
    place: slugOf('place'),
    person: Type.Optional(slugOf('person')),
    event: Type.Optional(slugOf('event')),
    ...clip,
    ...shown,
  },
  closed,
);

const EventFront = Type.Object(
  { id, title: text('Title.'), guide: slugOf('guide'), ...shown },
  closed,
);

const PlanFront = Type.Object(
  {
    id,
    title: text('Title of the plan.'),
    price,
    months: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 120,
        description: 'How long the plan lasts, such as 12 for a year. Default: it lasts for life.',
      }),
    ),
    special: Type.Optional(SpecialFront),
    ...shown,
  },
  closed,
);

const NewsFront = Type.Object(
  {
    id,
    title: text('Title.'),
    summary: text('One or two sentences.', SENTENCES),
    date: day('Day of the news, such as 2026-11-24. They are shown from then on.'),
    guide: Type.Optional(
      Type.String({ pattern: SLUG, description: 'It leads to this guide. Default: to the plans.' }),
    ),
    ...shown,
  },
  closed,
);

export const frontSchemas = {
  category: CategoryFront,
  guide: GuideFront,
  translation: TranslationFront,
  person: PersonFront,
  place: PlaceFront,
  event: EventFront,
  object: ObjectFront,
  plan: PlanFront,
  news: NewsFront,
  // The shop's own words (contract/site.ts): `texts` is the file `shop.md` of a language.
  shop: ShopFile,
  texts: siteFiles.shop,
  landing: siteFiles.landing,
  reviews: siteFiles.reviews,
  business: siteFiles.business,
  footer: siteFiles.footer,
  offers: siteFiles.offers,
  legal: siteFiles.legal,
};

export type Kind = keyof typeof frontSchemas;

/** What is written above the text of an entry. */
export type Front<K extends Kind = Kind> = Static<(typeof frontSchemas)[K]>;
