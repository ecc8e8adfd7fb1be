import { writeRows, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';
import type { Catalogue } from '../catalogue/types.ts';

type Id = (slug: string) => number;

const clipColumns = {
  id: 'bigint',
  slug: 'text',
  guide_id: 'bigint',
  text: 'text',
  image: 'text',
  recording_id: 'bigint',
  free: 'boolean',
} as const;

/** Persons, places, events and objects, in the order in which they refer to each other. */
export const writeExhibits = async (
  trx: Trx,
  rows: Catalogue,
  ids: CatalogueIds,
  recording: Id,
): Promise<void> => {
  const clip = (row: Catalogue['persons' | 'places' | 'objects'][number]) => ({
    slug: row.slug,
    guide_id: ids.guide(row.guide),
    text: row.text,
    image: row.image,
    recording_id: recording(row.recording),
    free: row.free,
  });
  await writeRows(
    trx,
    'persons',
    { ...clipColumns, name: 'text', born: 'text', died: 'text' },
    rows.persons.map((row) => {
      const { name, born, died } = row;
      return { ...clip(row), id: ids.person(row.slug), name, born, died };
    }),
  );
  await writeRows(
    trx,
    'locations',
    { ...clipColumns, name: 'text', city: 'text', continent: 'text' },
    rows.places.map((row) => {
      const { name, city, continent } = row;
      return { ...clip(row), id: ids.place(row.slug), name, city, continent };
    }),
  );
  await writeRows(
    trx,
    'events',
    { id: 'bigint', slug: 'text', guide_id: 'bigint', title: 'text', text: 'text' },
    rows.events.map(({ slug, title, text, guide }) => ({
      id: ids.event(slug),
      slug,
      guide_id: ids.guide(guide),
      title,
      text,
    })),
  );
  await writeRows(
    trx,
    'objects',
    {
      ...clipColumns,
      person_id: 'bigint',
      location_id: 'bigint',
      event_id: 'bigint',
      title: 'text',
      year: 'text',
      technique: 'text',
      dimensions: 'text',
      category: 'text',
    },
    rows.objects.map((row) => {
      const { title, year, technique, dimensions, category } = row;
      return {
        ...clip(row),
        id: ids.object(row.slug),
        person_id: row.person === null ? null : ids.person(row.person),
        location_id: ids.place(row.place),
        event_id: row.event === null ? null : ids.event(row.event),
        title,
        year,
        technique,
        dimensions,
        category,
      };
    }),
  );
};
