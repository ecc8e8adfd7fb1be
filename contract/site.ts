import { Type, type Static } from 'typebox';
import { envelope } from './envelope.ts';

/**
 * The shop's own words in one language. Not in the provider's API: there the app shows the bundled ones, which its build
 * carries.
 *
 * `GET client/site` (what every page needs), `GET client/site/landing`, `GET client/site/business` and
 * `GET client/site/legal/{slug}`: 404 for a page that the shop does not have.
 *
 * The same schemas describe the files of a catalogue: `site/shop.md` has the facts of all languages (`ShopFile`), and
 * `site/<language>/` has `shop.md` (`SiteTextsFile`), `landing.md`, `reviews.md`, `business.md`, `footer.md`, `offers.md` and
 * `legal/<slug>.md`, each optional: without its file there is no such section, link or gap. Front matter has the names
 * of the schema; files name a guide by its slug where the call has the path of its cover.
 */
const closed = { additionalProperties: false };
const text = (description?: string) => Type.String({ minLength: 1, maxLength: 5000, description });
const maybe = (description?: string) => Type.Optional(text(description));

/** The language of texts that are not in the site's own. */
const language = Type.Optional(
  Type.String({
    pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
    description: "Language of these texts as a BCP 47 tag, where it is not the folder's.",
  }),
);

const claim = Type.Optional(
  Type.Integer({
    minimum: 1,
    description:
      'How many guides the texts here claim: while the shop has fewer, their number is shown beside it.',
  }),
);

/** Of a guide whose cover is the picture (files), or the picture's path below `/storage/` (calls). */
const guide = text('Slug of the guide whose cover is the picture.');
const image = Type.String();

const QuestionItem = Type.Object({ question: text(), answer: text() }, closed);
const TextItem = Type.Object({ title: text(), text: text() }, closed);
const head = { kicker: text('Small text above the title.'), title: text() };

/** Titles, a text, and questions with their answers. */
const Questions = Type.Object(
  { language, claim, ...head, text: text(), items: Type.Array(QuestionItem, { minItems: 1 }) },
  closed,
);

const facts = {
  name: text("The shop's name, in the logo, titles, mails and invoices."),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'ISO 4217 code of the one currency of all prices, such as EUR.',
  }),
  time_zone: text('IANA name, such as Europe/Rome: days begin there.'),
  language: Type.String({
    pattern: '^[a-z]{2,3}$',
    description: 'The language of visitors whose own the shop does not have.',
  }),
  catalogue_language: Type.Optional(
    Type.String({
      pattern: '^[a-z]{2,3}$',
      description:
        'The language of the names and texts of the catalogue, and of guides that do not say theirs. Default: it.',
    }),
  ),
  email: maybe('Address for questions, shown to everyone.'),
};

const country = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1, such as IT.' });
const percent = Type.Number({ minimum: 0, maximum: 99, description: 'Such as 22.' });

