import { writeRows, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';
import type { Catalogue } from '../catalogue/types.ts';

type Id = (slug: string) => number;

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
    rows.persons.map((row) => {
      const { name, born, died } = row;
      return { ...clip(row), id: ids.person(row.slug), name, born, died };
    }),
  );
  await writeRows(
    trx,
    'locations',
    rows.places.map((row) => {
      const { name, city, continent } = row;
      return { ...clip(row), id: ids.place(row.slug), name, city, continent };
    }),
  );
  await writeRows(
    trx,
    'events',
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
