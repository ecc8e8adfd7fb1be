import {
  EventCarousel,
  ObjectCarousel,
  PersonCarousel,
  PlaceCarousel,
} from '../../features/catalogue/world/carousels.tsx';
import { worldCopy } from '../../features/catalogue/world/copy.ts';
import {
  useEventsQuery,
  useObjectsQuery,
  usePersonsQuery,
  usePlacesQuery,
} from '../../features/catalogue/world/worldApi.ts';
import { routes } from '../../shared/paths.ts';
import { homeCopy } from './copy.ts';
import { WorldRow } from './WorldRow.tsx';

/** The home's rows of persons, objects, places and events (spec section 2); events not on small screens. */
export function WorldRows() {
  return (
    <>
      <WorldRow
        title={homeCopy.persons}
        all={{ label: homeCopy.allPersons, to: routes.persons }}
        answer={usePersonsQuery()}
        failed={worldCopy.personsFailed}
        height={{ xs: 354, md: 384, lg: 376 }}
      >
        {(persons) => <PersonCarousel label={homeCopy.persons} persons={persons} />}
      </WorldRow>
      <WorldRow
        title={homeCopy.objects}
        all={{ label: homeCopy.allObjects, to: routes.objects }}
        answer={useObjectsQuery()}
        failed={worldCopy.objectsFailed}
        height={{ xs: 613, md: 604, lg: 596 }}
      >
        {(objects) => <ObjectCarousel label={homeCopy.objects} objects={objects} />}
      </WorldRow>
      <WorldRow
        title={homeCopy.places}
        all={{ label: homeCopy.allPlaces, to: routes.places }}
        answer={usePlacesQuery()}
        failed={worldCopy.placesFailed}
        height={{ xs: 379, md: 342, lg: 386 }}
      >
        {(places) => <PlaceCarousel label={homeCopy.places} places={places} />}
      </WorldRow>
      <WorldRow
        title={homeCopy.events}
        // Spec section 2: the events row calls all of them '/artists'.
        all={{ label: homeCopy.allEvents, to: routes.artists }}
        isForDesktop
        answer={useEventsQuery()}
        failed={homeCopy.eventsFailed}
        height={{ md: 408, lg: 357 }}
      >
        {(events) => <EventCarousel label={homeCopy.events} events={events} />}
      </WorldRow>
    </>
  );
}
