/** Entries of a folder as rows of the database's tables. */
import { posix } from 'node:path';
import { WireGuideFacts } from '../../contract/guides.ts';
import {
  EVERYTHING,
  folderOf,
  isOf,
  translationOf,
  translationsByGuide,
  type Entry,
  type EntryFile,
} from './format/entry.ts';
import { toHtml } from './format/html.ts';
import {
  coverOf,
  coversOf,
  imageOf,
  recordingFile,
  recordingSlugs,
  themeFile,
} from './store/names.ts';

/** The file that an entry names by its path from the entry's folder. */
function fileOf(entry: Entry, path: string): EntryFile {
  const wanted = posix.join(folderOf(entry), path).normalize('NFC');
  const found = entry.files.find((file) => file.path === wanted);
  if (!found) throw new Error(`${folderOf(entry)} has no ${path}`);
  return found;
}

/** The preview: the guide's own, otherwise its first free track. */
export function themeOf(guide: Entry<'guide'>): EntryFile {
  const { theme, tracks } = guide.front;
  return fileOf(guide, theme ?? tracks.find(({ free }) => free)?.file ?? '');
}

/** A track is known by its recording's name; a recording that a guide has several times is counted. */
function trackKeys(files: string[]): string[] {
  const counts = new Map<string, number>();
  return files.map((file) => {
    const stem = posix.parse(file).name;
    const count = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, count);
    return count === 1 ? stem : `${stem} ${count}`;
  });
}

// The keys of a schema's properties are the names of its type.
const factNames = Object.keys(WireGuideFacts.properties) as (keyof WireGuideFacts)[];

/** Facts that are not known are absent. */
const factsOf = (front: WireGuideFacts): WireGuideFacts =>
  Object.fromEntries(factNames.flatMap((name) => (front[name] ? [[name, front[name]]] : [])));

type SlugOf = ReturnType<typeof recordingSlugs>;

function guideRow(
  guide: Entry<'guide'>,
  {
    cover,
    categoryName,
    translations,
    slugOf,
    pathOf,
  }: {
    cover: string;
    categoryName: string;
    translations: Entry<'translation'>[];
    slugOf: SlugOf;
    pathOf: (file: EntryFile | undefined) => string;
  },
) {
  const { slug, front, body } = guide;
  const keys = trackKeys(front.tracks.map(({ file }) => file));
  return {
    slug,
    title: front.title,
    short: front.summary,
    category: front.category,
    categoryName,
    facts: factsOf(front),
    price: front.price,
    cover,
    theme: themeFile(themeOf(guide)),
    remark: front.special ? 'Special' : 'Standard',
    description: toHtml(body),
    faqs: front.faq ?? [],
    translations: translations.map((one) => ({
      language: translationOf(one).language,
      title: one.front.title,
      short: one.front.summary,
      facts: { ...factsOf(one.front), language: translationOf(one).language },
      description: toHtml(one.body),
      faqs: one.front.faq ?? [],
      tracks: one.front.tracks.map(({ title, file }, index) => ({
        key: keys[index] ?? '',
        title,
        recording: slugOf(one, fileOf(one, file)),
      })),
    })),
    tracks: front.tracks.map(({ title, file, free = false, number = null, picture }, index) => ({
      /** What the track is known by in its guide: its id follows this, so that a track that moves keeps its listeners' progress. */
      key: keys[index] ?? '',
      title,
      recording: slugOf(guide, fileOf(guide, file)),
      free,
      number,
      picture: pathOf(picture === undefined ? undefined : fileOf(guide, picture)),
    })),
  };
}

const rowOf = (slug: string, file: string, { seconds = 0, bytes }: EntryFile) => ({
  slug,
  /** Below `audio/` of the media folder. */
  file,
  seconds,
  bytes,
});

/** Every recording once, as a recording and as a theme where it is one. */
function recordingRows(entries: readonly Entry[], slugOf: SlugOf) {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const entry of entries) {
    for (const file of entry.files) {
      if (file.role !== 'recording') continue;
      const slug = slugOf(entry, file);
      rows.set(slug, rowOf(slug, recordingFile(file), file));
    }
    if (entry.kind !== 'guide') continue;
    const theme = themeOf(entry);
    const slug = themeFile(theme);
    rows.set(slug, rowOf(slug, slug, theme));
  }
  return [...rows.values()];
}

/** What persons, places and objects share. */
function clip(entry: Entry<'person' | 'place' | 'object'>, image: string, slugOf: SlugOf) {
  const { slug, front, body } = entry;
  return {
    slug,
    guide: front.guide,
    text: body,
    image,
    free: front.free ?? false,
    recording: slugOf(entry, fileOf(entry, front.file)),
  };
}

/**
 * Returns the rows of a catalogue without problems, linked by slug: ids belong to the database that it is written to. The
 * order of the entries is the order of new ids.
 */
export function toRows(entries: readonly Entry[]) {
  const guides = entries.filter(isOf('guide'));
  const translations = translationsByGuide(entries);
  const categories = entries
    .filter(isOf('category'))
    .map(({ slug, front: { name } }) => ({ slug, name }));
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const hasEverything = names.has(EVERYTHING);
  const covers = coversOf(entries);
  const pathOf = (file: EntryFile | undefined) => imageOf(file && covers.get(file));
  const image = (entry: Entry | undefined) => pathOf(entry && coverOf(entry));
  const slugOf = recordingSlugs(entries);
  return {
    categories: hasEverything ? categories : [{ slug: EVERYTHING, name: 'All' }, ...categories],
    recordings: recordingRows(entries, slugOf),
    guides: guides.map((guide) =>
      guideRow(guide, {
        cover: image(guide),
        categoryName: names.get(guide.front.category) ?? '',
        translations: translations.get(guide.slug) ?? [],
        slugOf,
        pathOf,
      }),
    ),
    persons: entries.filter(isOf('person')).map((entry) => {
      const { name, born = '', died = '' } = entry.front;
      return { ...clip(entry, image(entry), slugOf), name, born, died };
    }),
    places: entries.filter(isOf('place')).map((entry) => {
      const { name, city, continent, address = '' } = entry.front;
      const { latitude = null, longitude = null } = entry.front;
      const where = { city, continent, address, latitude, longitude };
      return { ...clip(entry, image(entry), slugOf), name, ...where };
    }),
    events: entries.filter(isOf('event')).map(({ slug, front, body }) => ({
      slug,
      guide: front.guide,
      title: front.title,
      text: body,
    })),
    objects: entries.filter(isOf('object')).map((entry) => {
      const { title, category, place, person = null, event = null } = entry.front;
      const { year = '', technique = '', dimensions = '' } = entry.front;
      const facts = { year, technique, dimensions, category };
      return { ...clip(entry, image(entry), slugOf), title, ...facts, place, person, event };
    }),
    plans: entries.filter(isOf('plan')).map(({ slug, front, body }) => {
      const { title, price, months = 0, special = null } = front;
      return { slug, title, description: body, price, duration: months, special };
    }),
    updates: entries.filter(isOf('news')).map((news) => {
      const { title, summary: subTitle, date, guide = null } = news.front;
      // Without a cover of their own they show their guide's.
      const shown = image(news) || image(guides.find(({ slug }) => slug === guide));
      return { slug: news.slug, guide, image: shown, title, subTitle, date };
    }),
  };
}

export type Catalogue = ReturnType<typeof toRows>;
export type GuideRow = Catalogue['guides'][number];
