import type { Selectable } from 'kysely';
import type {
  WireEvent,
  WireLocation,
  WireLocationSummary,
  WireObject,
  WireObjectSummary,
  WirePerson,
  WirePersonSummary,
} from '../../../contract/exhibits.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { audioPath } from '../access/audioPaths.ts';
import { audioFor, showsExhibit, transcriptFor, visitor, type Access } from '../access/access.ts';
import { guideRef, linkPictureOf } from './guideStore.ts';
import { hasTranscript } from './transcriptStore.ts';

type PersonRow = Selectable<DB['persons']>;
type ObjectRow = Selectable<DB['objects']>;
type LocationRow = Selectable<DB['locations']>;
type EventRow = Selectable<DB['events']>;

/** A free clip of what is hidden plays by a signed address (audioStore.ts). */
const clipOf = <Row extends { listed: boolean }>(row: Row) => ({ ...row, hidden: !row.listed });

export const toWirePerson =
  (access: Access) =>
  (row: PersonRow): WirePersonSummary => ({
    id: row.id,
    nome_e_cognome: row.name,
    anno_di_nascita: row.born,
    anno_di_morte: row.died,
    italiano: row.text,
    image: row.image,
    file_mp3: audioFor(access, clipOf(row), audioPath('person', row.id)),
    free: row.free ? '1' : '0',
    audio_guide_id: row.guide_id,
  });

export const toWireObject =
  (access: Access) =>
  (row: ObjectRow): WireObjectSummary => ({
    id: row.id,
    titolo: row.title,
    italiano: row.text,
    image: row.image,
    file_mp3: audioFor(access, clipOf(row), audioPath('object', row.id)),
    free: row.free ? '1' : '0',
    anno_di_realizzazione: row.year,
    tecnica: row.technique,
    dimensione: row.dimensions,
    categoria: row.category,
    audio_guide_id: row.guide_id,
  });

export const toWireLocation =
  (access: Access) =>
  (row: LocationRow): WireLocationSummary => ({
    id: row.id,
    luoghi: row.name,
    città: row.city,
    continente: row.continent,
    ...(row.address !== '' && { address: row.address }),
    ...(row.latitude !== null &&
      row.longitude !== null && { latitude: row.latitude, longitude: row.longitude }),
    image: row.image,
    italiano: row.text,
    file_mp3: audioFor(access, clipOf(row), audioPath('location', row.id)),
    free: row.free ? '1' : '0',
    audio_guide_id: row.guide_id,
  });

const toWireEvent = (row: EventRow): WireEvent => ({
  id: row.id,
  eventi: row.title,
  italiano: row.text,
  audio_guide_id: row.guide_id,
});

/** Reads persons, objects, places and events, with links to each other and to guides. */
export const makeExhibitStore = (db: Database) => {
  const personRow = (id: number) =>
    db.sql
      .selectFrom('persons')
      .selectAll()
      .select(hasTranscript('persons.recording_id'))
      .where('id', '=', id)
      .executeTakeFirst();
  const locationRow = (id: number) =>
    db.sql
      .selectFrom('locations')
      .selectAll()
      .select(hasTranscript('locations.recording_id'))
      .where('id', '=', id)
      .executeTakeFirst();
  const eventRow = (id: number) =>
    db.sql.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  const objectsBy = async (access: Access, column: 'person_id' | 'location_id', id: number) =>
    (await db.sql.selectFrom('objects').selectAll().where(column, '=', id).orderBy('id').execute())
      .filter((row) => showsExhibit(access, 'object', row))
      .map(toWireObject(access));

  return {
    persons: async (access: Access = visitor): Promise<WirePersonSummary[]> =>
      (await db.sql.selectFrom('persons').selectAll().orderBy('id').execute())
        .filter((row) => showsExhibit(access, 'person', row))
        .map(toWirePerson(access)),

    person: async (id: number, access: Access = visitor): Promise<WirePerson | null> => {
      const row = await personRow(id);
      if (!row || !showsExhibit(access, 'person', row)) return null;
      const [audio_guide, object] = await Promise.all([
        guideRef(db, row.guide_id, access),
        objectsBy(access, 'person_id', id),
      ]);
      return {
        ...toWirePerson(access)(row),
        ...transcriptFor(access, clipOf(row), 'person'),
        ...linkPictureOf(row.image, row.name),
        audio_guide,
        object,
      };
    },

    objects: async (access: Access = visitor): Promise<WireObjectSummary[]> =>
      (await db.sql.selectFrom('objects').selectAll().orderBy('id').execute())
        .filter((row) => showsExhibit(access, 'object', row))
        .map(toWireObject(access)),

    object: async (id: number, access: Access = visitor): Promise<WireObject | null> => {
      const row = await db.sql
        .selectFrom('objects')
        .selectAll()
        .select(hasTranscript('objects.recording_id'))
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row || !showsExhibit(access, 'object', row)) return null;
      const [audio_guide, person, location, event] = await Promise.all([
        guideRef(db, row.guide_id, access),
        row.person_id === null ? undefined : personRow(row.person_id),
        locationRow(row.location_id),
        row.event_id === null ? undefined : eventRow(row.event_id),
      ]);
      return {
        ...toWireObject(access)(row),
        ...transcriptFor(access, clipOf(row), 'object'),
        ...linkPictureOf(row.image, row.title),
        audio_guide,
        person:
          person && showsExhibit(access, 'person', person) ? toWirePerson(access)(person) : null,
        person_location:
          location && showsExhibit(access, 'location', location)
            ? toWireLocation(access)(location)
            : null,
        person_event: event?.listed ? toWireEvent(event) : null,
      };
    },

    locations: async (access: Access = visitor): Promise<WireLocationSummary[]> =>
      (await db.sql.selectFrom('locations').selectAll().orderBy('id').execute())
        .filter((row) => showsExhibit(access, 'location', row))
        .map(toWireLocation(access)),

    location: async (id: number, access: Access = visitor): Promise<WireLocation | null> => {
      const row = await locationRow(id);
      if (!row || !showsExhibit(access, 'location', row)) return null;
      const [audio_guide, object] = await Promise.all([
        guideRef(db, row.guide_id, access),
        objectsBy(access, 'location_id', id),
      ]);
      return {
        ...toWireLocation(access)(row),
        ...transcriptFor(access, clipOf(row), 'location'),
        ...linkPictureOf(row.image, row.name),
        audio_guide,
        object,
      };
    },

    events: async (): Promise<WireEvent[]> =>
      (
        await db.sql
          .selectFrom('events')
          .selectAll()
          .where('listed', '=', true)
          .orderBy('id')
          .execute()
      ).map(toWireEvent),

    event: async (id: number): Promise<WireEvent | null> => {
      const row = await eventRow(id);
      return row?.listed ? toWireEvent(row) : null;
    },
  };
};
