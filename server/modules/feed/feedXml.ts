import { pathIn, type Language } from '../../../contract/languages.ts';
import { routeTable } from '../../../contract/routes.ts';
import { DAY, MINUTE } from '../../lib/clock.ts';
import { inXml } from '../../lib/xml.ts';
import type { FeedGuide } from './feedStore.ts';

/** Paths below `/storage`; `key` is the feed's token. */
export const feedPaths = {
  feed: (key: string) => `/feed/podcast.xml?key=${key}`,
  track: (id: number, key: string) => `/feed/track-${id}.mp3?key=${key}`,
  words: (id: number, key: string) => `/feed/track-${id}.vtt?key=${key}`,
} as const;

const textsIn: Record<Language, (shop: string) => { title: string; text: string }> = {
  en: (shop) => ({
    title: `My guides at ${shop}`,
    text: `Your guides at ${shop}, to be heard in any podcast app. This address is yours alone: please do not pass it on.`,
  }),
  it: (shop) => ({
    title: `Le mie guide di ${shop}`,
    text: `Le tue guide di ${shop}, da ascoltare in qualsiasi app per podcast. Questo indirizzo è solo tuo: per favore, non condividerlo.`,
  }),
};

/** Returns the largest WebP of a picture's path (contract/guides.ts). */
const pictureFile = (cover: string): string =>
  cover.replace(/\.(?:\d+-)*(\d+)(?:\.c[0-9a-f]{3})?\.(?:webp|avif)$/, '.$1.webp');

interface FeedAddresses {
  /** The site's origin, and the language of its customer. */
  origin: string;
  language: Language;
  key: string;
  /** The shop's name. */
  shop: string;
}

/**
 * Returns the feed of a customer: RSS 2.0 with Apple's and the podcast namespace's elements. Each guide is a season, in the order in which
 * they were acquired, each track an episode. An episode's GUID stays the same when titles, recordings and the feed's address change.
 */
export function feedXml(
  guides: readonly FeedGuide[],
  { origin, language, key, shop }: FeedAddresses,
): string {
  const storage = `${origin}/storage`;
  const texts = textsIn[language](shop);
  const element = (name: string, text: string | number, attributes = ''): string =>
    `<${name}${attributes}>${inXml(String(text))}</${name}>`;
  const attribute = (name: string, value: string | number): string =>
    ` ${name}="${inXml(String(value))}"`;

  const items = guides.flatMap((guide, season) =>
    guide.tracks.map(({ id, title, seconds, bytes, has_transcript }, position) => {
      // A minute apart: apps that ignore seasons sort by date. Not in the future, where apps hide episodes.
      const published = new Date(guide.since.getTime() - DAY + position * MINUTE);
      const page =
        origin + pathIn(language, routeTable.guide.path.replace(':id', String(guide.id)));
      return [
        '<item>',
        element('title', title),
        element('link', page),
        element('guid', `track-${id}`, ' isPermaLink="false"'),
        element('pubDate', published.toUTCString()),
        element('description', guide.text),
        `<enclosure${attribute('url', storage + feedPaths.track(id, key))}${attribute('length', bytes)} type="audio/mpeg"/>`,
        element('itunes:season', season + 1),
        element('podcast:season', season + 1, attribute('name', guide.title)),
        element('itunes:episode', position + 1),
        element('itunes:episodeType', 'full'),
        element('itunes:duration', Math.round(seconds)),
        element('itunes:explicit', 'false'),
        `<itunes:image${attribute('href', `${storage}/${pictureFile(guide.cover)}`)}/>`,
        has_transcript &&
          `<podcast:transcript${attribute('url', storage + feedPaths.words(id, key))} type="text/vtt"` +
            `${guide.language === null ? '' : attribute('language', guide.language)}/>`,
        '</item>',
      ]
        .filter(Boolean)
        .join('\n');
    }),
  );
  const spoken = guides.find((guide) => guide.language !== null)?.language;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"' +
      ' xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"' +
      ' xmlns:podcast="https://podcastindex.org/namespace/1.0">',
    '<channel>',
    element('title', texts.title),
    element('link', origin + pathIn(language, routeTable.library.path)),
    `<atom:link rel="self" type="application/rss+xml"${attribute('href', storage + feedPaths.feed(key))}/>`,
    element('description', texts.text),
    typeof spoken === 'string' && element('language', spoken),
    element('itunes:author', shop),
    `<itunes:image${attribute('href', `${origin}/icon-512.png`)}/>`,
    '<itunes:category text="Arts"/>',
    element('itunes:explicit', 'false'),
    element('itunes:type', 'serial'),
    // No directory lists it, and no other app imports it.
    element('itunes:block', 'Yes'),
    element('podcast:locked', 'yes'),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line) => line !== false)
    .join('\n');
}
