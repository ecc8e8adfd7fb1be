import { useCategoriesQuery } from '../../features/catalogue/catalogueApi.ts';
import {
  EventCarousel,
  ObjectCarousel,
  PersonCarousel,
  PlaceCarousel,
} from '../../features/catalogue/exhibits/carousels.tsx';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import {
  useEventsQuery,
  useObjectsQuery,
  usePersonsQuery,
  usePlacesQuery,
} from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { isSettled } from '../../shared/api/queryState.ts';
import { routes } from '../../shared/site/paths.ts';
import { useOnce } from '../../shared/lib/useOnce.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { homeCopy } from './copy.ts';
import { ExhibitRow } from './ExhibitRow.tsx';

/** Returns the queries of the rows, which are all sent at once. */
export const useExhibitQueries = () => ({
  persons: usePersonsQuery(),
  objects: useObjectsQuery(),
  places: usePlacesQuery(),
  events: useEventsQuery(),
  categories: useCategoriesQuery(),
});

/**
 * Shows the home's rows of persons, objects, places and events, and 'Browse by category'; no events
 * on small screens. Each row is shown when all rows above it are, so that content in view does not move.
 */
export function ExhibitRows({ queries }: { queries: ReturnType<typeof useExhibitQueries> }) {
  const { persons, objects, places, events, categories } = queries;
  const showsObjects = useOnce(isSettled(persons));
  const showsPlaces = useOnce(showsObjects && isSettled(objects));
  const showsEvents = useOnce(showsPlaces && isSettled(places));
  const showsCategories = useOnce(showsEvents && isSettled(events));
  return (
    <>
      <ExhibitRow
        title={homeCopy.persons}
        all={{ label: homeCopy.allPersons, to: routes.persons }}
        query={persons}
        failed={exhibitsCopy.personsFailed}
        of="persons"
      >
        {(items) => <PersonCarousel label={homeCopy.persons} items={items} />}
      </ExhibitRow>
      {showsObjects && (
        <ExhibitRow
          title={homeCopy.objects}
          all={{ label: homeCopy.allObjects, to: routes.objects }}
          query={objects}
          failed={exhibitsCopy.objectsFailed}
          of="objects"
        >
          {(items) => <ObjectCarousel label={homeCopy.objects} items={items} />}
        </ExhibitRow>
      )}
      {showsPlaces && (
        <ExhibitRow
          title={homeCopy.places}
          all={{ label: homeCopy.allPlaces, to: routes.places }}
          query={places}
          failed={exhibitsCopy.placesFailed}
          of="places"
        >
          {(items) => <PlaceCarousel label={homeCopy.places} items={items} />}
        </ExhibitRow>
      )}
      {showsEvents && (
        <ExhibitRow
          title={homeCopy.events}
          // '/artists'.
          all={{ label: homeCopy.allEvents, to: routes.artists }}
          isForDesktop
          query={events}
          failed={homeCopy.eventsFailed}
          of="events"
        >
          {(items) => <EventCarousel label={homeCopy.events} items={items} />}
        </ExhibitRow>
      )}
      {showsCategories && <CategoryLinks query={categories} />}
    </>
  );
}
