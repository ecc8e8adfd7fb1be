import { writeRows, type Trx } from './bulk.ts';
import type { CatalogueIds } from './ids.ts';
import type { Catalogue } from '../catalogue/toRows.ts';

type Id = (slug: string) => number;

/** Persons, places, events and objects, in the order in which they refer to each other. */
export const writeExhibits = async (
  trx: Trx,
  rows: Catalogue,
  ids: CatalogueIds,
  recording: Id,
): Promise<void> => {
  const clip = <Row extends { guide: string; recording: string }>(row: Row) => {
    const { guide, recording: file, ...columns } = row;
    return { ...columns, guide_id: ids.guide(guide), recording_id: recording(file) };
  };
  await writeRows(
    trx,
    'persons',
    rows.persons.map((row) => ({ ...clip(row), id: ids.person(row.slug) })),
  );
  await writeRows(
    trx,
    'locations',
    rows.places.map((row) => ({ ...clip(row), id: ids.place(row.slug) })),
  );
  await writeRows(
    trx,
    'events',
    rows.events.map(({ guide, ...row }) => ({
      ...row,
      id: ids.event(row.slug),
      guide_id: ids.guide(guide),
    })),
  );
  await writeRows(
    trx,
    'objects',
    rows.objects.map(({ person, place, event, ...row }) => ({
      ...clip(row),
      id: ids.object(row.slug),
      person_id: person === null ? null : ids.person(person),
      location_id: ids.place(place),
      event_id: event === null ? null : ids.event(event),
    })),
  );
};
