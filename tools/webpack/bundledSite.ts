import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { DEMO_CATALOGUE } from '../../build.settings.ts';
import type { Language } from '../../contract/languages.ts';
import { textFileOf, type Entry, type SiteKind } from '../../server/catalogue/format/entry.ts';
import { businessIn, landingIn, legalIn, siteIn } from '../../server/modules/site/site.ts';
import type { SiteWords } from '../../server/modules/site/siteStore.ts';
import type { BundledSite } from '../../src/shared/site/bundledSite.ts';
import { coverOf, readBundled } from './bundledFiles.ts';

const FOLDER = path.join(DEMO_CATALOGUE, 'site');

/** Returns the bundled catalogue's words, with the legal pages of one language. */
function bundledWords(language: Language): SiteWords {
  const fileOf = <K extends SiteKind>(kind: K, slug: string) =>
    // `readBundled` has checked the front matter against the kind's schema.
    ({
      kind,
      slug,
      files: [],
      ...readBundled(kind, textFileOf({ kind, slug })),
    }) as unknown as Extract<Entry, { kind: K }>;
  return {
    shop: readBundled('shop', 'site/shop.md').front,
    languages: readdirSync(FOLDER).filter((each) => existsSync(path.join(FOLDER, each, 'shop.md'))),
    file: fileOf,
    legal: () =>
      readdirSync(path.join(FOLDER, language, 'legal'))
        .sort()
        .map((file) => fileOf('legal', `${language}/${path.basename(file, '.md')}`)),
    coverOf,
    pageOf: (folder) => folder,
    counts: { guides: 0, plans: 0, stops: 0 },
  };
}

/** Returns the texts of the bundled catalogue in a language of the interface, as the calls of contract/site.ts have them. */
export function readBundledSite(language: Language): BundledSite {
  const words = bundledWords(language);
  const { counts: _unknown, ...site } = siteIn(words, language);
  const legal = site.legal.map(({ slug }) => [`legal/${slug}`, legalIn(words, language, slug)]);
  const landing = landingIn(words, language);
  const business = businessIn(words, language);
  // The bundled catalogue has each of these files.
  const pages = { landing, business, ...Object.fromEntries(legal) } as BundledSite['pages'];
  return { site, pages };
}

/** Gives the texts to `src/shared/site/bundledSite.ts`. */
export const bundledSitePlugin = (language: Language) =>
  new webpack.DefinePlugin({ __BUNDLED_SITE__: JSON.stringify(readBundledSite(language)) });

/** Returns the title and the description of a page without content. Our server writes its shop's own (server/ssr/document.ts). */
export function bundledHead(language: Language) {
  const { shop, texts } = readBundledSite(language).site;
  return { title: texts?.title ?? shop.name, description: texts?.description ?? '' };
}
