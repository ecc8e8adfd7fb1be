import { picturePath, updateSlug } from '../../server/catalogue/pictures.ts';
import type { Catalogue, GuideRow, PlanRow } from '../../server/catalogue/types.ts';
import type { AudioManifest } from './audio.ts';
import type { CategoryContent, GuideContent } from './content/types.ts';

/** Category 1 holds every guide; no guide has it as its own. */
const EVERYTHING = { slug: 'tutte', name: 'Tutte' };

/** How the bundled recordings were made (demo/audio-maker). */
const voice = { language: 'it', narrator: 'Synthesized voice' };

const guideRow = (category: CategoryContent, guide: GuideContent, theme: string): GuideRow => ({
  slug: guide.slug,
  category: category.slug,
  categoryName: category.name,
  title: guide.title,
  short: guide.shortDescription,
  cover: picturePath('guide', guide.slug),
  theme,
  price: guide.price,
  remark: guide.special ? 'Special' : 'Standard',
  ...voice,
  description: guide.description,
  faqs: guide.faqs.map(({ question, answer }) => ({ question, answer })),
  tracks: guide.tracks.map(({ title, recording }, index) => ({
    title,
    recording,
    free: index < guide.freeTracks,
  })),
});

/** The first place whose name is taken twice, or a link that leads nowhere, by name: the server must not guess. */
const problemsOf = (rows: Catalogue): string[] => {
  const problems: string[] = [];
  const slugs = (kind: string, list: { slug: string }[]): Set<string> => {
    const seen = new Set<string>();
    for (const { slug } of list) {
      if (seen.has(slug)) problems.push(`${kind} ${slug} exists twice`);
      seen.add(slug);
    }
    return seen;
  };
  slugs('category', rows.categories);
  slugs('object', rows.objects);
  const known = {
    recording: slugs('recording', rows.recordings),
    guide: slugs('guide', rows.guides),
    person: slugs('person', rows.persons),
    place: slugs('place', rows.places),
    event: slugs('event', rows.events),
  };
  const need = (kind: keyof typeof known, slug: string | null, by: string): void => {
    if (slug !== null && !known[kind].has(slug))
      problems.push(`${by}: there is no ${kind} ${slug}`);
  };
  for (const guide of rows.guides) {
    need('recording', guide.theme, guide.slug);
    for (const track of guide.tracks) need('recording', track.recording, guide.slug);
  }
  for (const clip of [...rows.persons, ...rows.places, ...rows.objects]) {
    need('guide', clip.guide, clip.slug);
    need('recording', clip.recording, clip.slug);
  }
  for (const event of rows.events) need('guide', event.guide, event.slug);
  for (const object of rows.objects) {
    need('person', object.person, object.slug);
    need('place', object.place, object.slug);
    need('event', object.event, object.slug);
  }
  for (const update of rows.updates) need('guide', update.guide, update.slug);
  return problems;
};

/**
 * The bundled catalogue as data.
 * @throws Error naming every broken link and every slug that is used twice
 */
export const rowsOf = (
  content: CategoryContent[],
  plans: PlanRow[],
  audio: AudioManifest,
): Catalogue => {
  const themes = audio.themes.map(({ slug }) => slug);
  let counted = 0;
  const nextTheme = (): string => themes[counted++ % themes.length] ?? '';
  const rows: Catalogue = {
    categories: [EVERYTHING, ...content.map(({ slug, name }) => ({ slug, name }))],
    recordings: [...audio.recordings, ...audio.themes],
    guides: content.flatMap((category) =>
      category.guides.map((guide) => guideRow(category, guide, nextTheme())),
    ),
    persons: content.flatMap(({ persons }) =>
      persons.map((person) => ({ ...person, image: picturePath('person', person.slug) })),
    ),
    places: content.flatMap(({ places }) =>
      places.map((place) => ({ ...place, image: picturePath('place', place.slug) })),
    ),
    events: content.flatMap(({ events }) => events),
    objects: content.flatMap(({ objects }) =>
      objects.map((object) => ({
        ...object,
        person: object.person ?? null,
        event: object.event ?? null,
        image: picturePath('object', object.slug),
      })),
    ),
    plans,
    updates: content
      .flatMap(({ updates }) => updates)
      .map((update, index) => ({
        ...update,
        guide: update.guide ?? null,
        slug: updateSlug(index + 1),
      }))
      .map((update) => ({ ...update, image: picturePath('update', update.slug) }))
      .sort((one, other) => one.date.localeCompare(other.date)),
  };
  const problems = problemsOf(rows);
  if (problems.length > 0)
    throw new Error(`The bundled catalogue is broken:\n  ${problems.join('\n  ')}`);
  return rows;
};
