/** The shop's own words in the form of the calls, by language, cached until the catalogue changes. */
import type { FastifyRequest } from 'fastify';
import { splitLanguage } from '../../../contract/languages.ts';
import type {
  WireBusiness,
  WireFooter,
  WireLanding,
  WireLegal,
  WireSite,
} from '../../../contract/site.ts';
import { linkedEntry } from '../../catalogue/check/siteReferences.ts';
import type { Database } from '../../db/open.ts';
import { VersionedCache } from '../../http/versionedCache.ts';
import { legalHtml } from './legalHtml.ts';
import { readSiteWords, type SiteWords } from './siteStore.ts';
import { staticContentOf, type StaticName } from './staticContent.ts';

export interface Site {
  /** Returns the best language of the shop for a list of wishes, its default one for none of them; null without a site. */
  languageFor: (wishes: readonly string[]) => Promise<string | null>;
  /** Each returns null for what the shop does not have. */
  site: (language: string) => Promise<WireSite | null>;
  landing: (language: string) => Promise<WireLanding | null>;
  business: (language: string) => Promise<WireBusiness | null>;
  legal: (language: string, slug: string) => Promise<WireLegal | null>;
  staticContent: (language: string, name: StaticName) => Promise<object | null>;
  /** Returns who gets the messages of the page for companies. */
  recipient: () => Promise<string | undefined>;
  /** Returns what a page's HTML has of the shop, in the language of its address. */
  siteOf: (request: Pick<FastifyRequest, 'url'>) => Promise<WireSite | undefined>;
}

export function makeSite(db: Database, version: () => Promise<string>): Site {
  // One value: a shop's words take about 100 KB.
  const cache = new VersionedCache<SiteWords>(version, 1, () => 1);
  const words = () => cache.get('', () => readSiteWords(db));
  const inLanguage =
    <T, More extends unknown[]>(
      read: (words: SiteWords, language: string, ...more: More) => T | undefined,
    ) =>
    async (language: string, ...more: More): Promise<T | null> => {
      const found = await words();
      return (found && read(found, language, ...more)) ?? null;
    };
  const languageFor: Site['languageFor'] = async (wishes) => {
    const found = await words();
    if (!found) return null;
    return wishes.find((wish) => found.languages.includes(wish)) ?? found.shop.language;
  };
  const site = inLanguage(siteIn);
  return {
    languageFor,
    site,
    landing: inLanguage(landingIn),
    business: inLanguage(businessIn),
    legal: inLanguage(legalIn),
    staticContent: inLanguage((found, language, name: StaticName) => {
      const landing = found.file('landing', language)?.front;
      return landing && staticContentOf[name](landing, found.coverOf);
    }),
    recipient: async () => {
      const found = await words();
      if (!found) return undefined;
      const files = found.languages.map((language) => found.file('business', language));
      return files.find((file) => file?.front.recipient !== undefined)?.front.recipient;
    },
    siteOf: async ({ url }) => {
      const language = await languageFor([splitLanguage(url).language]);
      return (language !== null && (await site(language))) || undefined;
    },
  };
}

export function siteIn(words: SiteWords, language: string): WireSite {
  const {
    name,
    currency,
    time_zone,
    language: main,
    catalogue_language,
    email,
    company,
  } = words.shop;
  const footer = words.file('footer', language)?.front;
  const texts = words.file('texts', language)?.front;
  const offers = words.file('offers', language)?.front;
  return {
    language,
    languages: words.languages,
    shop: {
      name,
      currency,
      time_zone,
      language: main,
      ...(catalogue_language !== undefined && { catalogue_language }),
      ...(email !== undefined && { email }),
      ...(company && { company }),
    },
    ...(texts && { texts }),
    ...(footer && { footer: footerIn(words, language, footer) }),
    ...(offers && { offers }),
    business: words.file('business', language) !== undefined,
    legal: words
      .legal(language)
      .map(({ slug, front: { title } }) => ({ slug: slug.split('/')[1] ?? '', title })),
    counts: words.counts,
  };
}

/** With links to what is shown alone. */
function footerIn(words: SiteWords, language: string, footer: WireFooter): WireFooter {
  const groups = (footer.groups ?? []).flatMap((group) => {
    const links = group.links.flatMap(({ text, to }) => {
      const target = linkedEntry(to, language);
      if (!target) return [{ text, to }];
      const page = target.kind === 'legal' ? `/${to}` : words.pageOf(to);
      return page === undefined ? [] : [{ text, to: page }];
    });
    return links.length > 0 ? [{ ...group, links }] : [];
  });
  return { ...footer, ...(groups.length > 0 ? { groups } : { groups: undefined }) };
}

export function landingIn(words: SiteWords, language: string): WireLanding | undefined {
  const front = words.file('landing', language)?.front;
  if (!front) return undefined;
  const { hero, why, about, ...landing } = front;
  const reviews = words.file('reviews', language)?.front;
  return {
    ...landing,
    ...(hero && { hero: { claim: hero.claim } }),
    ...(why && {
      why: { language: why.language, claim: why.claim, kicker: why.kicker, title: why.title },
    }),
    about: about !== undefined,
    ...(reviews && {
      reviews: {
        ...reviews,
        items: reviews.items.map(({ guide, ...review }) => {
          const image = guide === undefined ? '' : words.coverOf(guide);
          return { ...review, ...(image !== '' && { image }) };
        }),
      },
    }),
  };
}

export function businessIn(words: SiteWords, language: string): WireBusiness | undefined {
  const front = words.file('business', language)?.front;
  if (!front) return undefined;
  const { recipient: _private, ...business } = front;
  return business;
}

export function legalIn(words: SiteWords, language: string, slug: string): WireLegal | undefined {
  const file = words.file('legal', `${language}/${slug}`);
  return file && { ...file.front, slug, html: legalHtml(file.body, language) };
}
