import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { worldCopy } from '../../features/catalogue/world/copy.ts';
import { EventCard } from '../../features/catalogue/world/EventCard.tsx';
import { ObjectCard } from '../../features/catalogue/world/ObjectCard.tsx';
import { PersonCard } from '../../features/catalogue/world/PersonCard.tsx';
import { PlaceCard } from '../../features/catalogue/world/PlaceCard.tsx';
import {
  useEventsQuery,
  useObjectsQuery,
  usePersonsQuery,
  usePlacesQuery,
} from '../../features/catalogue/world/worldApi.ts';
import { routes } from '../../shared/paths.ts';
import { HeardOnly } from '../../shared/ui/HeardOnly.tsx';
import { Belonging } from './Belonging.tsx';
import { guideCopy } from './copy.ts';

interface Props {
  guideId: number;
}

const { all, none, views } = guideCopy;
const sizes = '(min-width: 900px) 250px, (min-width: 600px) 45vw, 92vw';

function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <HeardOnly>{title}</HeardOnly>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {children}
      </Box>
    </>
  );
}

const skeleton = (
  <Cards title={guideCopy.sidePlayer}>
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} variant="rounded" height={360} />
    ))}
  </Cards>
);

export function PersonsView({ guideId }: Props) {
  const texts = { none: none.persons, all: all.persons, failed: worldCopy.personsFailed };
  return (
    <Belonging answer={usePersonsQuery()} to={routes.persons} {...{ guideId, skeleton, texts }}>
      {(persons) => (
        <Cards title={views.persons}>
          {persons.map((person) => (
            <PersonCard key={person.id} person={person} sizes={sizes} />
          ))}
        </Cards>
      )}
    </Belonging>
  );
}

export function ObjectsView({ guideId }: Props) {
  const texts = { none: none.objects, all: all.objects, failed: worldCopy.objectsFailed };
  return (
    <Belonging answer={useObjectsQuery()} to={routes.objects} {...{ guideId, skeleton, texts }}>
      {(objects) => (
        <Cards title={views.objects}>
          {objects.map((object) => (
            <ObjectCard key={object.id} object={object} sizes={sizes} />
          ))}
        </Cards>
      )}
    </Belonging>
  );
}

export function LocationsView({ guideId }: Props) {
  const texts = { none: none.locations, all: all.locations, failed: worldCopy.placesFailed };
  return (
    <Belonging answer={usePlacesQuery()} to={routes.places} {...{ guideId, skeleton, texts }}>
      {(places) => (
        <Cards title={views.locations}>
          {places.map((place) => (
            <PlaceCard key={place.id} place={place} sizes={sizes} />
          ))}
        </Cards>
      )}
    </Belonging>
  );
}

export function EventsView({ guideId }: Props) {
  const texts = { none: none.events, all: all.events, failed: guideCopy.eventsFailed };
  return (
    <Belonging answer={useEventsQuery()} to={routes.events} {...{ guideId, skeleton, texts }}>
      {(events) => (
        <Cards title={views.events}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </Cards>
      )}
    </Belonging>
  );
}