/** `site/shop.md`. */
export const ShopFile = Type.Object(
  {
    ...facts,
    invoice_email: maybe('For questions about an invoice. Default: email.'),
    /** The tax that prices include, stated on invoices. Without it they state none. */
    vat: Type.Optional(
      Type.Object(
        {
          country: Type.String({
            pattern: '^[A-Z]{2}$',
            description: 'ISO 3166-1: of customers who give none for their invoices.',
          }),
          rates: Type.Array(Type.Object({ country, percent }, closed), { minItems: 1 }),
          other: Type.Optional(
            Type.Number({
              minimum: 0,
              maximum: 99,
              description: 'Percent elsewhere. Without it: outside the scope of VAT.',
            }),
          ),
        },
        closed,
      ),
    ),
    /** On invoices and in mails. Without it invoices have the name alone. */
    company: Type.Optional(
      Type.Object(
        {
          name: text('As it is registered.'),
          street: text(),
          postcode: text(),
          city: text('As an invoice names it.'),
          vat: text('VAT and tax number, with the country.'),
          register: maybe('Entry in the register of companies.'),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type ShopFile = Static<typeof ShopFile>;

const siteTexts = {
  title: text(
    "Title of the shop in search engines and in the icon's file, such as 'Siena · Walks'.",
  ),
  description: text('Description for search engines and shared links, at most 160 characters.'),
  claim,
};
/** `site/<language>/shop.md`. */
const SiteTextsFile = Type.Object(siteTexts, closed);

/**
 * A link. In a file `to` is a path of the shop, an https address, or an entry such as `categories/towns`, `guides/siena`
 * or `legal/privacy`; in a call it is a path or an https address, and links to what is not shown are left out.
 */
const SiteLink = Type.Object({ text: text(), to: text() }, closed);

/** `site/<language>/footer.md`. */
const FooterFile = Type.Object(
  {
    /** The block about the apps for phones, and a badge for each store with an address. */
    apps: Type.Optional(
      Type.Object(
        { text: text(), app_store: maybe('Address.'), google_play: maybe('Address.') },
        closed,
      ),
    ),
    groups: Type.Optional(
      Type.Array(
        Type.Object(
          { title: text(), language, links: Type.Array(SiteLink, { minItems: 1 }) },
          closed,
        ),
      ),
    ),
    lines: Type.Optional(
      Type.Array(text(), { description: 'Lines about the company: office, tax data, register.' }),
    ),
  },
  closed,
);
export type WireFooter = Static<typeof FooterFile>;

/** `site/<language>/offers.md`: texts of the page of plans, and of the offer of a single guide. */
const OffersFile = Type.Object(
  {
    lead: maybe('Below the title of the page of plans.'),
    included: Type.Optional(
      Type.Array(text(), { description: 'What every plan includes, a line for each.' }),
    ),
    special: maybe(
      'How to get the special price. {price}, {usual} and {days} are those of the plan.',
    ),
    single: maybe('That guides can be bought without a plan.'),
    guide: Type.Optional(
      Type.Object(
        {
          price: maybe("The price of most guides, such as '4.99'."),
          usual: text('About a guide at this price.'),
          other: maybe('About a guide at another price. {price} means it. Default: usual.'),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** What every page needs: in the HTML of each. */
export const WireSite = Type.Object({
  /** Of these texts. */
  language: Type.String(),
  /** All that the shop has. */
  languages: Type.Array(Type.String()),
  /** With the seller, who is named before a purchase. */
  shop: Type.Object({ ...facts, company: ShopFile.properties.company }),
  texts: Type.Optional(SiteTextsFile),
  footer: Type.Optional(FooterFile),
  offers: Type.Optional(OffersFile),
  /** Whether it has a page for companies. */
  business: Type.Boolean(),
  /** In the order of their files' names. */
  legal: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() })),
  /** What is shown now; `stops` are those with a number at the wall. */
  counts: Type.Object({ guides: Type.Integer(), plans: Type.Integer(), stops: Type.Integer() }),
});
export type WireSite = Static<typeof WireSite>;
export const SiteResponse = envelope(WireSite);

const landing = {
  /** The first screen: a carousel of guides. */
  ideas: Type.Object(
    {
      what: maybe('One line about the shop.'),
      title: text(),
      text: text(),
      trust: maybe('For whom the guides are, and why to trust the shop.'),
    },
    closed,
  ),
  /** The grid of guides. */
  products: Type.Object({ language, claim, ...head, text: text() }, closed),
  features: Type.Optional(Questions),
  faq: Type.Optional(Questions),
  /** On the way to the plans: shown while the shop has plans. */
  call_to_action: Type.Optional(
    Type.Object(
      {
        language,
        claim,
        ...head,
        text: text(),
        /** Marketing prices, as they are written: '€59.99'. */
        prices: Type.Optional(Type.Array(Type.Object({ amount: text(), text: text() }, closed))),
        how: maybe('How to get the special price.'),
        action: text('Of the button to the plans.'),
        free: maybe('Of the button to the free guides.'),
      },
      closed,
    ),
  ),
};
const heroHead = { claim };
const whyHead = { language, claim, ...head };

/** Its texts are those of `hero.json`. */
const HeroFile = Type.Object(
  {
    ...heroHead,
    heading: text(),
    second_heading: text(),
    summary: text(),
    guide,
    subheading: text(),
    second_subheading: text(),
    text: text(),
  },
  closed,
);
/** Its texts are those of `why-choose-us.json`, its titles are of the call. */
const WhyFile = Type.Object(
  { ...whyHead, guide, items: Type.Array(QuestionItem, { minItems: 1 }) },
  closed,
);
/** Its texts are those of `about.json`. */
const AboutFile = Type.Object(
  {
    label: text(),
    heading: text(),
    second_heading: text(),
    text: text(),
    subheading: text(),
    second_text: text(),
  },
  closed,
);

/** `site/<language>/landing.md`. */
export const LandingFile = Type.Object(
  {
    ...landing,
    hero: Type.Optional(HeroFile),
    why: Type.Optional(WhyFile),
    about: Type.Optional(AboutFile),
  },
  closed,
);
export type LandingFile = Static<typeof LandingFile>;

/** */
const review = {
  id: Type.Integer({ minimum: 1 }),
  reviewerName: text(),
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day, such as 2026-11-24.' }),
  star: Type.Integer({ minimum: 1, maximum: 5 }),
  title: text(),
  decs: text('What they say.'),
};
const reviews = {
  language,
  title: text(),
  kicker: maybe('Small text above the title.'),
  text: maybe('Below the title.'),
  sample: Type.Optional(
    Type.Boolean({ description: 'true: these are examples, and each is marked as one.' }),
  ),
};
/** `site/<language>/reviews.md`. */
const ReviewsFile = Type.Object(
  {
    ...reviews,
    items: Type.Array(Type.Object({ ...review, guide: Type.Optional(guide) }, closed), {
      minItems: 1,
    }),
  },
  closed,
);

const WireReview = Type.Object({ ...review, image: Type.Optional(image) });
const WireReviews = Type.Object({ ...reviews, items: Type.Array(WireReview) });

/** The landing page. Of the sections whose texts are static JSON it says that they exist, and their titles. */
export const WireLanding = Type.Object({
  ...landing,
  hero: Type.Optional(Type.Object(heroHead)),
  why: Type.Optional(Type.Object(whyHead)),
  about: Type.Boolean(),
  reviews: Type.Optional(WireReviews),
});
export type WireLanding = Static<typeof WireLanding>;
export const LandingResponse = envelope(WireLanding);

const Items = Type.Object(
  { claim, ...head, text: text(), items: Type.Array(TextItem, { minItems: 1 }) },
  closed,
);
const business = {
  language,
  title: text("The page's title."),
  description: text('For search engines.'),
  intro: Type.Object(
    {
      claim,
      kicker: text(),
      title: text(),
      second_title: maybe(),
      text: text(),
      to_demo: text('Of the button to the form.'),
      to_faq: maybe('Of the button to the questions.'),
      facts: Type.Optional(Type.Array(Type.Object({ figure: text(), text: text() }, closed))),
    },
    closed,
  ),
  reasons: Type.Optional(Items),
  audience: Type.Optional(Items),
  faq: Type.Optional(Questions),
  demo: Type.Object(
    {
      ...head,
      text: text(),
      steps: Type.Optional(Type.Array(text())),
      reply: maybe('When a reply comes. Shown while the form is sent.'),
      sent: maybe('Shown once it is sent.'),
    },
    closed,
  ),
};
/** `site/<language>/business.md`. */
const BusinessFile = Type.Object(
  { ...business, recipient: maybe("Email address that gets the form's messages. Not shown.") },
  closed,
);
export const WireBusiness = Type.Object(business);
export type WireBusiness = Static<typeof WireBusiness>;
export const BusinessResponse = envelope(WireBusiness);

const legal = {
  language,
  title: text(),
  description: maybe('For search engines.'),
  updated: Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day of the last change.' }),
  ),
};
/** `site/<language>/legal/<slug>.md`: the text is below the front matter, in Markdown. */
const LegalFile = Type.Object(legal, closed);
export const WireLegal = Type.Object({
  ...legal,
  slug: Type.String(),
  /** HTML; sanitized where it is shown. */
  html: Type.String(),
});
export type WireLegal = Static<typeof WireLegal>;
export const LegalResponse = envelope(WireLegal);

/** Front matter of each file of a language's folder, by its name; `legal` is each file of the folder `legal/`. */
export const siteFiles = {
  shop: SiteTextsFile,
  landing: LandingFile,
  reviews: ReviewsFile,
  business: BusinessFile,
  footer: FooterFile,
  offers: OffersFile,
  legal: LegalFile,
};
