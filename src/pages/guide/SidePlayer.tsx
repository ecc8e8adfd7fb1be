import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { GuideDetail } from '../../domain/model.ts';
import { worldCopy } from '../../features/catalogue/world/copy.ts';
import {
  useEventsQuery,
  useObjectsQuery,
  usePersonsQuery,
  usePlacesQuery,
} from '../../features/catalogue/world/worldApi.ts';
import { paths, routes } from '../../shared/paths.ts';
import { AddressTabs } from '../AddressTabs.tsx';
import { Belonging } from './Belonging.tsx';
import { ClipRow } from './ClipRow.tsx';
import { guideCopy } from './copy.ts';
import './sidePlayer.css';

const { all, none, sides } = guideCopy;
const skeleton = [1, 2, 3].map((each) => (
  <Skeleton key={each} variant="rounded" height={64} sx={{ my: 1 }} />
));

interface Props {
  guide: GuideDetail;
}

/** The recordings about a guide's persons, objects, places and events, beside its tabs. */
export function SidePlayer({ guide }: Props) {
  return (
    <section className="side-player" data-scheme="dark" aria-labelledby="side-player">
      <Typography variant="h4" component="h2" id="side-player" sx={{ px: 2.5, pt: 2.5, pb: 1 }}>
        {guideCopy.sidePlayer}
      </Typography>
      <AddressTabs
        isNarrow
        label={guideCopy.sidePlayer}
        parameter="side"
        tabs={sides}
        contents={{
          person: () => <Persons guide={guide} />,
          object: () => <Objects guide={guide} />,
          location: () => <Locations guide={guide} />,
          event: () => <Events guide={guide} />,
        }}
      />
    </section>
  );
}

function Persons({ guide }: Props) {
  const texts = { none: none.persons, all: all.persons, failed: worldCopy.personsFailed };
  return (
    <Belonging
      answer={usePersonsQuery()}
      guideId={guide.id}
      to={routes.persons}
      {...{ skeleton, texts }}
    >
      {(persons) => (
        <ul>
          {persons.map((person) => (
            <ClipRow
              key={person.id}
              kind="person"
              about={person}
              title={person.name}
              to={paths.person(person.id)}
            />
          ))}
        </ul>
      )}
    </Belonging>
  );
}

function Objects({ guide }: Props) {
  const texts = { none: none.objects, all: all.objects, failed: worldCopy.objectsFailed };
  return (
    <Belonging
      answer={useObjectsQuery()}
      guideId={guide.id}
      to={routes.objects}
      {...{ skeleton, texts }}
    >
      {(objects) => (
        <ul>
          {objects.map((object) => (
            <ClipRow
              key={object.id}
              kind="object"
              about={object}
              title={object.title}
              to={paths.object(object.id)}
            />
          ))}
        </ul>
      )}
    </Belonging>
  );
}

function Locations({ guide }: Props) {
  const texts = { none: none.locations, all: all.locations, failed: worldCopy.placesFailed };
  return (
    <Belonging
      answer={usePlacesQuery()}
      guideId={guide.id}
      to={routes.places}
      {...{ skeleton, texts }}
    >
      {(places) => (
        <ul>
          {places.map((place) => (
            <ClipRow
              key={place.id}
              kind="place"
              about={place}
              title={place.name}
              to={paths.place(place.id)}
            />
          ))}
        </ul>
      )}
    </Belonging>
  );
}

/** Events have no recording: their names lead to their pages. */
function Events({ guide }: Props) {
  const texts = { none: none.events, all: all.events, failed: guideCopy.eventsFailed };
  return (
    <Belonging
      answer={useEventsQuery()}
      guideId={guide.id}
      to={routes.events}
      {...{ skeleton, texts }}
    >
      {(events) => (
        <ul>
          {events.map(({ id, title }) => (
            <Box component="li" key={id} sx={{ py: 1.5 }}>
              <Link component={RouterLink} to={paths.event(id)} color="inherit" lang="it">
                {title}
              </Link>
            </Box>
          ))}
        </ul>
      )}
    </Belonging>
  );
}
