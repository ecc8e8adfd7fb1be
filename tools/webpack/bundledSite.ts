import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { DEMO_CATALOGUE } from '../../build.settings.ts';
import type { Language } from '../../contract/languages.ts';
import type { WireLanding } from '../../contract/site.ts';
import { legalHtml } from '../../server/modules/site/legalHtml.ts';
import type { BundledSite } from '../../src/shared/site/bundledSite.ts';
import { coverOf, readBundled } from './bundledFiles.ts';

const FOLDER = path.join(DEMO_CATALOGUE, 'site');

/** Returns the texts of the bundled catalogue in a language of the interface, as the calls of contract/site.ts have them. */
export function readBundledSite(language: Language): BundledSite {
  const { front: shop } = readBundled('shop', 'site/shop.md');
  const { name, currency, time_zone, language: main, catalogue_language, email } = shop;
  const { company: seller } = shop;
  const inLanguage = (file: string) => `site/${language}/${file}.md`;
  const { front: landing } = readBundled('landing', inLanguage('landing'));
  const { front: reviews } = readBundled('reviews', inLanguage('reviews'));
  const { front: company } = readBundled('business', inLanguage('business'));
  const { recipient: _private, ...business } = company;
  const legal = readdirSync(path.join(FOLDER, language, 'legal'))
    .sort()
    .map((file) => {
      const slug = path.basename(file, '.md');
      const { front, body } = readBundled('legal', inLanguage(`legal/${slug}`));
      return { ...front, slug, html: legalHtml(body, language) };
    });
  const { hero, why, about } = landing;
  return {
    site: {
      language,
      languages: readdirSync(FOLDER).filter((each) =>
        existsSync(path.join(FOLDER, each, 'shop.md')),
      ),
      shop: {
        name,
        currency,
        time_zone,
        language: main,
        ...(catalogue_language && { catalogue_language }),
        ...(email && { email }),
        ...(seller && { company: seller }),
      },
      texts: readBundled('texts', inLanguage('shop')).front,
      footer: readBundled('footer', inLanguage('footer')).front,
      offers: readBundled('offers', inLanguage('offers')).front,
      business: true,
      legal: legal.map(({ slug, title }) => ({ slug, title })),
    },
    pages: {
      landing: {
        ...landing,
        ...(hero && { hero: { claim: hero.claim } }),
        ...(why && {
          why: { language: why.language, claim: why.claim, kicker: why.kicker, title: why.title },
        }),
        about: about !== undefined,
        reviews: {
          ...reviews,
          items: reviews.items.map(({ guide, ...review }) => ({
            ...review,
            ...(guide && { image: coverOf(guide) }),
          })),
        },
      } as WireLanding, // without the texts of the static JSON files
      business,
      ...Object.fromEntries(legal.map((each) => [`legal/${each.slug}`, each])),
    },
  };
}

/** Gives the texts to `src/shared/site/bundledSite.ts`. */
export const bundledSitePlugin = (language: Language) =>
  new webpack.DefinePlugin({ __BUNDLED_SITE__: JSON.stringify(readBundledSite(language)) });

/** Returns the title and the description of a page without content. Our server writes its shop's own (server/ssr/document.ts). */
export function bundledHead(language: Language) {
  const { shop, texts } = readBundledSite(language).site;
  return { title: texts?.title ?? shop.name, description: texts?.description ?? '' };
}
